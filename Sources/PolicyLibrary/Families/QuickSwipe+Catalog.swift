public import PopGesture

/// As experiments name it.
extension QuickSwipe: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "quick-swipe",
    summary: "a short touch completes on little travel; a longer one must cover a share of the"
      + " width",
    rule: "t {quick_boundary} quick: x > quick_distance; otherwise x / W {boundary} fraction",
    parameters: [
      PolicyParameter(
        "quick_s", unit: "s", range: 0...10, default: 0.3,
        "seconds from touch-down within which a touch is quick"),
      .choice(
        "quick_boundary", of: ["<", "<="], default: 0, "whether that time itself is quick"),
      PolicyParameter(
        "quick_distance_pt", unit: "pt", range: 0...2000, default: 10,
        "travel that a quick touch must exceed"),
      .fraction(
        default: 0.5, "share of the view's width that other touches must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
      .choice(
        "travel", of: Travel.allCases.map(\.rawValue), default: 1,
        "from where travel counts: the begin of the drag, or the finger's touch-down"),
    ],
    thresholdParameters: ["fraction"],
    source: "Framework7, swipe-back.js, commit 963fc75 (MIT): t < 300 ms and x > 10, or x > W/2,"
      + " verified",
    readsVelocity: false)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      quickDuration: parameters.value("quick_s"),
      quickBoundary: parameters.boundary("quick_boundary"),
      quickDistance: parameters.value("quick_distance_pt"),
      fraction: parameters.value("fraction"), boundary: parameters.boundary(),
      travel: parameters.value("travel") == 0 ? .drag : .finger)
  }

  /// Whether x counts from touch-down.
  public var countsFromTouchDown: Bool { travel == .finger }

  /// The rule with its numbers: `t < 0.3 s: x > 10; otherwise x / W > 0.5`.
  public var ownRule: String? {
    "t \(quickBoundary == .inclusive ? "<=" : "<") \(plain(quickDuration)) s:"
      + " x > \(plain(quickDistance)); otherwise"
      + " x / W \(boundary.symbol) \(plain(fraction))"
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: QuickSwipe())
      .argument("quickDuration", \.quickDuration)
      .argument("quickBoundary", \.quickBoundary)
      .argument("quickDistance", \.quickDistance)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary)
      .argument("travel", \.travel).text
  }
}

extension QuickSwipe.Travel: SwiftWritable {
  var swiftText: String { ".\(rawValue)" }
}
