import PopGesture
import SwipeSimulation

extension Metric {
  /// Wanted pops whose transition ran to its end while it was being cancelled.
  static let missedByRace = Metric(
    name: "missed-race",
    summary: "wanted pops whose transition ran to its end while it was being cancelled",
    formula: stageFormula,
    higherIsBetter: false,
    roles: [.wanted],
    isContrasted: false,
    events: .fact(.missed(.race)))
}
