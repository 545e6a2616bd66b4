/// The finger must have gone a share of the view's longer side; a fling back cancels.
///
/// Chromium's overscroll navigation. The divisor is the longer side, so a phone held upright needs
/// a quarter of its height; and travel counts from touch-down, start threshold included. A fling
/// onwards decides nothing: the source's 1100 dip/s are asked of a state that the same fling has
/// reset before. Once beyond the start threshold, a return within it starts the count anew, and
/// only the direction that was first counts.
public struct LongSideOverscroll: CompletionPolicy, Equatable {
  /// Speed back in pt/s beyond which a fling cancels.
  public var returnVelocity: Double
  /// Travel in pt within which nothing has started.
  public var startDistance: Double
  /// Share of the longer side, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Chromium's for touch.
  public init(
    returnVelocity: Double = 50, startDistance: Double = 50, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    self.startDistance = startDistance
    (self.returnVelocity, self.fraction, self.boundary) = (returnVelocity, fraction, boundary)
  }

  /// Anew after a return within the start threshold.
  public var travelRule: TravelRule? { .restarting(startDistance) }

  /// The share of the longer side.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .displacement, .countedTravel, .viewHeight] }

  /// How far the finger has gone, in longer sides; minus infinity where a fling cancels.
  ///
  /// Where the height is unknown the width alone is known, and stands for the longer side.
  @inlinable
  public func score(_ release: Release) -> Double {
    let velocity = release.velocity
    guard release.tellsOfDrag, release.displacement.isFinite, velocity.isFinite else { return .nan }
    if -velocity > returnVelocity { return -.infinity }
    let (width, height) = (release.viewWidth, release.viewHeight)
    return release.countedTravel(or: release.displacement) / (height > width ? height : width)
  }
}
