public import PopGesture

/// As experiments name it.
extension Fraction: CatalogPolicy {
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fraction",
    summary: "completes past a share of the view's width, whatever the speed",
    rule: "x / W {boundary} fraction",
    parameters: [
      .fraction(
        default: 0.5, "share of the view's width that the drag must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "article \"How to implement a non-edge swipe back (continued)\": progress > 0.5, or"
      + " more than 1/3",
    readsVelocity: false)

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// The rule with its number: `x > 0.5 W`, or `x > W/3`.
  public var ownRule: String? {
    let share = fraction == 1.0 / 3 ? "W/3" : "\(plain(fraction)) W"
    return "x \(boundary.symbol) \(share)"
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: Fraction(fraction: fraction))
      .required("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
