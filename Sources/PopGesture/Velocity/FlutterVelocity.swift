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
public struct FlutterFit: FittedEstimator, WidthlessEstimator {
  @usableFromInline var window = FittedWindow()

  /// The estimate in pt/s; 0 before there are three events.
  public var velocity: Double { Self.estimate(in: window).velocity }

  /// The estimate, and the way in pt from the oldest event of the window to the newest.
  static func estimate(in window: FittedWindow) -> (velocity: Double, displacement: Double) {
    if window.rest >= FittedWindow.stopwatchPause { return (0, 0) }
    let fit = window.fit(longestGap: FittedWindow.pause)
    return (fit.count < 3 ? 0 : fit.slope, fit.displacement)
  }
}

/// The velocity with which Flutter's drag recognizer ends a drag: what its back gesture is told.
///
/// `FlutterFit`, but 0 unless it is more than 50 pt/s either way and the way from the oldest event
/// of the fit to the newest is more than 18 pt; then limited to 8000 pt/s either way. Just 50 pt/s
/// and just 18 pt are too little. A rest of 41 ms or more before the lift gives 0.
///
/// Source: flutter/flutter, packages/flutter/lib/src/gestures/monodrag.dart and constants.dart,
/// BSD-3-Clause; the rule as read, restated. A device's own touch slop can replace the 18 pt there.
public struct FlutterDrag: FittedEstimator, WidthlessEstimator {
  @usableFromInline var window = FittedWindow()

  /// The estimate in pt/s; 0 where the drag is no fling.
  public var velocity: Double {
    let (velocity, displacement) = FlutterFit.estimate(in: window)
    guard abs(velocity) > 50, abs(displacement) > 18 else { return 0 }
    return min(max(velocity, -8000), 8000)
  }
}

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
public struct FlutterScroll: WidthlessEstimator {
  /// Three differences are four events.
  @inlinable public static var memory: EventMemory { EventMemory(events: 4) }

  // Newest first; divisions wait until somebody asks for the velocity.
  @usableFromInline var positions = SIMD4(repeating: Double.nan)
  @usableFromInline var times = SIMD4(repeating: Double.nan)
  @usableFromInline var rest = 0.0

  /// Takes in one delivered location in pt and its time in s.
  @inlinable public mutating func add(position: Double, time: Double) {
    positions = SIMD4(position, positions[0], positions[1], positions[2])
    times = SIMD4(time, times[0], times[1], times[2])
  }

  /// Notes how long the finger rested.
  @inlinable public mutating func lift(at time: Double) {
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
