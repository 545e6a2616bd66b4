import SwipeSimulation

extension Metric {
  /// Completed pops among the swipes of people who wanted one.
  static let success = Metric(
    name: "success",
    summary: "pops that completed when the person wanted one",
    formula: "completed pops / swipes with intent pop",
    higherIsBetter: true,
    roles: [.wanted])
}
