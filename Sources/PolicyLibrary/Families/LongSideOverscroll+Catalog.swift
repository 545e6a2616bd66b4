public import PopGesture

/// As experiments name it.
extension LongSideOverscroll: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "long-side-overscroll",
    summary: "a share of the view's longer side, from touch-down; a fling back cancels",
    rule: "-v > return: cancel; otherwise x / max(W, H) {boundary} fraction",
    parameters: [
      .speedLimit(
        "return_pt_per_s", default: 50, "speed back beyond which a fling cancels"),
      PolicyParameter(
        "start_pt", unit: "pt", range: 0...2000, default: 50,
        "travel from touch-down within which nothing has started"),
      PolicyParameter(
        "fraction", unit: "share of the longer side", range: 0...1, default: 0.25,
        "share of the view's longer side that other releases must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Chromium, overscroll_controller.cc, commit 03ab469 (BSD-3), verified")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      returnVelocity: parameters.value("return_pt_per_s"),
      startDistance: parameters.value("start_pt"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: LongSideOverscroll())
      .argument("returnVelocity", \.returnVelocity)
      .argument("startDistance", \.startDistance)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
