/// What an app knows of its navigation when a gate asks.
///
/// The defaults are an ordinary page with one page to go back to, at rest.
public struct NavigationState: Sendable, Equatable {
  /// Pages on the navigation stack, the visible one included; already changed while a push or pop
  /// runs.
  public var stackDepth: Int
  /// Pages on the stack when a page was last shown for good (`didShow`): changes only after the
  /// transition.
  public var shownDepth: Int
  /// Whether a push or pop is under way or settling.
  public var isTransitioning: Bool
  /// Whether the app switched going back off on this page.
  public var isPopDisabled: Bool
  /// Whether the app replaced the back button, which makes the system's own delegate refuse.
  public var hasCustomBackButton: Bool
  /// Whether the navigation bar is hidden or the app's own, which makes it refuse as well.
  public var hasCustomBar: Bool
  /// Whether the app's own condition for this page holds, such as "the pager shows its first page".
  public var isConditionMet: Bool
  /// Whether going back is a stroke to the left on the screen: so it is for a recognizer that
  /// follows a right-to-left layout.
  public var popsLeftward: Bool

  /// Describes where navigation stands.
  @inlinable
  public init(
    stackDepth: Int = 2, shownDepth: Int? = nil, isTransitioning: Bool = false,
    isPopDisabled: Bool = false, hasCustomBackButton: Bool = false, hasCustomBar: Bool = false,
    isConditionMet: Bool = true, popsLeftward: Bool = false
  ) {
    self.stackDepth = stackDepth
    self.shownDepth = shownDepth ?? stackDepth
    self.isTransitioning = isTransitioning
    self.isPopDisabled = isPopDisabled
    self.hasCustomBackButton = hasCustomBackButton
    self.hasCustomBar = hasCustomBar
    self.isConditionMet = isConditionMet
    self.popsLeftward = popsLeftward
  }
}
