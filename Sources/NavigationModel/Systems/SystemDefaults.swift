import PolicyLibrary
import PopGesture

/// What UIKit does by itself, as far as known.
extension System {
  private static let unofficial = "reverse-engineered UIKit"

  package static let uikitEdge = System(
    "uikit.edge", "the system's edge swipe, for which every recognizer of the page waits",
    [.systemEdge], .uikit, article: nil,
    source: "\(unofficial): the system's own delegate makes every other recognizer wait;"
      + " Apple's documentation of shouldBeRequiredToFailBy gives the same example",
    confidence: .unconfirmed)

  /// The edge swipe as three of the articles saw it on pages that scroll sideways.
  package static let uikitEdgeYields = System(
    "uikit.edgeYields", "the same without any relation: content that takes the stroke is first",
    [.edge(.system)], .uikit, article: nil,
    source: "it is not known which of the two a page meets: articles 2, 3 and 5 saw the edge swipe"
      + " lost to scroll views, articles 2 and 5 where the app had replaced the delegate",
    confidence: .unconfirmed)

  package static let uikitLegacy = System(
    "uikit.legacy", "the system's edge swipe with its older decision by direction alone",
    [.systemEdge], .uikitLegacy, article: nil, source: unofficial, confidence: .unconfirmed)

  private static let contentPop = PopRecognizer(
    Recognizer(slop: .towardsPop(30), driftLimit: DriftLimit(), gate: [.previousPage]), .native26)

  /// The content swipe of iOS 26 by itself; switching the edge swipe off does not switch it off.
  package static let uikitContent26 = System(
    "uikit.content26", "the content swipe of iOS 26 by itself", [contentPop], .uikit,
    transition: .preemptible, article: nil, source: unofficial, confidence: .unconfirmed)

  package static let uikit26 = System(
    "uikit.26", "edge and content swipe of iOS 26 together", [.systemEdge, contentPop], .uikit,
    transition: .preemptible, article: nil, source: unofficial, confidence: .unconfirmed)
}
