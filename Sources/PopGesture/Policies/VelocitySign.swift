/// Completes when the finger moves towards popping at release, however little it has moved.
public struct VelocitySign: CompletionPolicy {
  /// The speed that must be reached in pt/s.
  public let velocity: Double
  /// Whether that speed itself completes: a finger at rest, at 0.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "velocity-sign",
    summary: "completes by the release velocity alone, however little the finger has moved",
    rule: "v {boundary} velocity",
    parameters: [
      PolicyParameter(
        "velocity_pt_per_s", unit: "pt/s", range: -10_000...10_000, default: 0,
        "release velocity that decides"),
      .boundary(
        default: .inclusive, "whether that velocity itself completes: a finger at rest, at 0"),
    ],
    thresholdParameters: ["velocity_pt_per_s"],
    source: "reverse-engineered older branch of UIKit's navigation transition, unconfirmed")

  /// Creates the policy for a speed in pt/s.
  public init(velocity: Double = 0, boundary: ThresholdBoundary = .inclusive) {
    (self.velocity, self.boundary) = (velocity, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    velocity = parameters.value("velocity_pt_per_s")
    boundary = parameters.boundary()
  }

  /// The speed that must be reached in pt/s.
  public var threshold: Double { velocity }

  /// The release velocity in pt/s; not a number where the release tells of no drag.
  @inlinable
  public func score(_ release: Release) -> Double {
    release.viewWidth > 0 && !release.translation.isNaN ? release.velocity : .nan
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: VelocitySign())
      .argument("velocity", \.velocity)
      .argument("boundary", \.boundary).text
  }
}
