/// The slope of a parabola through the last events: Flutter's `VelocityTracker`.
///
/// Least squares of degree 2 over the newest samples, at most 20, at most 100 ms older than the
/// newest (100 ms is inside), back to the first gap of more than 40 ms between neighbours (40 ms is
/// none); the slope at the newest. 0 with fewer than three samples, and 0 where the finger lifts
/// 41 ms or more after the last one (more than 40 on a stopwatch that counts whole ms): nothing
/// stays of the speed of a finger that rested. While the finger is down only samples tell that time
/// has passed.
///
/// Source: flutter/flutter, packages/flutter/lib/src/gestures/velocity_tracker.dart, BSD-3-Clause;
/// the rule as read, restated.
public struct FlutterFit: VelocityEstimator {
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

  /// The estimate in pt/s; 0 before there are three events.
  public var velocity: Double { estimate.velocity }

  /// The estimate, and the way in pt from the oldest event of the window to the newest.
  var estimate: (velocity: Double, displacement: Double) {
    if window.rest >= FittedWindow.stopwatchPause { return (0, 0) }
    let fit = window.fit(longestGap: FittedWindow.pause)
    return (fit.count < 3 ? 0 : fit.slope, fit.displacement)
  }
}
