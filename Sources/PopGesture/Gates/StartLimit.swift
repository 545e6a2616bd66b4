extension GateRule {
  /// At recognition the finger must be within `limit` pt of the leading edge, the limit included:
  /// 40 pt in TZScrollViewPopGesture, per page in FDFullscreenPopGesture.
  ///
  /// The finger has moved by the slop and more since touch-down, so the zone in which touches may
  /// start is narrower, and narrower still for fast ones.
  public static func startLimit(_ limit: Double) -> GateRule {
    GateRule(
      "start-limit", "at recognition the finger is within the limit (pt) of the leading edge",
      refusing: .startLimit, limit: limit
    ) { request, limit in request.location <= limit }
  }

  /// The limit of TZScrollViewPopGesture, 40 pt.
  public static let startLimit = startLimit(40)

  /// Touch-down must have been within `limit` pt of the leading edge, the limit included: what
  /// texts call the start of a gesture, where code mostly asks for `startLimit`.
  public static func touchDownLimit(_ limit: Double) -> GateRule {
    GateRule(
      "touch-down-limit", "touch-down was within the limit (pt) of the leading edge",
      refusing: .startLimit, limit: limit
    ) { request, limit in request.location - request.displacement <= limit }
  }

  /// The limit of TZScrollViewPopGesture taken from touch-down, 40 pt.
  public static let touchDownLimit = touchDownLimit(40)
}
