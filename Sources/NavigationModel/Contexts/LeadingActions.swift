extension PageContext {
  /// A row of a list whose actions a rightward stroke reveals.
  public static let leadingActions = PageContext(
    "leadingActions", "a row of a list whose actions a rightward stroke reveals",
    mix: IntentMix(pop: 25, popAbort: 5, contentRight: 30, contentLeft: 10, contentVertical: 30)
  ).with {
    $0.contents = [
      ContentRecognizer(.swipeAction, .rightward), ContentRecognizer(.scroll, .vertical),
    ]
    $0.popStartsAtEdge = true
  }
}
