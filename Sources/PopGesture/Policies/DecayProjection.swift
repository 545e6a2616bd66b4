/// Completes when a scroll let go at the release velocity would come to rest past a share of the
/// width.
///
/// A velocity that keeps the share d of itself every millisecond carries a thing on by
/// `v / 1000 * d / (1 - d)`: Apple's "Designing Fluid Interfaces" (WWDC 2018) chooses the target
/// nearest to that place. In one dimension that is `VelocityWeighted` with another number: 0.499 s
/// at d = 0.998, 0.099 s at 0.99.
public struct DecayProjection: CompletionPolicy {
  /// Share of its velocity that the projected motion keeps every millisecond.
  public let deceleration: Double
  /// Share of the view's width, 0 to 1.
  public let fraction: Double
  /// Length in pt that takes its place, the same on every view; NaN for none.
  public let distance: Double
  /// Which side the threshold itself falls on.
  public let boundary: ThresholdBoundary

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

  /// Creates the policy from the share of the velocity kept per ms and a share of the width.
  public init(
    deceleration: Double = 0.998, fraction: Double = 0.5, distance: Double = .nan,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.deceleration, self.fraction) = (deceleration, fraction)
    (self.distance, self.boundary) = (distance, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    let travel = try parameters.choice("fraction", "distance_pt")
    let hasDistance = travel.name == "distance_pt"
    self.init(
      deceleration: parameters.value("deceleration"), fraction: hasDistance ? 0.5 : travel.value,
      distance: hasDistance ? travel.value : .nan, boundary: parameters.boundary())
  }

  /// The share of the width, or the length in pt.
  public var threshold: Double { distance.isNaN ? fraction : distance }

  /// Where the motion would come to rest, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    let carried = release.velocity / 1000 * deceleration / (1 - deceleration)
    let place = release.translation + carried
    return distance.isNaN || !(release.viewWidth > 0) ? release.inWidths(place) : place
  }

  /// The rule with its own threshold, a share or a length.
  public var ownRule: String? {
    let end =
      distance.isNaN
      ? "/ W \(boundary.symbol) \(plain(fraction))" : "\(boundary.symbol) \(plain(distance))"
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
