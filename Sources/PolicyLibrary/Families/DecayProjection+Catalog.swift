public import PopGesture

/// As experiments name it.
extension DecayProjection: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "decay-projection",
    summary: "completes when a scroll let go at this speed would come to rest past a share of the"
      + " width",
    rule: "(x + v / 1000 * d / (1 - d)) / W {boundary} fraction",
    parameters: [
      PolicyParameter(
        "deceleration", unit: "share kept per ms", range: 0...0.9999, default: 0.998,
        "share d of its velocity that the projected motion keeps every millisecond"),
      .fraction(
        default: 0.5, "share of the view's width that the projected place must exceed"),
      PolicyParameter(
        "distance_pt", unit: "pt", range: 0...2000, default: nil, alternativeTo: "fraction",
        "a length in its place; give this or fraction"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction", "distance_pt"],
    source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces: nearest target to"
      + " x + (v / 1000) d / (1 - d) (secondary source)")

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    let travel = try parameters.choice("fraction", "distance_pt")
    let hasDistance = travel.name == "distance_pt"
    self.init(
      deceleration: parameters.value("deceleration"), fraction: hasDistance ? 0.5 : travel.value,
      distance: hasDistance ? travel.value : nil, boundary: parameters.boundary())
  }

  /// The rule with its own threshold, a share or a length.
  public var ownRule: String? {
    let end =
      distance.map { "\(boundary.symbol) \(plain($0))" }
      ?? "/ W \(boundary.symbol) \(plain(fraction))"
    return "(x + v / 1000 * d / (1 - d)) \(end), d = \(plain(deceleration))"
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: DecayProjection())
      .argument("deceleration", \.deceleration)
      .argument("fraction", \.fraction)
      .argument("distance", \.distance)
      .argument("boundary", \.boundary).text
  }
}
