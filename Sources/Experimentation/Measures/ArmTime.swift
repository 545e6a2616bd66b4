extension Measure {
  /// Mean time from touch-down to the first moment at which a release completes the pop.
  static let armTimeMean = Measure(.mean, of: armTime)
  /// The median of the same.
  static let armTimeMedian = Measure(.median, of: armTime)
  /// The value of the same that 90 % of swipes do not exceed.
  static let armTimeHigh = Measure(.high, of: armTime)

  private static let armTime = QuantityDescription(
    name: "arm-time", unit: "ms",
    summary: "the time from touch-down until a release would complete the pop",
    values: "completed pops with intent pop")
}
