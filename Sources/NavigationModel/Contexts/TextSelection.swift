extension PageContext {
  /// Text that a long press selects, as drag and drop is lifted.
  public static let textSelection = PageContext(
    "textSelection", "text that a long press and a stroke select",
    mix: IntentMix(pop: 10, contentVertical: 30, stroke: 60)
  ).with {
    $0.contents = [ContentRecognizer(.longPress, .all), ContentRecognizer(.scroll, .vertical)]
    $0.strokeHold = 0.6
  }
}
