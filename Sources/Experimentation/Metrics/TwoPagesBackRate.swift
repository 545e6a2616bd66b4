import SwipeSimulation

extension Metric {
  /// Double swipes that went two pages back.
  static let twoPagesBack = Metric(
    name: "two-pages-back",
    summary: "double swipes that went two pages back",
    formula: "double swipes both of whose pops completed / swipes with intent doublePop",
    higherIsBetter: true,
    roles: [.repeated])
}
