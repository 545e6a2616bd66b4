extension GateRule {
  /// The page that was shown last must be the top of the stack, and not the first page: the two
  /// differ while a push or pop runs (article "iOS 7 right-swipe failure").
  public static let shownIsTop = GateRule(
    "shown-is-top", "the page shown last is the top of the stack, and not the first",
    refusing: .notShown
  ) { request, _ in !request.navigation.isTransitioning && request.navigation.shownDepth > 1 }
}
