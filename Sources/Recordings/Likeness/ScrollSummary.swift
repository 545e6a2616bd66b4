public import SwipeSimulation

/// What is known of reading scrolls: how often completion rules would accept them, and how far they
/// lean.
public struct ScrollSummary: Sendable, Equatable {
  /// The intent of scrolls.
  public static let intent = Intent.contentVertical
  /// The angles from vertical, in degrees, beyond which scrolls are counted.
  public static let angles = [20.0, 30, 45]

  /// A rule behind a direction lock.
  public struct Gate: Sendable, Hashable {
    /// The rule.
    public let rule: AcceptanceRule
    /// The lock before it.
    public let lock: DirectionLock

    /// Puts a lock before a rule.
    public init(rule: AcceptanceRule, lock: DirectionLock) {
      self.rule = rule
      self.lock = lock
    }

    /// Name in tables.
    public var name: String {
      lock == .none ? "\(rule.name), no lock" : "\(rule.name), lock \(lock.rawValue)"
    }

    /// Every rule behind every lock, locks first.
    public static let all = DirectionLock.allCases.flatMap { lock in
      AcceptanceRule.scrolls.map { Gate(rule: $0, lock: lock) }
    }

    /// Whether a scroll passes the lock and is accepted.
    func accepts(_ stroke: RecordedStroke) -> Bool {
      lock.admits(stroke.features) && rule.acceptsDrift(of: stroke)
    }
  }

  /// A rule on speed and one on distance, behind the same lock: which of them scrolls meet more
  /// often is what a choice between the two hangs on.
  public static let rivals = ["vx>=300", "dx>=100"].compactMap { name in
    Gate.all.first { $0.rule.name == name && $0.lock == .degrees45 }
  }

  /// The share of all scrolls that passes each gate.
  public var acceptance: [Gate: RecordedFigure]
  /// How many times the share of the first of `rivals` is that of the second; nil when unknown.
  public var rivalry: RecordedFigure?
  /// The share of moving scrolls that leans further from vertical than each of `angles`.
  public var leaning: [Double: Double]

  /// Creates a summary that was published.
  public init(
    acceptance: [Gate: RecordedFigure], rivalry: RecordedFigure, leaning: [Double: Double]
  ) {
    self.acceptance = acceptance
    self.rivalry = rivalry
    self.leaning = leaning
  }

  /// Computes the summary of the scrolls among strokes; nil when there are none.
  ///
  /// Each scroll counts the same, as in the published table; intervals respect that scrolls of one
  /// person are alike.
  public init?(_ strokes: [RecordedStroke]) {
    let scrolls = StrokeSample(strokes.filter { $0.intent == Self.intent.rawValue })
    guard !scrolls.strokes.isEmpty else { return nil }
    acceptance = [:]
    let sizes = scrolls.people.map { Double($0.count) }
    var accepted: [Gate: [Double]] = [:]
    for gate in Gate.all {
      let counts = scrolls.people.map { person in
        Double(scrolls.strokes[person].count { gate.accepts($0) })
      }
      accepted[gate] = counts
      acceptance[gate] = Self.share(of: counts, among: sizes)
    }
    let rivals = Self.rivals.compactMap { accepted[$0] }
    if rivals.count == 2 { rivalry = Self.share(of: rivals[0], among: rivals[1]) }
    let moving = scrolls.strokes.map(\.features).filter {
      $0.distance >= StrokeDirection.shortest
    }
    leaning = [:]
    for angle in Self.angles {
      let leaningScrolls = moving.count {
        FitMath.degrees(rise: abs($0.dx), run: abs($0.dy)) > angle
      }
      leaning[angle] = Double(leaningScrolls) / Double(moving.count)
    }
  }

  /// The sum of some counts, one a person, over that of others; without an interval, nothing at all
  /// is ruled out.
  private static func share(of counts: [Double], among others: [Double]) -> RecordedFigure {
    let (sum, total) = (counts.reduce(0, +), others.reduce(0, +))
    let shares = zip(counts, others).map { (sum - $0) / (total - $1) }
    return RecordedFigure(share: sum / total, leavingOut: shares)
      ?? RecordedFigure(sum / total, 0, .infinity)
  }
}
