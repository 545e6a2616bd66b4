import PopGesture

extension PageContext {
  /// A plain page whose navigation bar is hidden or the app's own.
  public static let customBar = PageContext(
    "customBar", "a plain page whose navigation bar is hidden, or the app's own", mix: plain.mix
  ).with { $0.navigation.hasCustomBar = true }
}
