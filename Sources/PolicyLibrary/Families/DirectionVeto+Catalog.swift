public import PopGesture

/// As experiments name it.
extension DirectionVeto: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "direction-veto",
    summary: "completes past a share of the width unless the finger last moved back",
    rule: "v < 0 and |v| >= |vy|: cancel; otherwise x / W {boundary} fraction",
    parameters: [
      .fraction(default: 0.2, "share of the view's width that the drag must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Onsen UI, swipe-reveal.js, commit 9c5fc90 (Apache-2.0), verified",
    readsPath: true, estimator: .onsen)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: DirectionVeto())
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
