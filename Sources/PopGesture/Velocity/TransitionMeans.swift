/// The statistics that UIKit's navigation transition keeps of a gesture: means of the last three
/// velocities and accelerations.
///
/// Samples count from the event at which the gesture begins. A sample within 10 ms of the one
/// before counts only when the place has changed and more than 1 ms has passed; an acceleration may
/// differ from the one before by at most 5 widths/s^2. Before three samples the means are over those
/// there are. Source: reverse-engineered `_UINavigationInteractiveTransitionBase`, unconfirmed.
public struct TransitionMeans: Sendable {
  /// Positions that counted, the one at the begin included.
  public private(set) var samples = 0
  private let accelerationStep: Double
  private var last = (position: 0.0, time: 0.0)
  private var velocities = (0.0, 0.0, 0.0)
  private var accelerations = (0.0, 0.0, 0.0)

  /// Means for a view of this width in pt.
  public init(viewWidth: Double) { accelerationStep = 5 * viewWidth }

  /// Mean velocity in pt/s; 0 before there is motion.
  public var velocity: Double { Self.mean(velocities, of: samples - 1) }
  /// Mean acceleration in pt/s^2; 0 before there are two velocities.
  public var acceleration: Double { Self.mean(accelerations, of: samples - 2) }

  /// Takes in the begin or a change: the translation in pt and the time in s.
  public mutating func add(position: Double, time: Double) {
    let (distance, elapsed) = (position - last.position, time - last.time)
    if samples > 0 {
      guard elapsed >= 0.01 || (elapsed > 0.001 && distance != 0) else { return }
      let velocity = distance / elapsed
      if samples > 1 {
        let wanted = (velocity - velocities.0) / elapsed
        let before = accelerations.0
        let allowed = min(max(wanted, before - accelerationStep), before + accelerationStep)
        accelerations = (allowed, accelerations.0, accelerations.1)
      }
      velocities = (velocity, velocities.0, velocities.1)
    }
    last = (position, time)
    samples += 1
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
