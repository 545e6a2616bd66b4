extension PageContext {
  /// A plain page in a right-to-left layout.
  public static let rightToLeft = PageContext(
    "rightToLeft", "a plain page in a right-to-left layout", mix: plain.mix
  ).with { $0.isRightToLeft = true }
}
