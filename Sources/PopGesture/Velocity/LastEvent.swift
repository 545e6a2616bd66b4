/// The difference of the last two events: WebKitGTK.
///
/// The event at which the gesture begins is the first: alone it has no velocity. An event at the
/// time of the one before leaves the velocity as it was. Nothing decays while a finger rests
/// without events, and the lift is none: a finger that stopped keeps the speed of its last event.
///
/// Source: WebKit/WebKit, Source/WebKit/UIProcess/gtk/ViewGestureControllerGtk.cpp, BSD-2-Clause;
/// the rule as read, restated.
public struct LastEvent: WidthlessEstimator {
  /// A difference is two events, at two times.
  @inlinable public static var memory: EventMemory { EventMemory(events: 2) }

  private var newest = (position: Double.nan, time: Double.nan)
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    let elapsed = TouchSample.elapsed(from: newest.time, to: time)
    // False for touch-down, before which there is no event.
    if elapsed > 0 { velocity = (position - newest.position) / elapsed }
    newest = (position, time)
  }

  /// Forgets what was before.
  public mutating func begin() { velocity = 0 }
}

/// The difference of the last two events over no less than 8 ms: Gecko's swipe tracker.
///
/// Events less than 8 ms apart, as of panels above 125 a second, make it slower than the finger.
/// The event at which the gesture begins is the first: alone it has no velocity. Nothing decays
/// while a finger rests without events; the lift does not update it. Here in pt/s: Gecko's rule
/// divides by the width of its gesture.
///
/// Source: mozilla/gecko-dev, widget/SwipeTracker.cpp, MPL-2.0; the rule as read, restated.
public struct GeckoVelocity: WidthlessEstimator {
  /// A difference is two events.
  @inlinable public static var memory: EventMemory { EventMemory(events: 2) }

  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0
  private var newest = (position: Double.nan, time: Double.nan)

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    let elapsed = max(TouchSample.elapsed(from: newest.time, to: time), 0.008)
    // Touch-down has no event before it.
    if !newest.time.isNaN { velocity = (position - newest.position) / elapsed }
    newest = (position, time)
  }

  /// Forgets what was before: the event at which the gesture begins is Gecko's first.
  public mutating func begin() { velocity = 0 }
}

/// An exponential mean of the differences between events since the gesture began: MUI's swipeable
/// drawer.
///
/// At every event after that one `velocity = 0.6 * difference + 0.4 * velocity`, from 0. A
/// difference over no time is left out. Nothing decays while a finger rests without events, and the
/// lift adds nothing.
///
/// Source: mui/material-ui, packages/mui-material/src/SwipeableDrawer/SwipeableDrawer.js, commit
/// ca37450, MIT; restated. There the differences are those of a place held within the drawer.
public struct LowPassVelocity: WidthlessEstimator {
  // All events matter: exponential means forget none.
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0
  private var newest = (position: Double.nan, time: Double.nan)

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    let elapsed = TouchSample.elapsed(from: newest.time, to: time)
    // False for touch-down, before which there is no event.
    if elapsed > 0 {
      velocity = 0.6 * ((position - newest.position) / elapsed) + 0.4 * velocity
    }
    newest = (position, time)
  }

  /// Forgets what was before.
  public mutating func begin() { velocity = 0 }
}

/// An exponential mean of the differences between events: Ionic's gesture controller.
///
/// At every event `velocity = 0.7 * difference + 0.3 * velocity`, from 0, where more than 0 and
/// less than 100 ms passed since the event before; otherwise it stays: a pause of 100 ms or more
/// keeps the old speed. The lift is an event too, without motion: less than 100 ms after the last
/// move it leaves 0.3 of the speed, later all of it.
///
/// Source: ionic-team/ionic-framework, core/src/utils/gesture/index.ts, MIT; the rule as read,
/// restated; what it means for the lift is derived from it.
public struct IonicVelocity: WidthlessEstimator {
  // All events matter: exponential means forget none.
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0
  private var newest = (position: Double.nan, time: Double.nan)

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    let elapsed = TouchSample.elapsed(from: newest.time, to: time)
    // False for touch-down, before which there is no event.
    if elapsed > 0, elapsed < 0.1 {
      velocity = 0.7 * ((position - newest.position) / elapsed) + 0.3 * velocity
    }
    newest = (position, time)
  }

  /// Takes in the lift as an event at the last location.
  public mutating func lift(at time: Double) { add(position: newest.position, time: time) }
}
