public import PopGesture

/// As experiments name it.
extension MeanSpeed: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "mean-speed",
    summary: "completes when the whole touch was fast on average, or past a share of the width",
    rule: "x / t > speed and x > fast_distance: complete; otherwise x / W {boundary} fraction, and"
      + " x >= 0",
    parameters: [
      .speedLimit("speed_pt_per_s", default: 400, "mean speed that a touch must exceed"),
      PolicyParameter(
        "fast_distance_pt", unit: "pt", range: 0...2000, default: 0,
        "travel that a fast touch must exceed"),
      PolicyParameter(
        "fraction", unit: PolicyParameter.shareOfWidth, range: 0...1, default: 0.25,
        words: [PolicyParameter.Word("none", .infinity)],
        "share of the view's width that other touches must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "vaul, src/index.tsx, commit 995e36a (MIT): mean speed > 0.4 px/ms, or x / W >= 0.25,"
      + " verified",
    readsVelocity: false)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      speed: parameters.value("speed_pt_per_s"),
      fastDistance: parameters.value("fast_distance_pt"),
      fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

  /// The clauses that can happen, with their numbers.
  public var ownRule: String? {
    let far = fastDistance > 0 ? " and x > \(plain(fastDistance))" : ""
    let fast = "x / t > \(plain(speed))\(far)"
    return fraction < .infinity
      ? "\(fast): complete; otherwise x / W \(boundary.symbol) \(plain(fraction))" : fast
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: MeanSpeed())
      .argument("speed", \.speed)
      .argument("fastDistance", \.fastDistance)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
