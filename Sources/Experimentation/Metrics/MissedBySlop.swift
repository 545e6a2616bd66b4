import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops that lifted before they had moved far enough.
  static let missedBySlop = Metric(
    name: "missed-slop",
    summary: "wanted pops that lifted before they had moved far enough",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.slop)))
}
