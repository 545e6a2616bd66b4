import PolicyLibrary
import PopGesture

/// The repairs of the edge pan since iOS 7.
extension System {
  private static let origin = "Article 5"

  /// As the system comes; that iOS 7 decided by the sign of the velocity is assumed.
  package static let iOS7Default = cited(
    origin, "iOS7default", "the edge pan as iOS 7 brought it, with its own delegate", [.systemEdge],
    .uikitLegacy, confidence: .unconfirmed,
    source: "“with the system's navigation bar there is no problem at all”, without it or with a"
      + " back button of one's own “the right swipe fails”; the decision is assumed")

  package static let delegateSelf = cited(
    origin, "delegateSelf", "the edge pan with a delegate that always says yes", [.edge([])],
    source: "“interactivePopGestureRecognizer.delegate = (id)self”; it “responds on the"
      + " rootViewController too” and “after several pushes two quick triggers bring disorder”")

  /// `gestureRecognizerShouldBegin` of the second fix, which begins only when the page shown last
  /// is the top one.
  private static let shown: BeginGate = [.shownIsTop]

  package static let currentShow = cited(
    origin, "currentShow",
    "the edge pan, only if the page last passed to `didShow` is on top",
    [.edge(shown)],
    source: "“return (self.currentShowVC == self.topViewController)”; then “on a UIScrollView the"
      + " right swipe fails”, for it “has a panGestureRecognizer already”")

  /// Repair A: a category on every scroll view.
  package static let scrollSimultaneous = cited(
    origin, "scrollSimultaneous",
    "`currentShow`, and scroll views and the edge pan may act at once",
    [.edge(shown, .simultaneous(with: .scrollViews))],
    source: "“UIScrollView (AllowPanGestureEventPass)”: yes to its own pan with a"
      + " UIScreenEdgePanGestureRecognizer, else no")

  /// Repair B: a line for the scroll view of a page.
  package static let scrollRequireFail = cited(
    origin, "scrollRequireFail",
    "`currentShow`, and a page's scroll view waits until the edge pan failed",
    [.edge(shown, .requiredToFail(by: .scrollViews))],
    installation: Installation(on: .withScrollView, elsewhere: [.edge(shown)]),
    source: "“[_scrollView.panGestureRecognizer requireGestureRecognizerToFail:"
      + "screenEdgePanGestureRecognizer]”; where the helper finds none, currentShow is left")
}
