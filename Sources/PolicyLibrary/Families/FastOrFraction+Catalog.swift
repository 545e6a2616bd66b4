public import PopGesture

/// As experiments name it.
extension FastOrFraction: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fast-or-fraction",
    summary: "completes when the finger is fast in any direction, or past a share of the width",
    rule: "v^2 + vy^2 > fast^2, or |x| / W {boundary} fraction",
    parameters: [
      .speedLimit(
        "fast_pt_per_s", default: 1200, "speed in the plane beyond which any release completes"),
      .fraction(
        default: 0.165, "share of the view's width that slower releases must exceed, either way"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Mastodon for iOS, media viewer, commit a9e088a (GPL-3), verified",
    readsPath: true)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      fastVelocity: parameters.value("fast_pt_per_s"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: FastOrFraction())
      .argument("fastVelocity", \.fastVelocity)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
