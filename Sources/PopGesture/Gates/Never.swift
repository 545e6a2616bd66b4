extension GateRule {
  /// Lets nothing through: a delegate that another page left behind and whose condition is gone
  /// (article "SwiftUI TabView swipe back").
  public static let never = GateRule(
    "never", "lets nothing through: a delegate left behind by another page", refusing: .condition
  ) { _, _ in false }
}
