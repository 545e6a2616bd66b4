extension GateRule {
  /// There was a page to go back to when a page was last shown for good: a delegate that is swapped
  /// in `didShow` (article "TZScrollViewPopGesture").
  ///
  /// While a pop to the first page runs, it still lets gestures through.
  public static let shownPreviousPage = GateRule(
    "shown-previous-page", "there was a page to go back to when a page was last shown",
    refusing: .rootPage
  ) { request, _ in request.navigation.shownDepth > 1 }
}
