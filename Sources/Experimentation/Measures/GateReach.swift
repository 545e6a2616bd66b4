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
}
