extension Measure {
  /// On how many pages a swipe back can be relied upon.
  static let availability = Measure(
    name: "availability", unit: "",
    summary: "share of pages on which most wanted pops happen",
    formula: "contexts with success above 0.5 / contexts where a pop is possible and wanted",
    higherIsBetter: true)
}
