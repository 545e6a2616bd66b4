/// A flick completes only if it is not also one across; otherwise a share of the width decides, and
/// a flick back cancels.
///
/// Slidr: its drag helper takes speeds below 400 dp/s for none, along and across alike, so that its
/// own limit of 5 never matters.
public struct StraightFling: CompletionPolicy, Equatable {
  /// Speed in pt/s from which on motion along an axis counts at all.
  public var flingVelocity: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Slidr's.
  public init(
    flingVelocity: Double = 400, fraction: Double = 0.25, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.flingVelocity, self.fraction, self.boundary) = (flingVelocity, fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .crossVelocity] }

  /// How far the release reaches in widths; an infinity where a flick decides.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, along.isFinite, across.isFinite else { return .nan }
    if along > 0, along >= flingVelocity, abs(across) < flingVelocity { return .infinity }
    if along < 0, -along >= flingVelocity { return -.infinity }
    return release.inWidths(release.translation)
  }
}
