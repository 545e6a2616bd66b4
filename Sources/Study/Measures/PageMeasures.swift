/// How systems do from page to page, and what people miss.
extension Measure {
  /// On how many pages a swipe back can be relied upon.
  static let availability = Measure(
    name: "availability", unit: "",
    summary: "share of pages on which most wanted pops happen",
    formula: "contexts with success above 0.5 / contexts where a pop is possible and wanted",
    higherIsBetter: true)

  /// How alike a system behaves on different pages.
  static let consistency = Measure(
    name: "consistency", unit: "",
    summary: "one less the largest difference of success rates between pages",
    formula:
      "1 - (max - min over contexts of completed pops / swipes with intent pop), where people"
      + " want one",
    higherIsBetter: true)

  /// Strokes that the content never got or lost midway, weighed by what people want.
  ///
  /// The shares of intents are assumed, and every figure that is weighed by them with them.
  static let blockedContent = Measure(
    name: "blocked-content", unit: "per 100 swipes",
    summary:
      "strokes that the content serves but did not get, or lost midway, per 100 swipes as they"
      + " occur",
    formula:
      "sum of share x strokes not followed to their end / swipes, over intents that the content"
      + " serves; shares assumed",
    higherIsBetter: false)

  /// Wanted pops that did not happen, weighed by what people want on the page.
  ///
  /// The shares of intents are assumed, and every figure that is weighed by them with them.
  static let missedPops = Measure(
    name: "missed-pops", unit: "per 100 swipes",
    summary: "pops that were wanted and did not happen, per 100 swipes as they occur on the page",
    formula: "sum of share x swipes without a completed pop / swipes, over intents that want one;"
      + " shares assumed",
    higherIsBetter: false)

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

  /// Success less what false triggers and blocked content cost, for a grid of two prices.
  static let utility = Measure(
    name: "utility", unit: "",
    summary: "success rate less priced false triggers and blocked content, for each pair of prices",
    formula: "success - lambda x false-trigger rate - mu x blocked-content rate",
    higherIsBetter: true)
}
