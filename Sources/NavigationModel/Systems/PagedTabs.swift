import PopGesture

/// The pager of SwiftUI's tab view and its repair.
extension System {
  private static let file = "002_12e0240b2aa67924.txt"

  private static func repair(
    _ name: String, _ summary: String, _ recognizer: PopRecognizer,
    confidence: Confidence = .verified, source: String
  ) -> System {
    System(
      name, summary, [recognizer], .uikit, article: file, source: source, confidence: confidence)
  }

  /// Before the repair: the pager's pan is deeper and first.
  public static let tabviewBroken = repair(
    "tabviewBroken", "the edge pan under a pager that takes sideways strokes first",
    .edge(.system, .contentWins), source: "third article, the problem")

  /// The repair.
  public static let rickey = repair(
    "rickey", "both at once; begins when translation or velocity points right, on the first page",
    .edge([.towardsOrMoving, .conditionMet], .simultaneous), source: "third article, the solution")

  /// The same with a stricter direction test, for contrast.
  public static let rickeyAnd = repair(
    "rickeyAnd", "the same with the direction test of translation alone",
    .edge([.towards, .conditionMet], .simultaneous), confidence: .unconfirmed,
    source: "our variant of the third article's gate")

  /// The direction test on a pan anywhere.
  public static let rickeyFullScreen = repair(
    "rickeyFullScreen", "the third article's direction test on a pan anywhere",
    .pan([.previousPage, .towardsOrMoving, .conditionMet], isMirrored: true),
    confidence: .unconfirmed, source: "our variant, to compare direction tests on equal terms")

  /// The repair whose delegate stays behind when the page has gone.
  public static let rickeyStale = repair(
    "rickeyStale", "the repair without its cleanup: the delegate of a page that has gone",
    .edge([.never], .simultaneous), source: "third article, why it restores the delegate")
}
