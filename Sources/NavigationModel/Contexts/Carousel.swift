import PopGesture

extension PageContext {
  /// A row of cards under the finger, in the middle of its way.
  ///
  /// People who want to go back start at the edge.
  public static let carousel = PageContext(
    "carousel", "a row of cards that scrolls sideways, in the middle of its way",
    mix: mixOfCarousels
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .sideways)]
    $0.navigation.isConditionMet = false
    $0.popStartsAtEdge = true
  }

  /// Shares of both carousels.
  static let mixOfCarousels = IntentMix(
    pop: 25, popAbort: 5, contentRight: 30, contentLeft: 35, contentVertical: 5)
}
