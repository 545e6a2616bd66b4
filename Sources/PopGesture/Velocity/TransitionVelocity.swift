/// What UIKit's navigation transition makes of a pan: `TransitionMeans` of what a `TwoSampleBlend`
/// tells from the begin of the gesture on.
public struct TransitionVelocity: VelocityEstimator {
  private var pan: TwoSampleBlend
  private var means: TransitionMeans
  private var hasBegun = false
  private var newest = (position: 0.0, time: 0.0)

  /// An estimator for a view of this width in pt.
  public init(viewWidth: Double) {
    pan = TwoSampleBlend(viewWidth: viewWidth)
    means = TransitionMeans(viewWidth: viewWidth)
  }

  /// Mean velocity in pt/s; 0 before the gesture begins.
  public var velocity: Double { means.velocity }
  /// Mean acceleration in pt/s^2; 0 before there are two velocities.
  public var acceleration: Double { means.acceleration }
  /// What the pan recognizer tells.
  public var gateVelocity: Double { pan.velocity }

  /// No more than one change counts where fewer than three samples do.
  public func countedChanges(of delivered: Int) -> Int { means.countedChanges(of: delivered) }

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    pan.add(position: position, time: time)
    newest = (position, time)
    if hasBegun { count() }
  }

  /// Counts from the newest location on.
  public mutating func begin() {
    hasBegun = true
    count()
  }

  private mutating func count() {
    means.add(position: newest.position, velocity: pan.velocity, time: newest.time)
  }
}
