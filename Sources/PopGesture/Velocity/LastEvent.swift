/// The difference of the last two events: WebKitGTK.
///
/// The event at which the gesture begins is the first: alone it has no velocity. An event at the
/// time of the one before leaves the velocity as it was. Nothing decays while a finger rests
/// without events, and the lift is none: a finger that stopped keeps the speed of its last event.
///
/// Source: WebKit/WebKit, Source/WebKit/UIProcess/gtk/ViewGestureControllerGtk.cpp, BSD-2-Clause;
/// the rule as read, restated.
public struct LastEvent: VelocityEstimator {
  private var newest = (position: Double.nan, time: Double.nan)
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

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
