public import PopGesture

/// As experiments name it.
extension SnapProjection: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "snap-projection",
    summary: "slow releases snap to the nearer page, fast ones go on, fast returns are projected",
    rule: "x held in 0...W; |v| < slow: x / W {boundary} fraction; v >= slow: complete;"
      + " v <= -slow: x / W"
      + " + v / 1000 * d / (1 - d) / 1000 {boundary} fraction",
    parameters: [
      PolicyParameter(
        "slow_pt_per_s", unit: "pt/s", range: 0...20000, default: 300,
        "speed below which the release snaps to the nearer page"),
      PolicyParameter(
        "deceleration", unit: "share kept per ms", range: 0.998...0.9999, default: 0.998,
        "share d of its velocity that the projected motion keeps every millisecond"),
      .fraction(
        default: 0.5, "share of the view's width from which on the next page is nearer"),
      .boundary(
        default: .exclusive, "whether the share itself, as near to either page, completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "GNOME libadwaita, adw-swipe-tracker.c, commit c68992b (LGPL-2.1+), verified")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      slowVelocity: parameters.value("slow_pt_per_s"),
      deceleration: parameters.value("deceleration"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: SnapProjection())
      .argument("slowVelocity", \.slowVelocity)
      .argument("deceleration", \.deceleration)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
