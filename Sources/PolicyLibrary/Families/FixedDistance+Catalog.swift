public import PopGesture

/// As experiments name it.
extension FixedDistance: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fixed-distance",
    summary: "completes past a fixed length, the same on every screen",
    rule: "x {boundary} distance, or x / W {boundary} fraction",
    parameters: [
      PolicyParameter(
        "distance_pt", unit: "pt", range: 0...2000, default: 100,
        "length in pt that the drag must exceed"),
      PolicyParameter(
        "distance_mm", unit: "mm", range: 0...400, default: nil,
        alternativeTo: "distance_pt", "the same in mm of glass; give this or distance_pt"),
      PolicyParameter(
        "fraction", unit: PolicyParameter.shareOfWidth, range: 0...1, default: .infinity,
        words: [PolicyParameter.Word("none", .infinity)],
        "share of the view's width beyond which any drag completes"),
      .boundary(default: .exclusive, "whether the length itself completes"),
    ],
    thresholdParameters: ["distance_pt", "distance_mm"],
    source: "article \"How to implement a non-edge swipe back (continued)\", which gives no number;"
      + " 100 pt as in Damus, strict (secondary source)",
    readsVelocity: false)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    let choice = try parameters.choice("distance_pt", "distance_mm")
    self.init(
      distance: choice.name == "distance_pt"
        ? .points(choice.value) : .millimetres(choice.value),
      fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// The rule without a cap that it does not have: `x > 100 pt`.
  public var ownRule: String? {
    let length =
      switch distance {
      case .points(let length): "\(plain(length)) pt"
      case .millimetres(let length): "\(plain(length)) mm"
      }
    let cap = fraction < .infinity ? ", or x \(boundary.symbol) \(plain(fraction)) W" : ""
    return "x \(boundary.symbol) \(length)\(cap)"
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: FixedDistance(distance: distance))
      .required("distance", \.distance)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}

extension FixedDistance.Distance: SwiftWritable {
  var swiftText: String {
    switch self {
    case .points(let length): ".points(\(length.swiftText))"
    case .millimetres(let length): ".millimetres(\(length.swiftText))"
    }
  }
}
