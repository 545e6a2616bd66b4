/// Completes a short quick swipe, cancels a long one that returns quickly, and otherwise asks for a
/// share of the width: the third idea of the article "How to implement a non-edge swipe back
/// (continued)".
public struct FlickOrFraction: CompletionPolicy {
  /// Length in pt beyond which a quick swipe completes.
  public let flickDistance: Double
  /// Speed in pt/s beyond which a swipe is quick.
  public let flickVelocity: Double
  /// Speed in pt/s, backwards, beyond which a swipe cancels.
  public let returnVelocity: Double
  /// Share of the width that any other swipe must exceed.
  public let fraction: Double

  /// Which side the threshold itself falls on, as in the article's sample code.
  public static let boundary = ThresholdBoundary.exclusive
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "flick-or-fraction",
    summary: "completes a quick swipe past a short length, cancels one that returns quickly, and"
      + " otherwise asks for a share of the width",
    rule: "v < -return: cancel; x > flick distance and v > flick velocity: complete; otherwise"
      + " x/W > fraction",
    parameters: [
      PolicyParameter(
        "fraction", unit: "share of width", range: 0...1, default: 0.5,
        "share of the view width that a swipe at ordinary speed must exceed"),
      PolicyParameter(
        "flick_distance_pt", unit: "pt", range: 0...2000, default: 30,
        "length beyond which a quick swipe completes"),
      PolicyParameter(
        "flick_velocity_pt_per_s", unit: "pt/s", range: 0...10_000, default: 300,
        "speed towards popping beyond which a swipe is quick"),
      PolicyParameter(
        "return_velocity_pt_per_s", unit: "pt/s", range: 0...10_000, default: 300,
        "speed back beyond which a swipe cancels"),
    ],
    thresholdParameters: ["fraction"],
    source: "the article describes the idea; every number here is ours")

  /// Creates the policy: a share of the width, a length in pt, and two speeds in pt/s.
  public init(
    fraction: Double, flickDistance: Double, flickVelocity: Double, returnVelocity: Double
  ) {
    self.fraction = fraction
    self.flickDistance = flickDistance
    self.flickVelocity = flickVelocity
    self.returnVelocity = returnVelocity
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    fraction = parameters.value("fraction")
    flickDistance = parameters.value("flick_distance_pt")
    flickVelocity = parameters.value("flick_velocity_pt_per_s")
    returnVelocity = parameters.value("return_velocity_pt_per_s")
  }

  /// The share of the width that must be exceeded.
  public var threshold: Double { fraction }

  /// The share of the width, or an infinity where speed decides.
  @inlinable
  public func score(_ release: Release) -> Double {
    // Not a number on either input must not turn into a decision of the other.
    guard release.viewWidth > 0, !release.translation.isNaN, !release.velocity.isNaN
    else { return .nan }
    if release.velocity < -returnVelocity { return -.infinity }
    if release.translation > flickDistance, release.velocity > flickVelocity { return .infinity }
    return release.inWidths(release.translation)
  }
}
