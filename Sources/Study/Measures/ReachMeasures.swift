/// From where and how widely a system can be used.
extension Measure {
  /// From where a straight rightward stroke becomes a pop gesture, however slow.
  static let slowGateReach = Measure(
    name: "reach-gate-slow", unit: "",
    summary: "share of start positions from which a straight stroke becomes a pop gesture, at"
      + " vanishing speed",
    formula: "starts at which a pop begins / starts from 0 to the view's width",
    higherIsBetter: true)

  /// The same at the median speed of recorded people.
  static let medianGateReach = Measure(
    name: "reach-gate-median", unit: "",
    summary:
      "share of start positions from which a straight stroke becomes a pop gesture, at median"
      + " speed",
    formula: "starts at which a pop begins / starts from 0 to the view's width; 60 Hz, mid-phase",
    higherIsBetter: true)

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

  /// How much the success rate differs between screens.
  static let widthGap = Measure(
    name: "width-gap", unit: "",
    summary: "largest less smallest success rate over screens, for the same people",
    formula: "max - min over screens of completed pops / swipes with intent pop",
    higherIsBetter: false)
}
