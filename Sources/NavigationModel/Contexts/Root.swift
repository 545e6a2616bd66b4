import PopGesture

extension PageContext {
  /// The first page, with nothing to go back to.
  public static let root = PageContext(
    "root", "the first page, with nothing to go back to",
    mix: IntentMix(contentRight: 30, contentLeft: 30, contentVertical: 35, tapSmear: 5)
  ).with { $0.navigation = NavigationState(stackDepth: 1) }
}
