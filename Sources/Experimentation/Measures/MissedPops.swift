extension Measure {
  /// Wanted pops that did not happen, weighed by what people want on the page.
  ///
  /// The shares of intents are assumed, and every figure that is weighed by them with them.
  static let missedPops = Measure(
    name: "missed-pops", unit: "per 100 swipes",
    summary: "pops that were wanted and did not happen, per 100 swipes as they occur on the page",
    formula: "sum of share x swipes without a completed pop / swipes, over intents that want one;"
      + " shares assumed",
    higherIsBetter: false)
}
