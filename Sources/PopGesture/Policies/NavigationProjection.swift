/// Completes when the finger, carried on for the transition's duration, would end beyond a distance
/// that is capped: UIKit's own rule, as far as known.
public struct NavigationProjection: CompletionPolicy {
  /// Look-ahead in s.
  public var duration: Double
  /// Largest distance in pt; on narrower views half of the width.
  public var cap: Double

  /// Creates the policy.
  public init(duration: Double = 0.35, cap: Double = 187.5) {
    (self.duration, self.cap) = (duration, cap)
  }

  /// What the family is.
  public static let family = PolicyFamily(
    name: "navigation-projection",
    summary: "completes when position, velocity and acceleration carried on for the transition's"
      + " duration reach a capped distance",
    rule: "x + v*T + a*T^2/2 - min(cap, W/2) > 0, and the transition was scrubbed at least once",
    parameters: [
      PolicyParameter(
        "duration_s", unit: "s", range: 0...2, default: 0.35,
        "duration T of the transition (from memory)"),
      PolicyParameter(
        "cap_pt", unit: "pt", range: 0...2000, default: 187.5,
        "largest distance to be reached; half of the width on narrower views"),
    ],
    thresholdParameters: [],
    source: "reverse-engineered _UINavigationInteractiveTransitionBase, unconfirmed",
    readsPath: true, velocitySource: .transition)

  /// A score of exactly 0 cancels.
  public static let boundary = ThresholdBoundary.exclusive

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(duration: parameters.value("duration_s"), cap: parameters.value("cap_pt"))
  }

  /// 0: the distance depends on the view, so it is part of the score.
  public var threshold: Double { 0 }

  /// Distance beyond the target in pt; minus infinity when nothing scrubbed the transition.
  ///
  /// With fewer than two changes, hence fewer than three samples, only the direction counts.
  public func score(_ release: Release) -> Double {
    guard release.viewWidth > 0, !release.translation.isNaN else { return .nan }
    if release.changes < 1 { return -.infinity }
    if release.changes < 2 { return release.velocity }
    let ahead = release.velocity + release.acceleration * duration / 2
    return release.translation + ahead * duration - min(cap, release.viewWidth / 2)
  }
}
