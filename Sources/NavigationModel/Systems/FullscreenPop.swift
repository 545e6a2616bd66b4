import PopGesture

/// FDFullscreenPopGesture.
extension System {
  private static let file = "003_1ba0b46c9f9f2ac7.txt"

  static func fdRecognizer(limit: Double?, isMirrored: Bool) -> PopRecognizer {
    let limits = limit.map { [GateRule.startLimit($0)] } ?? []
    return .pan(
      BeginGate([.previousPage, .popEnabled] + limits + [.notTransitioning, .towards]),
      isMirrored: isMirrored)
  }

  /// Five tests; the whole screen.
  public static let fd = fd(named: "fd", limit: nil)

  /// The same within `limit` pt of the edge; nil or 0 is the whole screen.
  static func fd(named name: String, limit: Double?) -> System {
    let limit = limit == 0 ? nil : limit
    let place = limit.map { "within \(plain($0)) pt of the edge" } ?? "anywhere"
    return System(
      name, "a pan \(place) with five tests, calls the system's target",
      [fdRecognizer(limit: limit, isMirrored: false)], .uikit, article: file,
      source: "FDFullscreenPopGesture, UINavigationController+FDFullscreenPopGesture.m",
      confidence: .verified)
  }

  /// With the patch for right-to-left layouts.
  public static let fdMirrored = System(
    "fdMirrored", "the same with the direction test turned round in right-to-left layouts",
    [fdRecognizer(limit: nil, isMirrored: true)], .uikit, article: file,
    source: "FDFullscreenPopGesture, pull request 138", confidence: .secondary)
}
