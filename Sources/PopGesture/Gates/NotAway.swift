extension GateRule {
  /// The slop-free translation must not point away from popping (`translation.x >= 0`).
  public static let notAway = GateRule(
    "not-away", "the slop-free translation does not point away from popping", refusing: .direction
  ) { request, _ in request.translation >= 0 }
}
