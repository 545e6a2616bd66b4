import PolicyLibrary
import PopGesture

/// TZScrollViewPopGesture, and what its article starts from.
extension System {
  private static let origin = "Article 2"

  /// `tz_popGestureRecognizer`: one pan for the whole navigation controller, which every page that
  /// asks adds to its own view, where it leaves the view before.
  private static let tzPan = PopRecognizer.pan(
    [.notTransitioning, .previousPage, .towards, .startLimit(40)],
    .requiredToFail(by: .everything), target: .system)

  /// The system's edge pan with the delegate of `didShow`: the system's own on the first page, none
  /// on all others; and switched on again each time.
  private static let swapped = PopRecognizer.edge([.shownPreviousPage], owner: .systemSwitchedOn)

  private static func installed(
    elsewhere: [PopRecognizer], before: [PopRecognizer]? = nil
  ) -> Installation {
    Installation(on: .withSidewaysContent, elsewhere: elsewhere, before: before, movesOn: true)
  }

  /// A pan on the scroll view that goes before all others within 40 pt.
  package static let tz40 = cited(
    origin, "tz40",
    "on pages that ask, a pan near the edge that goes first; other pages lose their back swipe",
    [tzPan], installation: installed(elsewhere: [], before: [.systemEdge]),
    source: "“0 < offSet.x && location.x <= 40”, shouldBeRequiredToFailBy “return YES”,"
      + " “interactivePopGestureRecognizer.enabled = NO”, “on the interfaces where both shall"
      + " coexist, call [self tz_addPopGestureToView:scrollView]”; TZScrollViewPopGesture,"
      + " UINavigationController+TZPopGesture.m")

  package static let tz40WithFD = cited(
    origin, "tz40+fd", "TZScrollViewPopGesture on pages that ask, FDFullscreenPopGesture on all",
    [tzPan, fdPan()], installation: installed(elsewhere: [fdPan()]),
    source: "“the two do not conflict and live together in harmony”")

  /// Together with the delegate that is swapped: the article's other way to begin with.
  package static let tz40WithSwap = cited(
    origin, "tz40+delegateSwap",
    "TZScrollViewPopGesture on pages that ask, the swapped delegate on all",
    [tzPan, swapped], installation: installed(elsewhere: [swapped]),
    source: "“if you prefer the left edge alone, look at the second way”, then the pan")

  package static let delegateSwap = cited(
    origin, "delegateSwap", "the edge pan without a delegate, except on the first page", [swapped],
    source: "in didShow “interactivePopGestureRecognizer.enabled = YES”, delegate = nil"
      + " unless at the root; then “if the interface has a UIScrollView that slides sideways, the"
      + " system's swipe fails again … it is the UIScrollView that responds”")

  package static let mapContentWins = cited(
    origin, "mapContentWins", "the edge pan on pages whose content takes every sideways stroke",
    [.edge(.system)], confidence: .secondary,
    source: "in Taobao, Alipay and Cainiao “the swipe back fails on the map page”, Meituan,"
      + " Dianping and QQ “have fallen” too; as uikit.edgeYields")

  package static let mapEdgeFirst = cited(
    origin, "mapEdgeFirst", "the edge pan goes first; other strokes go to the content",
    [.systemEdge], confidence: .secondary,
    source: "on WeChat's map “while the swipe back is in effect the map does not slide; only"
      + " when it fails does the map slide”; Lianjia and Lianjia Shanghai “have done it well” too;"
      + " as uikit.edge")
}
