public import PopGesture

/// As experiments name it.
extension StraightFling: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "straight-fling",
    summary: "a flick decides unless it is also one across; otherwise a share of the width decides",
    rule: "v >= fling and |vy| < fling: complete; v <= -fling: cancel; otherwise"
      + " x / W {boundary} fraction",
    parameters: [
      .speedLimit(
        "fling_pt_per_s", default: 400, "speed from which on motion along an axis counts"),
      .fraction(
        default: 0.25, "share of the view's width that other releases must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Slidr, commit f240e95 (Apache-2.0), verified",
    readsPath: true)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      flingVelocity: parameters.value("fling_pt_per_s"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: StraightFling())
      .argument("flingVelocity", \.flingVelocity)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
