/// Completes when the finger, carried on for the transition's duration, would end beyond a distance
/// that is capped: UIKit's own rule, as far as known.
public struct NavigationProjection: CompletionPolicy, Equatable {
  /// Look-ahead in s.
  public var duration: Double
  /// Largest distance in pt.
  public var cap: Double
  /// The distance on narrower views, as a share of their width.
  public var fraction: Double
  /// How many times that distance must be exceeded.
  public var scale: Double

  /// Creates the policy.
  public init(
    duration: Double = 0.35, cap: Double = 187.5, fraction: Double = 0.5, scale: Double = 1
  ) {
    (self.duration, self.cap) = (duration, cap)
    (self.fraction, self.scale) = (fraction, scale)
  }

  /// The distance itself cancels.
  public var boundary: ThresholdBoundary { .exclusive }

  /// How many times the distance must be exceeded.
  public var threshold: Double { scale }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .acceleration, .changes] }

  /// Where the finger would be after the duration, in multiples of the distance; infinite where the
  /// direction alone decides; minus infinity when nothing scrubbed the transition.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, release.velocity.isFinite else { return .nan }
    if release.changes < 1 { return -.infinity }
    if release.changes < 2 { return release.velocity > 0 ? .infinity : -.infinity }
    let ahead = release.velocity + release.acceleration * duration / 2
    let projected = release.translation + ahead * duration
    let distance = min(cap, fraction * release.viewWidth)
    if distance > 0 { return projected / distance }
    return projected > 0 ? .infinity : -.infinity
  }
}
