extension Measure {
  /// Mean time from touch-down to the release, at which systems decide.
  static let decisionTimeMean = Measure(.mean, of: decisionTime)
  /// The median of the same.
  static let decisionTimeMedian = Measure(.median, of: decisionTime)
  /// The value of the same that 90 % of swipes do not exceed.
  static let decisionTimeHigh = Measure(.high, of: decisionTime)

  private static let decisionTime = QuantityDescription(
    name: "decision-time", unit: "ms",
    summary: "the time from touch-down to release",
    values: "completed pops with intent pop")
}
