/// A blend of the last three differences that leans on the oldest: Flutter's tracker for scrolling
/// on iOS.
///
/// `0.6 * oldest + 0.35 * middle + 0.05 * newest`, each a difference of neighbouring events. A
/// difference that is missing, or over no time, counts as 0: after two events the estimate is 0.05
/// of the speed, after three 0.4. A finger that lifts 41 ms or more after its last event has no
/// speed (more than 40 whole ms); pauses between events only lower their difference.
///
/// Source: flutter/flutter, packages/flutter/lib/src/gestures/velocity_tracker.dart
/// (`IOSScrollViewFlingVelocityTracker`), BSD-3-Clause; the rule as read, missing differences from
/// memory. Scrollables and sheets use it, the back gesture does not.
public struct FlutterScroll: VelocityEstimator {
  // Newest first; divisions wait until somebody asks for the velocity.
  @usableFromInline
  var positions = SIMD4(repeating: Double.nan)
  @usableFromInline
  var times = SIMD4(repeating: Double.nan)
  @usableFromInline
  var rest = 0.0

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    positions = SIMD4(position, positions[0], positions[1], positions[2])
    times = SIMD4(time, times[0], times[1], times[2])
  }

  /// Notes how long the finger rested.
  @inlinable
  public mutating func lift(at time: Double) {
    rest = TouchSample.elapsed(from: times[0], to: time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  public var velocity: Double {
    if rest >= FittedWindow.stopwatchPause { return 0 }
    return 0.6 * difference(2) + 0.35 * difference(1) + 0.05 * difference(0)
  }

  /// The difference that came `back` differences before the newest.
  private func difference(_ back: Int) -> Double {
    let elapsed = TouchSample.elapsed(from: times[back + 1], to: times[back])
    // False for the NaN of events that there are not.
    return elapsed > 0 ? (positions[back] - positions[back + 1]) / elapsed : 0
  }
}
