extension GateRule {
  /// The app's own condition for the page must hold when the gesture would begin, such as "the
  /// pager shows its first page".
  public static let conditionMet = GateRule(
    "condition-met", "the app's own condition for the page holds", refusing: .condition
  ) { request, _ in request.navigation.isConditionMet }
}
