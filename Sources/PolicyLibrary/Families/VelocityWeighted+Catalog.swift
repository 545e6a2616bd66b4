public import PopGesture

/// As experiments name it.
extension VelocityWeighted: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "velocity-weighted",
    summary: "completes when distance plus a little of the speed passes a share of the width",
    rule: "(x + velocity_weight * v) / W {boundary} fraction, and x > least_distance",
    parameters: [
      PolicyParameter(
        "velocity_weight_s", unit: "s", range: 0...5, default: 0.3,
        "seconds that the release velocity is projected ahead"),
      .fraction(
        default: 0.5, "share of the view's width that the projected place must exceed"),
      PolicyParameter(
        "least_distance_pt", unit: "pt", range: 0...2000, default: -.infinity,
        words: [PolicyParameter.Word("none", -.infinity)],
        "travel that must be exceeded whatever the speed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "React Navigation stack, Card.tsx, commit 73f8c29 (MIT): x + 0.3 v > W/2, verified")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      velocityWeight: parameters.value("velocity_weight_s"),
      fraction: parameters.value("fraction"),
      leastDistance: parameters.value("least_distance_pt"), boundary: parameters.boundary())
  }

  /// The rule without a least distance that it does not have: `x + 0.3 v > 0.5 W`.
  public var ownRule: String? {
    let far = leastDistance > -.infinity ? ", and x > \(plain(leastDistance))" : ""
    return "x + \(plain(velocityWeight)) v \(boundary.symbol) \(plain(fraction)) W\(far)"
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: VelocityWeighted(velocityWeight: velocityWeight, fraction: fraction))
      .required("velocityWeight", \.velocityWeight)
      .required("fraction", \.fraction)
      .argument("leastDistance", \.leastDistance)
      .argument("boundary", \.boundary).text
  }
}
