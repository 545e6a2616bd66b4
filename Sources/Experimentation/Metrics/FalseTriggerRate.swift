import SwipeSimulation

extension Metric {
  /// Completed pops among the swipes of people who wanted something else.
  static let falseTrigger = Metric(
    name: "false-trigger",
    summary: "pops that completed when the person wanted something else",
    formula: "completed pops / swipes whose intent is neither a pop nor an aborted pop",
    higherIsBetter: false,
    roles: [.unwanted],
    isAlsoPerIntent: true)
}
