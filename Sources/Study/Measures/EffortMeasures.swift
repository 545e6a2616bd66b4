/// What going back takes: travel and time.
extension Measure {
  /// Mean length of the finger's path, touch-down to release, of swipes that went back.
  ///
  /// Those swipes only, so a rule that few can satisfy looks at those who can: see the
  /// required travel.
  package static let effortMean = Measure(.mean, of: effort)
  /// The median of the same.
  static let effortMedian = Measure(.median, of: effort)
  /// The value of the same that 90 % of swipes do not exceed.
  static let effortHigh = Measure(.high, of: effort)

  private static let effort = QuantityDescription(
    name: "effort", unit: "mm",
    summary: "the finger's travel from touch-down to release",
    values: "completed pops with intent pop")

  /// How much the finger's travel differs between screens.
  static let effortRatio = Measure(
    name: "effort-ratio", unit: "",
    summary: "largest over smallest mean travel of the finger over screens",
    formula: "max / min over screens of effort-mean",
    higherIsBetter: false)

  /// Mean length of the shortest start of the path after which a release completes the pop.
  ///
  /// Told of every swipe that had such a moment, whether it was released then or not, which
  /// takes away most of the bias that only successful swipes are seen.
  package static let requiredTravelMean = Measure(.mean, of: requiredTravel)
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
