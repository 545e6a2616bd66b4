extension GateRule {
  /// The displacement must not point away from popping.
  ///
  /// UIKit's edge gate asks the same of the slop-free translation (`translation.x >= 0`,
  /// reverse-engineered, unconfirmed), which is 0 as well where a finger has moved away by just the
  /// slop; such a touch is refused here.
  public static let notAway = GateRule(
    "not-away", "the displacement does not point away from popping", refusing: .direction
  ) { request, _ in request.displacement >= 0 }
}
