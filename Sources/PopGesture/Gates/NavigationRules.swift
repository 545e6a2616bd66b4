/// What gates ask of navigation.
extension GateRule {
  /// There must be a page to go back to, counting pages that a running push or pop has already
  /// added or removed: `viewControllers.count > 1`.
  public static let previousPage = GateRule(
    "previous-page", "there is a page to go back to", refusing: .rootPage
  ) { request, _ in request.navigation.stackDepth > 1 }

  /// There was a page to go back to when a page was last shown for good: a delegate that is swapped
  /// in `didShow` (article "TZScrollViewPopGesture").
  ///
  /// While a pop to the first page runs, it still lets gestures through.
  public static let shownPreviousPage = GateRule(
    "shown-previous-page", "there was a page to go back to when a page was last shown",
    refusing: .rootPage
  ) { request, _ in request.navigation.shownDepth > 1 }

  /// No push or pop may be under way: `_isTransitioning` in FDFullscreenPopGesture.
  public static let notTransitioning = GateRule(
    "not-transitioning", "no push or pop is under way", refusing: .busy
  ) { request, _ in !request.navigation.isTransitioning }

  /// The page that was shown last must be the top of the stack, and not the first page: the two
  /// differ while a push or pop runs (article "iOS 7 right-swipe failure").
  public static let shownIsTop = GateRule(
    "shown-is-top", "the page shown last is the top of the stack, and not the first",
    refusing: .notShown
  ) { request, _ in !request.navigation.isTransitioning && request.navigation.shownDepth > 1 }

  /// The app must not have switched going back off on this page:
  /// `fd_interactivePopDisabled`, `isEnabled`.
  public static let popEnabled = GateRule(
    "pop-enabled", "going back is not switched off on this page", refusing: .disabled
  ) { request, _ in !request.navigation.isPopDisabled }

  /// The back button must be the system's own: what the system's default delegate asks.
  public static let standardBackButton = GateRule(
    "standard-back-button", "the back button is the system's own", refusing: .customBackButton
  ) { request, _ in !request.navigation.hasCustomBackButton }

  /// The navigation bar must be shown, and the system's own: what the system's default delegate
  /// asks besides `standardBackButton` (article "iOS 7 right-swipe failure").
  public static let standardBar = GateRule(
    "standard-bar", "the navigation bar is shown, and the system's own", refusing: .customBar
  ) { request, _ in !request.navigation.hasCustomBar }

  /// The app's own condition for the page must hold when the gesture would begin, such as "the
  /// pager shows its first page".
  public static let conditionMet = GateRule(
    "condition-met", "the app's own condition for the page holds", refusing: .condition
  ) { request, _ in request.navigation.isConditionMet }
}
