/// Completes when the drag covered more than a fixed length, the same on every screen.
public struct FixedDistance: CompletionPolicy {
  /// A length on the screen in one of the two units that matter.
  public enum Distance: Sendable, Equatable {
    /// Logical points, as an app measures.
    case points(Double)
    /// Millimetres of glass, as a finger measures; needs a screen of known density.
    case millimetres(Double)
  }

  /// The length that must be exceeded.
  public let distance: Distance
  /// Share of the width beyond which any drag completes, which caps the length on narrow views.
  public let fraction: Double
  /// Which side the threshold itself falls on.
  public let boundary: ThresholdBoundary

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
        "fraction", unit: "share of width", range: 0...1, default: .infinity,
        words: [PolicyParameter.Word("none", .infinity)],
        "share of the view's width beyond which any drag completes"),
      .boundary(default: .exclusive, "whether the length itself completes"),
    ],
    thresholdParameters: ["distance_pt", "distance_mm"],
    source: "article \"How to implement a non-edge swipe back (continued)\", which gives no number;"
      + " 100 pt as in Damus, strict (secondary source)",
    readsVelocity: false)

  /// Creates the policy for a length.
  public init(
    distance: Distance, fraction: Double = .infinity, boundary: ThresholdBoundary = .exclusive
  ) {
    self.distance = distance
    self.fraction = fraction
    self.boundary = boundary
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    let choice = try parameters.choice("distance_pt", "distance_mm")
    distance = choice.name == "distance_pt" ? .points(choice.value) : .millimetres(choice.value)
    fraction = parameters.value("fraction")
    boundary = parameters.boundary()
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double {
    switch distance {
    case .points(let length), .millimetres(let length): length
    }
  }

  /// How far the release reaches, in the unit of the threshold; infinite beyond the cap.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.viewWidth > 0 else { return .nan }
    if boundary.accepts(release.inWidths(release.translation), threshold: fraction) {
      return .infinity
    }
    return switch distance {
    case .points: release.translation
    case .millimetres: release.translation * release.millimetresPerPoint
    }
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
