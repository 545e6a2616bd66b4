/// The difference of the last two events over no less than 8 ms: Gecko's swipe tracker.
///
/// Events less than 8 ms apart, as of panels above 125 a second, make it slower than the finger.
/// The event at which the gesture begins is the first: alone it has no velocity. Nothing decays
/// while a finger rests without events; the lift does not update it. Here in pt/s: Gecko's rule
/// divides by the width of its gesture.
///
/// Source: mozilla/gecko-dev, widget/SwipeTracker.cpp, MPL-2.0; the rule as read, restated.
public struct GeckoVelocity: VelocityEstimator {
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0
  private var newest = (position: Double.nan, time: Double.nan)

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

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
