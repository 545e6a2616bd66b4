extension Measure {
  /// Pops that nobody wanted, weighed by what people want on the page.
  ///
  /// The shares of intents are assumed, and every figure that is weighed by them with them.
  static let unwantedPops = Measure(
    name: "unwanted-pops", unit: "per 100 swipes",
    summary: "completed pops that nobody wanted, per 100 swipes as they occur on the page",
    formula:
      "sum of share x completed pops / swipes, over intents that want no pop at release; shares"
      + " assumed",
    higherIsBetter: false)
}
