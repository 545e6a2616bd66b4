extension Measure {
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
}
