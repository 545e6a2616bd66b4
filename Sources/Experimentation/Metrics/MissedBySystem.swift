import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops that the system took away.
  static let missedBySystem = Metric(
    name: "missed-system",
    summary: "wanted pops that the system took away",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.system)))
}
