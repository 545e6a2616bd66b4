/// Completes when the place where the drag is heading lies past a share of the width.
///
/// A linear projection: a backward flick takes distance away again. React Navigation's stack and
/// react-native-screens use k = 0.3 s and half the width, strict.
public struct VelocityWeighted: CompletionPolicy {
  /// How far ahead the release velocity is projected, in s.
  public let velocityWeight: Double
  /// Share of the view's width, 0 to 1.
  public let fraction: Double
  /// Travel in pt that must be exceeded whatever the speed.
  public let leastDistance: Double
  /// Which side the threshold itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "velocity-weighted",
    summary: "completes when distance plus a little of the speed passes a share of the width",
    rule: "(x + velocity_weight * v) / W {boundary} fraction, and x > least_distance",
    parameters: [
      PolicyParameter(
        "velocity_weight_s", unit: "s", range: 0...5, default: 0.3,
        "seconds that the release velocity is projected ahead"),
      .fraction(
        default: 0.5, "share of the view's width that the projected place must exceed"),
      PolicyParameter(
        "least_distance_pt", unit: "pt", range: 0...2000, default: -.infinity,
        words: [PolicyParameter.Word("none", -.infinity)],
        "travel that must be exceeded whatever the speed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "React Navigation stack, Card.tsx, commit 73f8c29 (MIT): x + 0.3 v > W/2, verified")

  /// Creates the policy from its weight in s and its share of the width.
  public init(
    velocityWeight: Double, fraction: Double, leastDistance: Double = -.infinity,
    boundary: ThresholdBoundary = .exclusive
  ) {
    self.velocityWeight = velocityWeight
    self.fraction = fraction
    self.leastDistance = leastDistance
    self.boundary = boundary
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    velocityWeight = parameters.value("velocity_weight_s")
    fraction = parameters.value("fraction")
    leastDistance = parameters.value("least_distance_pt")
    boundary = parameters.boundary()
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    let projected = release.inWidths(release.translation + velocityWeight * release.velocity)
    return release.translation <= leastDistance ? -.infinity : projected
  }

  /// The rule without a least distance that it does not have: `x + 0.3 v > 0.5 W`.
  public var ownRule: String? {
    let far = leastDistance > -.infinity ? ", and x > \(plain(leastDistance))" : ""
    return "x + \(plain(velocityWeight)) v \(boundary.symbol) \(plain(fraction)) W\(far)"
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: VelocityWeighted(velocityWeight: velocityWeight, fraction: fraction))
      .required("velocityWeight", \.velocityWeight)
      .required("fraction", \.fraction)
      .argument("leastDistance", \.leastDistance)
      .argument("boundary", \.boundary).text
  }
}
