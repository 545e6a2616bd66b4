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
}
