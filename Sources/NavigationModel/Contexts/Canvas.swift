extension PageContext {
  /// A drawing canvas that reads raw touches.
  public static let canvas = PageContext(
    "canvas", "a drawing canvas that reads raw touches", mix: IntentMix(pop: 5, stroke: 95)
  ).with {
    $0.contents = [ContentRecognizer(.touchTracking, .all)]
    $0.popStartsAtEdge = true
  }
}
