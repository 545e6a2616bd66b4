/// Completes when the finger is fast in any direction, or past a share of the width.
///
/// A rule of media viewers, which are thrown away either way: the speed is that of the finger in
/// the plane, and travel counts behind the start as well.
public struct FastOrFraction: CompletionPolicy, Equatable {
  /// Speed in the plane in pt/s beyond which any release completes.
  public var fastVelocity: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Mastodon's.
  public init(
    fastVelocity: Double = 1200, fraction: Double = 0.165, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.fastVelocity, self.fraction, self.boundary) = (fastVelocity, fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .crossVelocity] }

  /// How far the release reaches in widths; infinite where it is fast.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, along.isFinite, across.isFinite else { return .nan }
    // Squares compare as the speeds do, and need no root.
    let isFast = along * along + across * across > fastVelocity * fastVelocity
    return isFast ? .infinity : release.inWidths(abs(release.translation))
  }
}
