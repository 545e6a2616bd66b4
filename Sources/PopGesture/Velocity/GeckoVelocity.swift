/// The difference of the last two events over no less than 8 ms: Gecko's swipe tracker.
///
/// Events less than 8 ms apart, as of panels above 125 a second, make it slower than the finger.
/// Nothing decays while a finger rests without events; the lift does not update it. Here in pt/s:
/// Gecko's rule divides by the width of its gesture.
///
/// Source: mozilla/gecko-dev, widget/SwipeTracker.cpp, MPL-2.0; the rule as read, restated.
public struct GeckoVelocity: VelocityEstimator {
  /// A difference is two events.
  @inlinable
  public static var memory: EventMemory { LastEvent.memory }
  /// What it computes and whose it is.
  public static let summary =
    "difference of the last two touch events over at least 8 ms, stale while a finger rests"
    + " (Gecko, read in its code)"

  @usableFromInline
  var last: LastEvent

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) { last = LastEvent(viewWidth: viewWidth) }

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    last.add(position: position, time: time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable
  public var velocity: Double { last.velocity(overAtLeast: 0.008) }
}
