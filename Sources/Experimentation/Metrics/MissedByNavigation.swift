import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops that broke navigation.
  static let missedByNavigation = Metric(
    name: "missed-navigation",
    summary: "wanted pops that broke navigation",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.navigation)))
}
