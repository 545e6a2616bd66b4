public import PopGesture

/// As experiments name it.
extension ArmedDirection: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "armed-direction",
    summary: "once a flick or a length has armed the drag, the direction of the motion decides",
    rule: "(|x| > fling_distance and |v| > fling) or |x| {boundary} distance: complete if v > 0,"
      + " or v = 0 and x > 0; otherwise cancel",
    parameters: [
      PolicyParameter(
        "distance_pt", unit: "pt", range: 0...2000, default: 60, "length that arms"),
      .speedLimit(
        "fling_pt_per_s", default: 500, "speed that a flick must exceed"),
      PolicyParameter(
        "fling_distance_pt", unit: "pt", range: 0...2000, default: 5,
        "length that a flick must exceed"),
      .boundary(default: .exclusive, "whether the arming length itself arms"),
    ],
    thresholdParameters: ["distance_pt"],
    source: "react-native-drawer-layout, commit 73f8c29 (MIT), verified")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      distance: parameters.value("distance_pt"),
      flingVelocity: parameters.value("fling_pt_per_s"),
      flingDistance: parameters.value("fling_distance_pt"), boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: ArmedDirection())
      .argument("distance", \.distance)
      .argument("flingVelocity", \.flingVelocity)
      .argument("flingDistance", \.flingDistance)
      .argument("boundary", \.boundary).text
  }
}
