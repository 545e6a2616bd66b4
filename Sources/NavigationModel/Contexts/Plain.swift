extension PageContext {
  /// A page without gestures of its own.
  public static let plain = PageContext(
    "plain", "a page without gestures of its own, with one page to go back to",
    mix: IntentMix(
      pop: 55, popAbort: 10, contentLeft: 10, contentVertical: 15, tapSmear: 8, grip: 2))
}
