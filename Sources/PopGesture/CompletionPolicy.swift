/// Which side of the threshold the threshold itself belongs to.
///
/// Sources differ, and on a grid of thresholds the difference is visible, so each policy says.
public enum ThresholdBoundary: String, Sendable, CaseIterable {
  /// Complete only when the score is greater than the threshold (`>`).
  case exclusive
  /// Complete when the score is at least the threshold (`>=`).
  case inclusive

  /// What it is called in experiments: `>` or `>=`.
  public var symbol: String { self == .exclusive ? ">" : ">=" }

  /// Whether `score` completes the pop.
  ///
  /// A score that is not a number never does.
  @inlinable
  public func accepts(_ score: Double, threshold: Double) -> Bool {
    switch self {
    case .exclusive: score > threshold
    case .inclusive: score >= threshold
    }
  }
}

/// A rule that decides, when the finger lifts, whether the pop completes or is cancelled.
///
/// Every rule is a scalar score of the release and a threshold: raising the threshold can only
/// turn completions into cancellations. Overrides and vetoes are scores of plus and minus infinity.
/// A rule uses arithmetic only, allocates nothing, and gives the same answer in an app and in the
/// experiment that chose it.
public protocol CompletionPolicy: Sendable, Equatable {
  /// Name, rule, parameters and source of the family to which this policy belongs.
  static var family: PolicyFamily { get }
  /// Creates the policy from checked parameter values.
  init(_ parameters: PolicyParameterValues) throws(PolicyParameterError)
  /// The score that must be reached or exceeded.
  var threshold: Double { get }
  /// Whether a score equal to the threshold completes.
  var boundary: ThresholdBoundary { get }
  /// What the rule must remember of the drag while it goes on, before its first event; nil where a
  /// release tells everything.
  var reversalRule: ReversalRule? { get }
  /// How the rule's travel is counted while the finger is down (`Release.countedTravel`); nil where
  /// a release tells it.
  var travelRule: TravelRule? { get }
  /// Whether the rule's x counts from touch-down, slop included (`Release.displacement`).
  var countsFromTouchDown: Bool { get }
  /// The rule with the policy's own numbers, where its family's has clauses that it does not use;
  /// nil elsewhere.
  var ownRule: String? { get }
  /// Swift source that makes this very policy, such as `Fraction(fraction: 0.5)`.
  ///
  /// The call of its typed initializer, without arguments that are left at their defaults.
  var swiftSource: String { get }
  /// How strongly this release speaks for completing; not a number means cancel.
  func score(_ release: Release) -> Double
}

extension CompletionPolicy {
  /// Nothing: most rules read the release alone.
  @inlinable
  public var reversalRule: ReversalRule? { nil }
  /// None: most rules take the net translation.
  @inlinable
  public var travelRule: TravelRule? { nil }
  /// Not: most rules take a recognizer's translation.
  public var countsFromTouchDown: Bool { false }
  /// None: the family's rule tells it.
  public var ownRule: String? { nil }

  /// Whether the pop completes on this release.
  @inlinable
  public func completes(_ release: Release) -> Bool {
    boundary.accepts(score(release), threshold: threshold)
  }
}
