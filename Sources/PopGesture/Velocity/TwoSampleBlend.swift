/// A blend of the last two differences, as a UIKit pan recognizer reports its velocity.
///
/// `velocity = 0.2 * newest + 0.8 * previous`, each a difference of neighbouring events; with one
/// difference, that one; a difference over less than 1 ms counts as 0. Whether just 1 ms is less is
/// left to the rounding of times since touch-down, as UIKit's clock is a `Double`; no panel sends
/// events so close. Nothing decays while a finger rests without events, so a stopped finger can
/// keep an old speed. Source: public reverse-engineered descriptions of `UIPanGestureRecognizer`,
/// unconfirmed.
public struct TwoSampleBlend: VelocityEstimator {
  // Newest first; divisions wait until somebody asks for the velocity.
  @usableFromInline
  var positions = (Double.nan, Double.nan, Double.nan)
  @usableFromInline
  var times = (Double.nan, Double.nan, Double.nan)
  @usableFromInline
  var touchDown = Double.nan

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    positions = (position, positions.0, positions.1)
    times = (time, times.0, times.1)
    if touchDown.isNaN { touchDown = time }
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable
  public var velocity: Double {
    if times.1.isNaN { return 0 }
    let newest = difference(positions.0 - positions.1, from: times.1, to: times.0)
    if times.2.isNaN { return newest }
    let previous = difference(positions.1 - positions.2, from: times.2, to: times.1)
    return 0.2 * newest + 0.8 * previous
  }

  @inlinable
  func difference(_ distance: Double, from start: Double, to end: Double) -> Double {
    let elapsed = TouchSample.elapsed(from: start, to: end)
    return elapsed > 0.001 || elapsed == 0.001 && isReached(from: start, to: end)
      ? distance / elapsed : 0
  }

  /// Whether times of a clock that begins at touch-down, just 1 ms apart, reach 1 ms.
  @usableFromInline
  func isReached(from start: Double, to end: Double) -> Bool {
    TouchSample.elapsed(from: touchDown, to: end)
      - TouchSample.elapsed(from: touchDown, to: start) >= 0.001
  }
}
