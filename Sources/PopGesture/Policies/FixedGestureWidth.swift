/// Measures the drag in widths of a gesture of fixed length, not of the view; any return cancels.
///
/// Firefox's history swipe: what is needed does not grow with the window.
public struct FixedGestureWidth: CompletionPolicy, Equatable {
  /// Length in pt that counts as a whole gesture.
  public var gestureWidth: Double
  /// How far ahead the release velocity is projected, in s.
  public var velocityWeight: Double
  /// Share of the gesture's length, 0 to 1.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Return in gestures per second beyond which a release cancels: rounding, and no more.
  @usableFromInline static let leastReturn = -1e-7

  /// Creates the policy; the defaults are Gecko's outside macOS.
  public init(
    gestureWidth: Double = 1100, velocityWeight: Double = 0.05, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    (self.gestureWidth, self.velocityWeight) = (gestureWidth, velocityWeight)
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// Within a gesture.
  public var travelRule: TravelRule? { .within(gestureWidth) }
  /// The share of the gesture.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .countedTravel] }

  /// Where the drag is heading, in gestures; minus infinity on a return.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, release.velocity.isFinite else { return .nan }
    let speed = release.velocity / gestureWidth
    if speed < Self.leastReturn { return -.infinity }
    let travel = release.countedTravel(or: release.translation)
    return min(max(travel / gestureWidth, 0), 1) + velocityWeight * speed
  }
}
