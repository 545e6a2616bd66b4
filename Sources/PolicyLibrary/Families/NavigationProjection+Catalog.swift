public import PopGesture

/// As experiments name it.
extension NavigationProjection: CatalogPolicy {
  /// What the family is.
  public static let family = PolicyFamily(
    name: "navigation-projection",
    summary: "completes when position, velocity and acceleration carried on for the transition's"
      + " duration reach a capped distance",
    rule: "x + v*T + a*T^2/2 > scale * min(cap, fraction * W) after three samples; v > 0 after"
      + " fewer; never without a change",
    parameters: [
      PolicyParameter(
        "duration_s", unit: "s", range: 0...2, default: 0.35,
        "duration T of the transition (from memory)"),
      PolicyParameter(
        "cap_pt", unit: "pt", range: 0...2000, default: 187.5, "largest distance to be exceeded"),
      .fraction(
        default: 0.5, "share of the width to be exceeded on views where that is less"),
      PolicyParameter(
        "scale", unit: "times", range: 0...10, default: 1,
        "how many times that distance must be exceeded; 1 in the original"),
    ],
    thresholdParameters: ["scale"],
    source: "reverse-engineered _UINavigationInteractiveTransitionBase, unconfirmed",
    readsPath: true, estimator: .uikitTransition)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      duration: parameters.value("duration_s"), cap: parameters.value("cap_pt"),
      fraction: parameters.value("fraction"), scale: parameters.value("scale"))
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: NavigationProjection())
      .argument("duration", \.duration)
      .argument("cap", \.cap)
      .argument("fraction", \.fraction)
      .argument("scale", \.scale).text
  }
}
