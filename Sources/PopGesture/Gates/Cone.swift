extension GateRule {
  /// The slop-free translation across must be at most `limit` times that along.
  public static func cone(_ limit: Double) -> GateRule {
    GateRule(
      "cone", "the slop-free translation across is at most the limit times that along",
      refusing: .angle, limit: limit
    ) { request, limit in abs(request.crossTranslation) <= limit * abs(request.translation) }
  }

  /// A cone of 45 degrees to either side.
  public static let cone = cone(1)
}
