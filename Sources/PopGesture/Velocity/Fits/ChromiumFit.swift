/// The slope of a parabola through the last events: Chromium's `VelocityTracker`, a copy of an
/// older one of Android's.
///
/// As `AndroidFit`, but a sample that comes 40 ms or more after the one before clears what was
/// before it, events at one time all count, and the estimate is 0 only where the finger lifts 80 ms
/// or more after the last sample.
///
/// Source: chromium/chromium, ui/events/gesture_detection/velocity_tracker.cc, commit 3e1a26c,
/// BSD-3-Clause; restated, without its refusal of a slope against the way of the window.
public struct ChromiumFit: VelocityEstimator {
  @usableFromInline
  var window = FittedWindow()

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    window.add(position: position, time: time)
  }

  /// Notes how long the finger rested.
  @inlinable
  public mutating func lift(at time: Double) { window.lift(at: time) }

  /// The estimate in pt/s; 0 before there is motion.
  public var velocity: Double {
    window.rest >= 0.08 ? 0 : window.fit(longestGap: FittedWindow.pause.nextDown).slope
  }
}
