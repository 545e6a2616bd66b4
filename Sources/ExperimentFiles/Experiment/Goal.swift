/// What a recommended rule or system keeps to, on every screen.
public struct Limits: Sendable, Equatable {
  /// The most completed pops among the content gestures of the worst kind, as a proportion.
  public var accidents: Double
  /// The fewest cancelled pops among those that people withdrew, as a proportion.
  public var abortsHonoured: Double
  /// Of systems: the most strokes of a page's content that are lost, and that move page and content
  /// at once, beyond those of the system that is most careful there, as proportions.
  ///
  /// One stroke in twenty: about as many begin where the system's own edge swipe lies.
  public var (blockedContent, dualActivation) = (0.05, 0.05)
  /// Of systems: the most sessions on a page after which nothing can be pushed any more, or stack
  /// and screen disagree, as a proportion.
  public var stuck = 0.0

  /// Keeps to a false trigger in two hundred scrolls, and to nineteen of twenty withdrawn pops.
  ///
  /// Chosen by looking at `Reports/quickstart`: behind a plain pan the best rule completes 88 % of
  /// wanted pops on a phone and 92 % on a tablet at 0.1 % false triggers, 94 and 95 % at 0.2 %, 96
  /// and 97 % at 0.5 %, 97 and 97 % at 1 %. Half of 1 % is where twice as many false triggers stop
  /// to buy more than a point. Rules on distance alone honour 70 to 80 % of withdrawn pops where
  /// they complete most wanted ones, rules that ask which way the finger leaves nearly all: 95 %
  /// tells them apart.
  public static let usual = Limits(accidents: 0.005, abortsHonoured: 0.95)

  /// Keeps to both.
  public init(accidents: Double, abortsHonoured: Double) {
    (self.accidents, self.abortsHonoured) = (accidents, abortsHonoured)
  }
}

/// One thing that a policy is chosen for.
public enum Goal: Sendable, Equatable {
  /// The highest success on the worst screen within limits on every screen.
  case limits(Limits)
  /// The least cost on the worst screen by a prior and a price.
  case cost(prior: String, ratio: Double)

  /// The limit of false triggers as a proportion; nil where costs are weighed.
  public var accidents: Double? {
    if case .limits(let limits) = self { limits.accidents } else { nil }
  }
}

extension Limits {
  /// What experiments call each.
  package static var keys: [(name: String, limit: WritableKeyPath<Limits, Double>, summary: String)]
  {
    [
      (
        "false_triggers", \.accidents,
        "at most so many completed pops among the content gestures of the worst kind"
      ),
      (
        "aborts_honoured", \.abortsHonoured,
        "at least so many cancelled pops among those that people withdrew"
      ),
      (
        "blocked_content", \.blockedContent,
        "of systems: what the content's gestures lose beyond the most careful system"
      ),
      (
        "dual_activation", \.dualActivation,
        "of systems: strokes that pop and move content, beyond the most careful system"
      ),
      ("stuck", \.stuck, "of systems: sessions that a broken navigation ends"),
    ]
  }
}
