extension PageContext {
  /// A row of a list with its trailing actions open: a rightward stroke closes them.
  public static let openTrailingAction = PageContext(
    "openTrailingAction",
    "a row of a list with its trailing actions open, closed by a right stroke",
    mix: IntentMix(pop: 10, contentRight: 60, contentVertical: 30)
  ).with {
    $0.contents = [
      ContentRecognizer(.swipeAction, .sideways), ContentRecognizer(.scroll, .vertical),
    ]
    $0.popStartsAtEdge = true
  }
}
