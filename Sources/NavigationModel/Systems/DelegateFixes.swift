import PopGesture

/// The repairs of the edge pan since iOS 7.
extension System {
  private static let file = "004_5755b0f140a8ccdd.txt"

  private static func repair(
    _ name: String, _ summary: String, _ gate: BeginGate, _ arbitration: Arbitration = .edgeFirst,
    _ policy: NamedPolicy = .uikit, confidence: Confidence = .verified, source: String
  ) -> System {
    System(
      name, summary, [.edge(gate, arbitration)], policy, article: file, source: source,
      confidence: confidence)
  }

  /// As the system comes; that iOS 7 decided by the sign of the velocity is assumed.
  public static let iOS7Default = repair(
    "iOS7default", "the edge pan as iOS 7 brought it, with its own delegate", .system, .edgeFirst,
    .uikitLegacy, confidence: .unconfirmed, source: "fifth article; decision assumed")

  /// `delegate = self`, with nothing asked.
  public static let delegateSelf = repair(
    "delegateSelf", "the edge pan with a delegate that always says yes", [],
    source: "fifth article, first fix")

  /// Begins only when the page shown last is the top one.
  public static let currentShow = repair(
    "currentShow", "the edge pan, only while the page shown last is the top of the stack",
    [.shownIsTop], source: "fifth article, second fix")

  /// The second fix on a scroll view.
  public static let scrollBroken = repair(
    "scrollBroken", "the second fix under a scroll view whose pan goes first", [.shownIsTop],
    .contentWins, source: "fifth article, third problem")

  /// Repair A.
  public static let scrollSimultaneous = repair(
    "scrollSimultaneous", "scroll view and edge pan may act at once", [.shownIsTop], .simultaneous,
    source: "fifth article, fix A")

  /// Repair B.
  public static let scrollRequireFail = repair(
    "scrollRequireFail", "the scroll view waits until the edge pan has failed", [.shownIsTop],
    .edgeFirst, source: "fifth article, fix B")

  /// Repair B where the helper finds no edge pan.
  public static let scrollRequireFailMissing = repair(
    "scrollRequireFailMissing", "fix B with the relation missing: the helper found no edge pan",
    [.shownIsTop], .edgeFirstMissing, source: "fifth article, the helper may return nil")
}
