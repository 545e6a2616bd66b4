/// Once a flick or a length has armed the drag, the direction of the motion at release decides.
///
/// The drawer of React Navigation: past the length any return cancels, and a resting finger
/// completes. Lengths and speeds count in both directions, so a quick return of a few pt is armed
/// too, and cancels.
public struct ArmedDirection: CompletionPolicy {
  /// Length in pt that arms.
  public let distance: Double
  /// Whether that length itself does.
  public let boundary: ThresholdBoundary
  /// Speed in pt/s beyond which a flick arms.
  public let flingVelocity: Double
  /// Length in pt that a flick must exceed.
  public let flingDistance: Double

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "armed-direction",
    summary: "once a flick or a length has armed the drag, the direction of the motion decides",
    rule: "(|x| > fling_distance and |v| > fling) or |x| {boundary} distance: complete if v > 0,"
      + " or v = 0 and x > 0; otherwise cancel",
    parameters: [
      PolicyParameter(
        "distance_pt", unit: "pt", range: 0...2000, default: 60, "length that arms"),
      .speedLimit(
        "fling_pt_per_s", default: 500, "speed that a flick must exceed"),
      PolicyParameter(
        "fling_distance_pt", unit: "pt", range: 0...2000, default: 5,
        "length that a flick must exceed"),
      .boundary(default: .exclusive, "whether the arming length itself arms"),
    ],
    thresholdParameters: ["distance_pt"],
    source: "react-native-drawer-layout, commit 73f8c29 (MIT), verified")

  /// Creates the policy; the defaults are the drawer's.
  public init(
    distance: Double = 60, flingVelocity: Double = 500, flingDistance: Double = 5,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.distance, self.boundary) = (distance, boundary)
    (self.flingVelocity, self.flingDistance) = (flingVelocity, flingDistance)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      distance: parameters.value("distance_pt"),
      flingVelocity: parameters.value("fling_pt_per_s"),
      flingDistance: parameters.value("fling_distance_pt"), boundary: parameters.boundary())
  }

  /// The length that arms, in pt.
  public var threshold: Double { distance }

  /// The drag's length in pt where the direction is right; infinite on a flick, minus infinity
  /// where the direction cancels.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (travel, velocity) = (release.translation, release.velocity)
    guard release.tellsOfDrag, !velocity.isNaN else { return .nan }
    let direction = velocity == 0 ? travel : velocity
    guard direction > 0 else { return -.infinity }
    let isFling = abs(travel) > flingDistance && abs(velocity) > flingVelocity
    return isFling ? .infinity : abs(travel)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: ArmedDirection())
      .argument("distance", \.distance)
      .argument("flingVelocity", \.flingVelocity)
      .argument("flingDistance", \.flingDistance)
      .argument("boundary", \.boundary).text
  }
}
