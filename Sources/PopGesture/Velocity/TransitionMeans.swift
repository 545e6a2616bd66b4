/// The statistics that UIKit's navigation transition keeps of a gesture: means of the last three
/// velocities and accelerations.
///
/// Velocities are those that the pan recognizer tells, accelerations their differences. Samples
/// count from the event at which the gesture begins. A sample within 10 ms of the one before counts
/// only when the place has changed and more than 1 ms has passed; an acceleration may differ from
/// the one before by at most 5 widths/s^2, the first from 0. Before there are three of a kind the
/// mean is over those there are. Source: reverse-engineered
/// `_UINavigationInteractiveTransitionBase`, unconfirmed.
public struct TransitionMeans: Sendable {
  /// Samples that counted, the one at the begin included.
  public private(set) var samples = 0
  private let accelerationStep: Double
  private var last = (position: 0.0, time: 0.0)
  private var velocities = (0.0, 0.0, 0.0)
  private var accelerations = (0.0, 0.0, 0.0)

  /// Means for a view of this width in pt.
  public init(viewWidth: Double) { accelerationStep = 5 * viewWidth }

  /// Mean velocity in pt/s; 0 before the first sample.
  public var velocity: Double { Self.mean(velocities, of: samples) }
  /// Mean acceleration in pt/s^2; 0 before there are two velocities.
  public var acceleration: Double { Self.mean(accelerations, of: samples - 1) }

  /// Takes in the begin or a change: the translation in pt, the pan's velocity in pt/s and the time
  /// in s.
  public mutating func add(position: Double, velocity: Double, time: Double) {
    if samples > 0 {
      let elapsed = TouchSample.elapsed(from: last.time, to: time)
      guard elapsed >= 0.01 || (elapsed > 0.001 && position != last.position) else { return }
      let wanted = (velocity - velocities.0) / elapsed
      let before = accelerations.0
      let allowed = min(max(wanted, before - accelerationStep), before + accelerationStep)
      accelerations = (allowed, accelerations.0, accelerations.1)
    }
    velocities = (velocity, velocities.0, velocities.1)
    last = (position, time)
    samples += 1
  }

  /// How many of the changes that were delivered count: no more than one before three samples.
  public func countedChanges(of delivered: Int) -> Int {
    samples < 3 ? min(delivered, 1) : delivered
  }

  /// The mean of the newest three, or of the first `count` when there are fewer.
  private static func mean(_ values: (Double, Double, Double), of count: Int) -> Double {
    switch count {
    case ..<1: 0
    case 1: values.0
    case 2: (values.0 + values.1) / 2
    default: (values.0 + values.1 + values.2) / 3
    }
  }
}
