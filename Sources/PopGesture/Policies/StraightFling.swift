/// A flick completes only if it is not also one across; otherwise a share of the width decides, and
/// a flick back cancels.
///
/// Slidr: its drag helper takes speeds below 400 dp/s for none, along and across alike, so that its
/// own limit of 5 never matters.
public struct StraightFling: CompletionPolicy {
  /// Speed in pt/s from which on motion along an axis counts at all.
  public let flingVelocity: Double
  /// Share of the view's width, 0 to 1.
  public let fraction: Double
  /// Which side that share itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "straight-fling",
    summary: "a flick decides unless it is also one across; otherwise a share of the width decides",
    rule: "v >= fling and |vy| < fling: complete; v <= -fling: cancel; otherwise"
      + " x / W {boundary} fraction",
    parameters: [
      .speedLimit(
        "fling_pt_per_s", default: 400, "speed from which on motion along an axis counts"),
      .fraction(
        default: 0.25, "share of the view's width that other releases must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Slidr, commit f240e95 (Apache-2.0), verified",
    readsPath: true)

  /// Creates the policy; the defaults are Slidr's.
  public init(
    flingVelocity: Double = 400, fraction: Double = 0.25, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.flingVelocity, self.fraction, self.boundary) = (flingVelocity, fraction, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      flingVelocity: parameters.value("fling_pt_per_s"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// How far the release reaches in widths; an infinity where a flick decides.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, !along.isNaN, !across.isNaN else { return .nan }
    if along > 0, along >= flingVelocity, abs(across) < flingVelocity { return .infinity }
    if along < 0, -along >= flingVelocity { return -.infinity }
    return release.inWidths(release.translation)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: StraightFling())
      .argument("flingVelocity", \.flingVelocity)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
