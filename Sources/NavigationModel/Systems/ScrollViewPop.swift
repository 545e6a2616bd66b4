import PopGesture

/// TZScrollViewPopGesture, and what its article starts from.
extension System {
  private static let file = "001_fe9f11e05b6a4110.txt"
  private static let tzPan = PopRecognizer.pan(
    [.notTransitioning, .previousPage, .towards, .startLimit(40)], .popFirst)

  /// A pan on the scroll view that goes before all others within 40 pt.
  public static let tz40 = System(
    "tz40", "a pan on the scroll view, near the edge only, before every other recognizer", [tzPan],
    .uikit, article: file,
    source: "TZScrollViewPopGesture, UINavigationController+TZPopGesture.m", confidence: .verified)

  /// Together with FDFullscreenPopGesture, as its article recommends.
  public static let tz40WithFD = System(
    "tz40+fd", "TZScrollViewPopGesture together with FDFullscreenPopGesture",
    [tzPan, fdRecognizer(limit: nil, isMirrored: false)], .uikit, article: file,
    source: "both sources; the article says that they work together", confidence: .verified)

  /// The delegate is removed on every page but the first.
  public static let delegateSwap = System(
    "delegateSwap", "the edge pan without a delegate, except on the first page",
    [.edge([.shownPreviousPage])], .uikit, article: file,
    source: "second article: in didShow, delegate = nil unless at the root", confidence: .verified)

  /// A map that takes every touch.
  public static let mapContentWins = System(
    "mapContentWins", "the edge pan on pages whose content takes every sideways stroke",
    [.edge(.system, .contentWins)], .uikit, article: file,
    source: "second article, survey of 2016: six of eight apps", confidence: .secondary)

  /// A map that leaves the edge to the pop.
  public static let mapEdgeFirst = System(
    "mapEdgeFirst", "the edge pan goes first; elsewhere the content has the stroke",
    [.edge(.system, .edgeFirst)], .uikit, article: file,
    source: "second article, survey of 2016: two of eight apps", confidence: .secondary)
}
