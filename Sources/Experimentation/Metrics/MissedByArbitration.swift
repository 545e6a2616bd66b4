import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops that the page's content had, or that were held for it.
  static let missedByArbitration = Metric(
    name: "missed-arbitration",
    summary: "wanted pops that the page's content had, or that were held for it",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.arbitration)))
}
