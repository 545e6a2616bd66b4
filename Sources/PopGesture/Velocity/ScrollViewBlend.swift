/// What a UIKit scroll view makes of its pan recognizer's velocity.
///
/// `0.75 * current + 0.25 * previous`, where each is what `TwoSampleBlend` tells after an event;
/// after the first difference, which has no previous one, that alone. Nothing decays while a finger
/// rests without events.
///
/// Source: public reverse-engineered descriptions of `UIScrollView`, unconfirmed. They call the
/// blend guarded; against what is not known, and nothing is guarded here.
public struct ScrollViewBlend: VelocityEstimator {
  @usableFromInline
  var current: TwoSampleBlend
  @usableFromInline
  var previous: TwoSampleBlend

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) {
    current = TwoSampleBlend(viewWidth: viewWidth)
    previous = current
  }

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    previous = current
    current.add(position: position, time: time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable
  public var velocity: Double {
    // Fewer than two events are no blend.
    if previous.times.1.isNaN { return current.velocity }
    return 0.75 * current.velocity + 0.25 * previous.velocity
  }

  /// What the pan recognizer tells.
  @inlinable
  public var gateVelocity: Double { current.velocity }
}
