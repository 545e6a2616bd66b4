/// Which side of the threshold the threshold itself belongs to.
///
/// Sources differ, and on a grid of thresholds the difference is visible, so each policy says.
public enum ThresholdBoundary: Sendable, CaseIterable {
  /// Complete only when the score is greater than the threshold (`>`).
  case exclusive
  /// Complete when the score is at least the threshold (`>=`).
  case inclusive

  /// Whether `score` completes the pop; one that is not a number never does.
  @inlinable public func accepts(_ score: Double, threshold: Double) -> Bool {
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
public protocol CompletionPolicy: Sendable {
  /// The score that must be reached or exceeded.
  var threshold: Double { get }
  /// Whether a score equal to the threshold completes.
  var boundary: ThresholdBoundary { get }
  /// How strongly this release speaks for completing; not a number means cancel.
  func score(_ release: Release) -> Double
  /// What the rule reads of a release beside the translation and the view's width: the velocity
  /// unless it says otherwise.
  ///
  /// A tracker made for the policy (`PathTracker`) reads no more than that.
  var needs: ReleaseNeeds { get }
  /// What the rule must remember of the drag while it goes on, before its first event; nil where a
  /// release tells everything.
  var reversalRule: ReversalRule? { get }
  /// How the rule's travel is counted while the finger is down (`Release.countedTravel`); nil where
  /// a release tells it.
  var travelRule: TravelRule? { get }
}

extension CompletionPolicy {
  /// The velocity, as most rules.
  @inlinable public var needs: ReleaseNeeds { .velocity }
  /// Nothing: most rules read the release alone.
  @inlinable public var reversalRule: ReversalRule? { nil }
  /// None: most rules take the net translation.
  @inlinable public var travelRule: TravelRule? { nil }

  /// Whether the pop completes on this release.
  ///
  /// A release that was not told what the rule reads (`Release.lacks`) is a mistake of the caller:
  /// where the library is built for debugging it stops, elsewhere the release cancels. So does one
  /// without a width, or at infinity.
  @inlinable public func completes(_ release: Release) -> Bool {
    let isTold = release.lacks(needs).isEmpty
    assert(isTold, "the release lacks what the policy reads; see `needs` of the policy")
    return isTold && release.tellsOfDrag && boundary.accepts(score(release), threshold: threshold)
  }
}
