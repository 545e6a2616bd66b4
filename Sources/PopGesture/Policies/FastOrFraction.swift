/// Completes when the finger is fast in any direction, or past a share of the width.
///
/// A rule of media viewers, which are thrown away either way: the speed is that of the finger in
/// the plane, and travel counts behind the start as well.
public struct FastOrFraction: CompletionPolicy {
  /// Speed in the plane in pt/s beyond which any release completes.
  public let fastVelocity: Double
  /// Share of the view's width, 0 to 1.
  public let fraction: Double
  /// Which side that share itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fast-or-fraction",
    summary: "completes when the finger is fast in any direction, or past a share of the width",
    rule: "v^2 + vy^2 > fast^2, or |x| / W {boundary} fraction",
    parameters: [
      .speedLimit(
        "fast_pt_per_s", default: 1200, "speed in the plane beyond which any release completes"),
      .fraction(
        default: 0.165, "share of the view's width that slower releases must exceed, either way"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Mastodon for iOS, media viewer, commit a9e088a (GPL-3), verified",
    readsPath: true)

  /// Creates the policy; the defaults are Mastodon's.
  public init(
    fastVelocity: Double = 1200, fraction: Double = 0.165, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.fastVelocity, self.fraction, self.boundary) = (fastVelocity, fraction, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      fastVelocity: parameters.value("fast_pt_per_s"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// How far the release reaches in widths; infinite where it is fast.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, !along.isNaN, !across.isNaN else { return .nan }
    // Squares compare as the speeds do, and need no root.
    let isFast = along * along + across * across > fastVelocity * fastVelocity
    return isFast ? .infinity : release.inWidths(abs(release.translation))
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: FastOrFraction())
      .argument("fastVelocity", \.fastVelocity)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
