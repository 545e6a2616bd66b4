extension PageContext {
  /// A plain page in a window of a third of the screen.
  public static let window = PageContext(
    "window", "a plain page in a window of a third of the screen, at least 320 pt", mix: plain.mix
  ).with { $0.arrangement = .third }
}
