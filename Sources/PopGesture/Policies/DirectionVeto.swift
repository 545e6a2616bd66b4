/// Completes past a share of the width unless the finger last moved back.
///
/// Onsen UI's swipe. The last direction is the greater of the two along and across, so that a
/// finger that leaves up or down does not cancel, whichever way it drifts meanwhile.
public struct DirectionVeto: CompletionPolicy, Equatable {
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Onsen's.
  public init(fraction: Double = 0.2, boundary: ThresholdBoundary = .exclusive) {
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .crossVelocity] }

  /// How far the release reaches in widths; minus infinity where the finger moved back.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, along.isFinite, across.isFinite else { return .nan }
    if along < 0, abs(along) >= abs(across) { return -.infinity }
    return release.inWidths(release.translation)
  }
}
