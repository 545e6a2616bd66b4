/// An exponential mean of the differences between events: Ionic's gesture controller.
///
/// At every event `velocity = 0.7 * difference + 0.3 * velocity`, from 0, where more than 0 and
/// less than 100 ms passed since the event before; otherwise it stays: a pause of 100 ms or more
/// keeps the old speed. The lift is an event too, without motion: less than 100 ms after the last
/// move it leaves 0.3 of the speed, later all of it.
///
/// Source: ionic-team/ionic-framework, core/src/utils/gesture/index.ts, MIT; the rule as read,
/// restated; what it means for the lift is derived from it.
public struct IonicVelocity: VelocityEstimator {
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0
  private var newest = (position: Double.nan, time: Double.nan)

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

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
