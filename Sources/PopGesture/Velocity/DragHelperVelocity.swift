/// Android's velocity as `ViewDragHelper` tells it, to drawers, sliding panes and swipe-back
/// layouts.
///
/// `AndroidFit`, but exactly 0 below 400 pt/s either way (just 400 passes) and limited to 8000 pt/s
/// either way; a dp counts as a pt. A rest of more than 40 ms before the lift gives 0.
///
/// Source: AndroidX, customview, ViewDragHelper.java, Apache-2.0; the filter as read, the 400 dp/s
/// in copies of the files that set it, the 8000 dp/s from memory, restated.
public struct DragHelperVelocity: VelocityEstimator {
  @usableFromInline
  var tracker: AndroidFit

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) { tracker = AndroidFit(viewWidth: viewWidth) }

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    tracker.add(position: position, time: time)
  }

  /// Notes how long the finger rested.
  @inlinable
  public mutating func lift(at time: Double) { tracker.lift(at: time) }

  /// The estimate in pt/s; 0 below the minimum.
  public var velocity: Double {
    let velocity = tracker.velocity
    return abs(velocity) < 400 ? 0 : min(max(velocity, -8000), 8000)
  }
}
