/// A blend of the last two differences, as a UIKit pan recognizer reports its velocity.
///
/// `velocity = 0.2 * newest + 0.8 * previous`, each a difference of neighbouring events; with one
/// difference, that one; a difference over less than 1 ms counts as 0. Nothing decays while a
/// finger rests without events, so a stopped finger can keep an old speed. Source: public
/// reverse-engineered descriptions of `UIPanGestureRecognizer`, unconfirmed.
public struct TwoSampleBlend: VelocityEstimator {
  private var position = Double.nan
  private var time = Double.nan
  private var newest = Double.nan
  private var previous = Double.nan

  /// Creates an estimator that has seen nothing.
  public init() {}

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    if !self.time.isNaN {
      let elapsed = time - self.time
      previous = newest
      newest = elapsed >= 0.001 ? (position - self.position) / elapsed : 0
    }
    self.position = position
    self.time = time
  }

  /// The estimate in pt/s; 0 before there is motion.
  public var velocity: Double {
    if newest.isNaN { return 0 }
    return previous.isNaN ? newest : 0.2 * newest + 0.8 * previous
  }
}
