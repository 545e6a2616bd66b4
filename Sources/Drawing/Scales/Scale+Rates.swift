extension Scale {
  /// An axis for proportions between two positions in pixels, fitted to the values.
  ///
  /// Points need no zero to be compared, unlike bars, so the axis shows where the data are. Data
  /// that come within `near` of 0 or 1 pull that end in: there it is the natural reference.
  package static func rates(_ values: [Double], start: Double, end: Double) -> Scale {
    Scale(transform: .foldedRoot, domain: rateDomain(values), start: start, end: end)
  }

  /// The range of the values with some air, never beyond 0 and 1; all of 0 to 1 without values.
  ///
  /// It is never narrower than `smallest`, so that mere noise does not look like a landslide.
  static func rateDomain(
    _ values: [Double], near: Double = 0.15, smallest: Double = 0.005
  ) -> ClosedRange<Double> {
    guard let low = values.min(), let high = values.max() else { return 0...1 }
    let air = max((high - low) * 0.08, (smallest - (high - low)) / 2)
    var (bottom, top) = (max(0, low - air), min(1, high + air))
    if low < near { bottom = 0 }
    if high > 1 - near { top = 1 }
    if top - bottom < smallest { (bottom, top) = (min(bottom, 1 - smallest), bottom + smallest) }
    return bottom...min(1, top)
  }
}
