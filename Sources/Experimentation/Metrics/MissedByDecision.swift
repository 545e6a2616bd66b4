import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops that the policy cancelled at release.
  static let missedByDecision = Metric(
    name: "missed-decision",
    summary: "wanted pops that the policy cancelled at release",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.decision)))
}
