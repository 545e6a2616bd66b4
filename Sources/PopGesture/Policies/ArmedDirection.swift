/// Once a flick or a length has armed the drag, the direction of the motion at release decides.
///
/// The drawer of React Navigation: past the length any return cancels, and a resting finger
/// completes. Lengths and speeds count in both directions, so a quick return of a few pt is armed
/// too, and cancels.
public struct ArmedDirection: CompletionPolicy, Equatable {
  /// Length in pt that arms.
  public var distance: Double
  /// Whether that length itself does.
  public var boundary: ThresholdBoundary
  /// Speed in pt/s beyond which a flick arms.
  public var flingVelocity: Double
  /// Length in pt that a flick must exceed.
  public var flingDistance: Double

  /// Creates the policy; the defaults are the drawer's.
  public init(
    distance: Double = 60, flingVelocity: Double = 500, flingDistance: Double = 5,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.distance, self.boundary) = (distance, boundary)
    (self.flingVelocity, self.flingDistance) = (flingVelocity, flingDistance)
  }

  /// The length that arms, in pt.
  public var threshold: Double { distance }

  /// The drag's length in pt where the direction is right; infinite on a flick, minus infinity
  /// where the direction cancels.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (travel, velocity) = (release.translation, release.velocity)
    guard release.tellsOfDrag, velocity.isFinite else { return .nan }
    let direction = velocity == 0 ? travel : velocity
    guard direction > 0 else { return -.infinity }
    let isFling = abs(travel) > flingDistance && abs(velocity) > flingVelocity
    return isFling ? .infinity : abs(travel)
  }
}
