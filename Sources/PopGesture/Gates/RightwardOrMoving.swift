extension GateRule {
  /// Translation or velocity must point to the right on the screen, whatever the layout: an
  /// alternative that is hardly a filter (`translation.x > 0 || velocity.x > 0`, article "SwiftUI
  /// TabView swipe back").
  ///
  /// In a right-to-left layout it refuses every pop that keeps to its way, as its source does.
  public static let rightwardOrMoving = GateRule(
    "rightward-or-moving", "translation or velocity points right on the screen",
    refusing: .direction,
    readsVelocity: true
  ) { request, _ in
    let sign: Double = request.navigation.popsLeftward ? -1 : 1
    return sign * request.translation > 0 || sign * request.velocity > 0
  }

  /// The slop-free translation must point to the right on the screen, whatever the layout.
  public static let rightward = GateRule(
    "rightward", "the slop-free translation points right on the screen", refusing: .direction
  ) { request, _ in
    request.navigation.popsLeftward ? request.translation < 0 : request.translation > 0
  }
}
