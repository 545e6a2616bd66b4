extension PageContext {
  /// A slider or seek bar under the finger; people who want to go back keep off it.
  public static let slider = PageContext(
    "slider", "a slider or seek bar, which tracks raw touches",
    mix: IntentMix(pop: 10, popAbort: 5, contentRight: 45, contentLeft: 40)
  ).with {
    $0.contents = [ContentRecognizer(.touchTracking, .sideways)]
    $0.popAvoidsContent = true
  }
}
