extension GateRule {
  /// The back button must be the system's own: what the system's default delegate asks.
  public static let standardBackButton = GateRule(
    "standard-back-button", "the back button is the system's own", refusing: .customBackButton
  ) { request, _ in !request.navigation.hasCustomBackButton }
}
