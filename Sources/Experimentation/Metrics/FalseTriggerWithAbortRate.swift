import SwipeSimulation

extension Metric {
  /// Completed pops among the swipes of people who, at release, did not want one.
  static let falseTriggerWithAbort = Metric(
    name: "false-trigger-with-abort",
    summary: "pops that completed when the person did not want one at release",
    formula: "completed pops / swipes whose intent is not a pop, aborted pops included",
    higherIsBetter: false,
    roles: [.unwanted, .withdrawn])
}
