/// The slope of a parabola through the last events: Android's `VelocityTracker` with its default
/// strategy for X and Y (`LSQ2`).
///
/// Least squares of degree 2 over the newest samples, at most 20 and at most 100 ms older than the
/// newest (100 ms is inside); the slope at the newest. A sample that comes more than 40 ms after
/// the one before clears what was before it (40 ms and more until June 2022), one at the time of
/// the one before takes its place. Two samples give the line through them, one gives 0. 0 where the
/// finger lifts more than 40 ms after the last sample (just 40 ms keeps the speed).
///
/// Source: AOSP, frameworks/native, libs/input/VelocityTracker.cpp, Apache-2.0, restated.
public struct AndroidFit: VelocityEstimator {
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
    window.hasStopped
      ? 0 : window.fit(longestGap: FittedWindow.pause, replaces: true).slope
  }
}
