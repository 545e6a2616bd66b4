extension PageContext {
  /// A plain page in the leading half of the screen.
  public static let splitView = PageContext(
    "splitView", "a plain page in the leading half of the screen", mix: plain.mix
  ).with { $0.arrangement = .half }
}
