/// Completes when the drag is armed at release: a few pt arm it, a sustained reversal disarms it,
/// and a flick completes in any case.
///
/// Android's back gesture. Distances are small because its gate is strict. The rule needs a tracker
/// that follows `reversalRule`: a release of which nobody kept the reversals never completes.
public struct ReversalHysteresis: CompletionPolicy, Equatable {
  /// When the drag is armed and disarmed.
  public var rule: ReversalRule
  /// Travel in pt since the last change of direction that a flick must exceed.
  public var flingDistance: Double
  /// Speed in pt/s that a flick must exceed.
  public var flingVelocity: Double

  /// Creates the policy; the defaults are Android's numbers, with a touch slop of 8 pt.
  public init(
    rule: ReversalRule = ReversalRule(), flingDistance: Double = 24, flingVelocity: Double = 50
  ) {
    (self.rule, self.flingDistance, self.flingVelocity) = (rule, flingDistance, flingVelocity)
  }

  /// What must be followed while the finger is down.
  public var reversalRule: ReversalRule? { rule }
  /// None: the score is an infinity.
  public var threshold: Double { 0 }
  /// Of no consequence.
  public var boundary: ThresholdBoundary { .exclusive }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .displacement, .reversal] }

  /// Plus infinity where the release completes, minus infinity where it cancels.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, release.displacement.isFinite, release.runTravel.isFinite,
      release.velocity.isFinite
    else { return .nan }
    let isFlung = release.runTravel > flingDistance && release.velocity > flingVelocity
    let isArmed =
      switch release.reversal {
      case .active: true
      case .entry: release.displacement > rule.armDistance
      case .inactive: false
      }
    return isArmed || isFlung ? .infinity : -.infinity
  }
}
