extension PageContext {
  /// The same row of cards at its leading end, where it can only bounce to the right.
  public static let carouselStart = PageContext(
    "carouselStart", "the same row of cards at its leading end, where it only bounces back",
    mix: mixOfCarousels
  ).with { $0.contents = [ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true)] }
}
