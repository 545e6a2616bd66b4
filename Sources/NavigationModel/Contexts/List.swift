extension PageContext {
  /// A list that scrolls up and down under the finger.
  public static let list = PageContext(
    "list", "a list that scrolls up and down",
    mix: IntentMix(pop: 30, popAbort: 5, contentLeft: 5, contentVertical: 57, tapSmear: 3)
  ).with { $0.contents = [ContentRecognizer(.scroll, .vertical)] }
}
