/// Completes when the finger, carried on for the transition's duration, would end beyond a distance
/// that is capped: UIKit's own rule, as far as known.
public struct NavigationProjection: CompletionPolicy {
  /// Look-ahead in s.
  public let duration: Double
  /// Largest distance in pt.
  public let cap: Double
  /// The distance on narrower views, as a share of their width.
  public let fraction: Double
  /// How many times that distance must be exceeded.
  public let scale: Double

  /// Creates the policy.
  public init(
    duration: Double = 0.35, cap: Double = 187.5, fraction: Double = 0.5, scale: Double = 1
  ) {
    (self.duration, self.cap) = (duration, cap)
    (self.fraction, self.scale) = (fraction, scale)
  }

  /// What the family is.
  public static let family = PolicyFamily(
    name: "navigation-projection",
    summary: "completes when position, velocity and acceleration carried on for the transition's"
      + " duration reach a capped distance",
    rule: "x + v*T + a*T^2/2 > scale * min(cap, fraction * W) after three samples; v > 0 after"
      + " fewer; never without a change",
    parameters: [
      PolicyParameter(
        "duration_s", unit: "s", range: 0...2, default: 0.35,
        "duration T of the transition (from memory)"),
      PolicyParameter(
        "cap_pt", unit: "pt", range: 0...2000, default: 187.5, "largest distance to be exceeded"),
      .fraction(
        default: 0.5, "share of the width to be exceeded on views where that is less"),
      PolicyParameter(
        "scale", unit: "times", range: 0...10, default: 1,
        "how many times that distance must be exceeded; 1 in the original"),
    ],
    thresholdParameters: ["scale"],
    source: "reverse-engineered _UINavigationInteractiveTransitionBase, unconfirmed",
    readsPath: true, estimator: .uikitTransition)

  /// The distance itself cancels.
  public var boundary: ThresholdBoundary { .exclusive }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      duration: parameters.value("duration_s"), cap: parameters.value("cap_pt"),
      fraction: parameters.value("fraction"), scale: parameters.value("scale"))
  }

  /// How many times the distance must be exceeded.
  public var threshold: Double { scale }

  /// Where the finger would be after the duration, in multiples of the distance; infinite where the
  /// direction alone decides; minus infinity when nothing scrubbed the transition.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.viewWidth > 0, !release.translation.isNaN else { return .nan }
    if release.changes < 1 { return -.infinity }
    if release.changes < 2 { return release.velocity > 0 ? .infinity : -.infinity }
    let ahead = release.velocity + release.acceleration * duration / 2
    let projected = release.translation + ahead * duration
    let distance = min(cap, fraction * release.viewWidth)
    if distance > 0 { return projected / distance }
    return projected > 0 ? .infinity : -.infinity
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: NavigationProjection())
      .argument("duration", \.duration)
      .argument("cap", \.cap)
      .argument("fraction", \.fraction)
      .argument("scale", \.scale).text
  }
}
