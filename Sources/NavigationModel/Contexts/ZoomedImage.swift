import PopGesture

extension PageContext {
  /// An image in a scroll view, zoomed, somewhere in the middle: it scrolls every way.
  public static let zoomedImage = PageContext(
    "zoomedImage", "a zoomed image, which scrolls every way", mix: map.mix
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .all)]
    $0.navigation.isConditionMet = false
    $0.popStartsAtEdge = true
  }
}
