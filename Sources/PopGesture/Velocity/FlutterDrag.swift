/// The velocity with which Flutter's drag recognizer ends a drag: what its back gesture is told.
///
/// `FlutterFit`, but 0 unless it is more than 50 pt/s either way and the way from the oldest event
/// of the fit to the newest is more than 18 pt; then limited to 8000 pt/s either way. Just 50 pt/s
/// and just 18 pt are too little. A rest of 41 ms or more before the lift gives 0.
///
/// Source: flutter/flutter, packages/flutter/lib/src/gestures/monodrag.dart and constants.dart,
/// BSD-3-Clause; the rule as read, restated. A device's own touch slop can replace the 18 pt there.
public struct FlutterDrag: VelocityEstimator {
  @usableFromInline
  var tracker: FlutterFit

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) { tracker = FlutterFit(viewWidth: viewWidth) }

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    tracker.add(position: position, time: time)
  }

  /// Notes how long the finger rested.
  @inlinable
  public mutating func lift(at time: Double) { tracker.lift(at: time) }

  /// The estimate in pt/s; 0 where the drag is no fling.
  public var velocity: Double {
    let (velocity, displacement) = tracker.estimate
    guard abs(velocity) > 50, abs(displacement) > 18 else { return 0 }
    return min(max(velocity, -8000), 8000)
  }
}
