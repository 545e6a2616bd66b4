import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops that a region, an angle or a rule of the gate refused.
  static let missedByGate = Metric(
    name: "missed-gate",
    summary: "wanted pops that a region, an angle or a rule of the gate refused",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.gate)))
}
