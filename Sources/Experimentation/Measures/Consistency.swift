extension Measure {
  /// How alike a system behaves on different pages.
  static let consistency = Measure(
    name: "consistency", unit: "",
    summary: "one less the largest difference of success rates between pages",
    formula:
      "1 - (max - min over contexts of completed pops / swipes with intent pop), where people"
      + " want one",
    higherIsBetter: true)
}
