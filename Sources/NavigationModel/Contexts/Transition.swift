import PopGesture

extension PageContext {
  /// A page that is still being pushed when the finger touches down.
  public static let transition = PageContext(
    "transition", "a page that is still being pushed at touch-down", mix: IntentMix(doublePop: 100)
  ).with {
    $0.navigation = NavigationState(stackDepth: 4)
    $0.isBeingPushed = true
  }
}
