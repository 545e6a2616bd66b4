extension PageContext {
  /// A plain page on the screen turned by 90 degrees.
  public static let landscape = PageContext(
    "landscape", "a plain page on the screen turned by 90 degrees", mix: plain.mix
  ).with { $0.arrangement = .landscape }
}
