import PolicyLibrary
import PopGesture

/// A location along the axis in pt and its time in s.
typealias TouchEvent = (time: Double, position: Double)

/// What an estimator tells of a touch that begins to be a gesture at its second event.
private struct VelocityRun: VelocityVisitor {
  let events: [TouchEvent]
  let lift: Double?

  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> Double {
    var estimator = Velocity(viewWidth: 402)
    for (index, event) in events.enumerated() {
      estimator.add(position: event.position, time: event.time)
      if index == 1 { estimator.begin() }
    }
    if let lift { estimator.lift(at: lift) }
    return estimator.velocity
  }
}

extension VelocityEstimatorKind {
  /// The velocity after these events and, where it is given, the lift.
  func velocity(_ events: [TouchEvent], lift: Double? = nil) -> Double {
    open(VelocityRun(events: events, lift: lift))
  }

  /// Whether the velocity is as computed by hand, up to rounding.
  func tells(_ velocity: Double, of events: [TouchEvent], lift: Double? = nil) -> Bool {
    abs(self.velocity(events, lift: lift) - velocity) <= 1e-9 * max(abs(velocity), 1)
  }
}
