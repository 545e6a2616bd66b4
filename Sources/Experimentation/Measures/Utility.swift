extension Measure {
  /// Success less what false triggers and blocked content cost, for a grid of two prices.
  static let utility = Measure(
    name: "utility", unit: "",
    summary: "success rate less priced false triggers and blocked content, for each pair of prices",
    formula: "success - lambda x false-trigger rate - mu x blocked-content rate",
    higherIsBetter: true)
}
