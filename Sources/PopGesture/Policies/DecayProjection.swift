/// Completes when a scroll let go at the release velocity would come to rest past a share of the
/// width.
///
/// A velocity that keeps the share d of itself every millisecond carries a thing on by
/// `v / 1000 * d / (1 - d)`: Apple's "Designing Fluid Interfaces" (WWDC 2018) chooses the target
/// nearest to that place. In one dimension that is `VelocityWeighted` with another number: 0.499 s
/// at d = 0.998, 0.099 s at 0.99.
public struct DecayProjection: CompletionPolicy, Equatable {
  /// Share of its velocity that the projected motion keeps every millisecond.
  public var deceleration: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Length in pt that takes its place, the same on every view; nil for none.
  public var distance: Double?
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy from the share of the velocity kept per ms and a share of the width.
  public init(
    deceleration: Double = 0.998, fraction: Double = 0.5, distance: Double? = nil,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.deceleration, self.fraction) = (deceleration, fraction)
    (self.distance, self.boundary) = (distance, boundary)
  }

  /// The share of the width, or the length in pt.
  public var threshold: Double { distance ?? fraction }

  /// Where the motion would come to rest, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    let carried = release.velocity / 1000 * deceleration / (1 - deceleration)
    let place = release.translation + carried
    let widths = release.inWidths(place)
    return distance == nil || widths.isNaN ? widths : place
  }
}
