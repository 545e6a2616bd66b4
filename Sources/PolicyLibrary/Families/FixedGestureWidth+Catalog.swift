public import PopGesture

/// As experiments name it.
extension FixedGestureWidth: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fixed-gesture-width",
    summary: "completes past a share of a gesture of fixed length, helped by speed; any return"
      + " cancels",
    rule: "v / G >= -1e-7, and x / G + velocity_weight * v / G {boundary} fraction; x held in"
      + " 0...G",
    parameters: [
      PolicyParameter(
        "gesture_width_pt", unit: "pt", range: 1...5000, default: 1100,
        "length G that counts as a whole gesture"),
      PolicyParameter(
        "velocity_weight_s", unit: "s", range: 0...5, default: 0.05,
        "seconds that the release velocity is projected ahead"),
      PolicyParameter(
        "fraction", unit: "share of the gesture", range: 0...1, default: 0.25,
        "share of the gesture that the projected place must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Mozilla gecko-dev, widget/SwipeTracker.cpp (MPL-2.0), verified")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      gestureWidth: parameters.value("gesture_width_pt"),
      velocityWeight: parameters.value("velocity_weight_s"),
      fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: FixedGestureWidth())
      .argument("gestureWidth", \.gestureWidth)
      .argument("velocityWeight", \.velocityWeight)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
