extension GateRule {
  /// The slop-free translation must point towards popping (`translation.x > 0`).
  ///
  /// After slop removal this is an angle filter: a drag whose x is still inside the slop is
  /// refused.
  public static let towards = GateRule(
    "towards", "the slop-free translation points towards popping", refusing: .direction
  ) { request, _ in request.translation > 0 }
}
