import PopGesture

extension PageContext {
  /// A page that is still being pushed when the finger touches down.
  public static let transition = PageContext(
    "transition", "a page that is still being pushed at touch-down", mix: IntentMix(doublePop: 100)
  ).with {
    $0.navigation = NavigationState(stackDepth: 4)
    // Half of the .35 s that a push takes (from memory): on average a finger comes half-way.
    $0.pushRemaining = 0.175
  }
}
