extension GateRule {
  /// The navigation bar must be shown, and the system's own: what the system's default delegate
  /// asks besides `standardBackButton` (article "iOS 7 right-swipe failure").
  public static let standardBar = GateRule(
    "standard-bar", "the navigation bar is shown, and the system's own", refusing: .customBar
  ) { request, _ in !request.navigation.hasCustomBar }
}
