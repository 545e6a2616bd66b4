extension GateRule {
  /// The translation or the velocity must point towards popping: an alternative that is hardly a
  /// filter (article "SwiftUI TabView swipe back").
  public static let towardsOrMoving = GateRule(
    "towards-or-moving", "translation or velocity points towards popping", refusing: .direction,
    readsVelocity: true
  ) { request, _ in request.translation > 0 || request.velocity > 0 }
}
