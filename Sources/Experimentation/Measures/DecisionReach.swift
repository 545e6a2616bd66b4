extension Measure {
  /// From where a straight rightward stroke that stays on the screen completes a pop.
  ///
  /// However slow: only distance counts.
  static let slowDecisionReach = Measure(
    name: "reach-decision-slow", unit: "",
    summary:
      "share of start positions from which a straight stroke on the screen completes a pop, at"
      + " vanishing speed",
    formula: "starts at which the longest stroke completes / starts from 0 to the view's width",
    higherIsBetter: true)

  /// The same at the median speed of recorded people.
  static let medianDecisionReach = Measure(
    name: "reach-decision-median", unit: "",
    summary:
      "share of start positions from which a straight stroke on the screen completes a pop, at"
      + " median speed",
    formula:
      "starts at which the longest stroke completes / starts from 0 to the view's width; 60 Hz,"
      + " mid-phase",
    higherIsBetter: true)
}
