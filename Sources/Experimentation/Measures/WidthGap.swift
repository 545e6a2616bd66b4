extension Measure {
  /// How much the success rate differs between screens.
  static let widthGap = Measure(
    name: "width-gap", unit: "",
    summary: "largest less smallest success rate over screens, for the same people",
    formula: "max - min over screens of completed pops / swipes with intent pop",
    higherIsBetter: false)
}
