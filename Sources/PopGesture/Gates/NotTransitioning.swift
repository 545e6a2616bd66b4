extension GateRule {
  /// No push or pop may be under way: `_isTransitioning` in FDFullscreenPopGesture.
  public static let notTransitioning = GateRule(
    "not-transitioning", "no push or pop is under way", refusing: .busy
  ) { request, _ in !request.navigation.isTransitioning }
}
