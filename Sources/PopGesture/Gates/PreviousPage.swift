extension GateRule {
  /// There must be a page to go back to, counting pages that a running push or pop has already
  /// added or removed: `viewControllers.count > 1`.
  public static let previousPage = GateRule(
    "previous-page", "there is a page to go back to", refusing: .rootPage
  ) { request, _ in request.navigation.stackDepth > 1 }
}
