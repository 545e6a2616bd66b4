import PopGesture

/// What UIKit does by itself, as far as known.
extension System {
  private static let unofficial = "reverse-engineered UIKit"

  /// The edge swipe.
  public static let uikitEdge = System(
    "uikit.edge", "the system's edge swipe with its projected decision", [.edge(.system)], .uikit,
    article: nil, source: unofficial, confidence: .unconfirmed)

  /// The edge swipe with the older decision.
  public static let uikitLegacy = System(
    "uikit.legacy", "the system's edge swipe with its older decision by direction alone",
    [.edge(.system)], .uikitLegacy, article: nil, source: unofficial, confidence: .unconfirmed)

  private static let contentPop = PopRecognizer(
    Recognizer(slop: .towardsPop(30), driftLimit: DriftLimit(), gate: [.previousPage]), .native26)

  /// The content swipe of iOS 26 by itself; switching the edge swipe off does not switch it off.
  public static let uikitContent26 = System(
    "uikit.content26", "the content swipe of iOS 26 by itself", [contentPop], .uikit,
    transition: .preemptible, article: nil, source: unofficial, confidence: .unconfirmed)

  /// Both swipes of iOS 26.
  public static let uikit26 = System(
    "uikit.26", "edge and content swipe of iOS 26 together", [.edge(.system), contentPop], .uikit,
    transition: .preemptible, article: nil, source: unofficial, confidence: .unconfirmed)
}
