extension Measure {
  /// Mean length of the shortest start of the path after which a release completes the pop.
  ///
  /// Told of every swipe that had such a moment, whether it was released then or not, which
  /// takes away most of the bias that only successful swipes are seen.
  static let requiredTravelMean = Measure(.mean, of: requiredTravel)
  /// The median of the same.
  static let requiredTravelMedian = Measure(.median, of: requiredTravel)
  /// The value of the same that 90 % of swipes do not exceed.
  static let requiredTravelHigh = Measure(.high, of: requiredTravel)

  private static let requiredTravel = QuantityDescription(
    name: "required-travel", unit: "mm",
    summary:
      "the finger's travel up to the first moment at which a release would have completed the"
      + " pop",
    values: "swipes with intent pop that had such a moment")
}
