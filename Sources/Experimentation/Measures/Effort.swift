extension Measure {
  /// Mean length of the finger's path, touch-down to release, of swipes that went back.
  ///
  /// Those swipes only, so a rule that few can satisfy looks at those who can: see the
  /// required travel.
  static let effortMean = Measure(.mean, of: effort)
  /// The median of the same.
  static let effortMedian = Measure(.median, of: effort)
  /// The value of the same that 90 % of swipes do not exceed.
  static let effortHigh = Measure(.high, of: effort)

  private static let effort = QuantityDescription(
    name: "effort", unit: "mm",
    summary: "the finger's travel from touch-down to release",
    values: "completed pops with intent pop")
}
