import PopGesture

extension PageContext {
  /// A plain page with a back button of the app's own.
  public static let customBackButton = PageContext(
    "customBackButton", "a plain page with a back button of the app's own", mix: plain.mix
  ).with { $0.navigation.hasCustomBackButton = true }
}
