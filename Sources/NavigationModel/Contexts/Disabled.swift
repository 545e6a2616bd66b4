import PopGesture

extension PageContext {
  /// A page on which the app switched going back off.
  public static let disabled = PageContext(
    "disabled", "a page on which the app switched going back off",
    mix: IntentMix(pop: 50, contentVertical: 50)
  ).with { $0.navigation.isPopDisabled = true }
}
