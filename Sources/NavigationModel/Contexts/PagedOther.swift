import PopGesture

extension PageContext {
  /// Another page of a pager: a rightward stroke turns to the page before.
  public static let pagedOther = PageContext(
    "pagedOther", "another page of a pager, which turns both ways",
    mix: IntentMix(pop: 10, popAbort: 5, contentRight: 40, contentLeft: 40, contentVertical: 5)
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .sideways)]
    $0.navigation.isConditionMet = false
    $0.popStartsAtEdge = true
  }
}
