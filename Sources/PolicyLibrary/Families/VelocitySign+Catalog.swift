public import PopGesture

/// As experiments name it.
extension VelocitySign: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "velocity-sign",
    summary: "completes by the release velocity alone, however little the finger has moved",
    rule: "v {boundary} velocity",
    parameters: [
      PolicyParameter(
        "velocity_pt_per_s", unit: "pt/s", range: -10_000...10_000, default: 0,
        "release velocity that decides"),
      .boundary(
        default: .inclusive, "whether that velocity itself completes: a finger at rest, at 0"),
    ],
    thresholdParameters: ["velocity_pt_per_s"],
    source: "reverse-engineered older branch of UIKit's navigation transition, unconfirmed")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      velocity: parameters.value("velocity_pt_per_s"), boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: VelocitySign())
      .argument("velocity", \.velocity)
      .argument("boundary", \.boundary).text
  }
}
