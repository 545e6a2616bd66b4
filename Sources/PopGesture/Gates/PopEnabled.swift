extension GateRule {
  /// The app must not have switched going back off on this page:
  /// `fd_interactivePopDisabled`, `isEnabled`.
  public static let popEnabled = GateRule(
    "pop-enabled", "going back is not switched off on this page", refusing: .disabled
  ) { request, _ in !request.navigation.isPopDisabled }
}
