public import SwipeSimulation
import TrialStatistics

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

  /// A share with its 95 % interval over people.
  public struct Share: Sendable, Equatable {
    /// The share and the ends of its interval, 0 to 1.
    public var rate, low, high: Double

    /// Creates a share that was published.
    public init(rate: Double, low: Double, high: Double) {
      (self.rate, self.low, self.high) = (rate, low, high)
    }
  }

  /// The share of all scrolls that passes each gate.
  public var acceptance: [Gate: Share]
  /// The share of moving scrolls that leans further from vertical than each of `angles`.
  public var leaning: [Double: Double]

  /// Creates a summary that was published.
  public init(acceptance: [Gate: Share], leaning: [Double: Double]) {
    self.acceptance = acceptance
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
    for gate in Gate.all {
      var moments = ClusterMoments(policies: 1)
      for person in scrolls.people {
        let count = scrolls.strokes[person].count { gate.accepts($0) }
        moments.add(trials: person.count, successes: [count])
      }
      let estimate = RateEstimate(moments: moments, policy: 0)
      acceptance[gate] = Share(rate: estimate.rate, low: estimate.low, high: estimate.high)
    }
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
}
