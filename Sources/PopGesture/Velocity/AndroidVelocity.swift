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
public struct AndroidFit: FittedEstimator, WidthlessEstimator {
  @usableFromInline var window = FittedWindow()

  /// The estimate in pt/s; 0 before there is motion.
  public var velocity: Double { Self.velocity(in: window) }

  /// The same of a window.
  static func velocity(in window: FittedWindow) -> Double {
    window.rest > FittedWindow.pause
      ? 0 : window.fit(longestGap: FittedWindow.pause, replaces: true).slope
  }
}

/// Android's velocity as `ViewDragHelper` tells it, to drawers, sliding panes and swipe-back
/// layouts.
///
/// `AndroidFit`, but exactly 0 below 400 pt/s either way (just 400 passes) and limited to 8000 pt/s
/// either way; a dp counts as a pt. A rest of more than 40 ms before the lift gives 0.
///
/// Source: AndroidX, customview, ViewDragHelper.java, Apache-2.0; the filter as read, the 400 dp/s
/// in copies of the files that set it, the 8000 dp/s from memory, restated.
public struct DragHelperVelocity: FittedEstimator, WidthlessEstimator {
  @usableFromInline var window = FittedWindow()

  /// The estimate in pt/s; 0 below the minimum.
  public var velocity: Double {
    let velocity = AndroidFit.velocity(in: window)
    return abs(velocity) < 400 ? 0 : min(max(velocity, -8000), 8000)
  }
}

/// The slope of a parabola through the last events: Chromium's `VelocityTracker`, a copy of an
/// older one of Android's.
///
/// As `AndroidFit`, but a sample that comes 40 ms or more after the one before clears what was
/// before it, events at one time all count, and the estimate is 0 only where the finger lifts 80 ms
/// or more after the last sample.
///
/// Source: chromium/chromium, ui/events/gesture_detection/velocity_tracker.cc, commit 3e1a26c,
/// BSD-3-Clause; restated, without its refusal of a slope against the way of the window.
public struct ChromiumFit: FittedEstimator, WidthlessEstimator {
  @usableFromInline var window = FittedWindow()

  /// The estimate in pt/s; 0 before there is motion.
  public var velocity: Double {
    window.rest >= 0.08 ? 0 : window.fit(longestGap: FittedWindow.pause.nextDown).slope
  }
}
