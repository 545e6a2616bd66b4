extension Measure {
  /// How much the finger's travel differs between screens.
  static let effortRatio = Measure(
    name: "effort-ratio", unit: "",
    summary: "largest over smallest mean travel of the finger over screens",
    formula: "max / min over screens of effort-mean",
    higherIsBetter: false)
}
