extension GateRule {
  /// The displacement across must be at most `limit` times that along, slop included.
  ///
  /// The cones of frameworks and apps (Ionic, Telegram, Chrome on iOS, Swiper, Android) all judge
  /// the displacement from touch-down. Translations without slop would tell nothing here: of a
  /// finger that has moved by just the slop in one direction both are 0, whatever its direction,
  /// and a motion across within the slop counts as none.
  public static func cone(_ limit: Double) -> GateRule {
    GateRule(
      "cone", "the displacement across is at most the limit times that along, slop included",
      refusing: .angle, limit: limit
    ) { request, limit in
      let along = abs(request.displacement)
      return along > 0 && abs(request.crossDisplacement) <= limit * along
    }
  }

  /// A cone of 45 degrees to either side.
  public static let cone = cone(1)
}
