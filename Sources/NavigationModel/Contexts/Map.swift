extension PageContext {
  /// A map or another canvas that pans every way.
  public static let map = PageContext(
    "map", "a map that pans every way",
    mix: IntentMix(pop: 10, popAbort: 5, contentRight: 40, contentLeft: 35, contentVertical: 10)
  ).with {
    $0.contents = [ContentRecognizer(.pan, .all)]
    $0.popStartsAtEdge = true
  }
}
