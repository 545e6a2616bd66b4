/// Completes when the whole touch was fast on average, or past a share of the width.
///
/// Rules of the web that estimate no velocity: travel and time count from touch-down, so that a
/// pause slows a touch down for good, and the motion at release counts for nothing. A touch that
/// ends behind its start cancels.
public struct MeanSpeed: CompletionPolicy {
  /// Mean speed in pt/s that must be exceeded.
  public let speed: Double
  /// Travel in pt that a fast touch must exceed.
  public let fastDistance: Double
  /// Share of the view's width for other touches, infinite for never.
  public let fraction: Double
  /// Which side that share itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "mean-speed",
    summary: "completes when the whole touch was fast on average, or past a share of the width",
    rule: "x / t > speed and x > fast_distance: complete; otherwise x / W {boundary} fraction, and"
      + " x >= 0",
    parameters: [
      .speedLimit("speed_pt_per_s", default: 400, "mean speed that a touch must exceed"),
      PolicyParameter(
        "fast_distance_pt", unit: "pt", range: 0...2000, default: 0,
        "travel that a fast touch must exceed"),
      PolicyParameter(
        "fraction", unit: "share of width", range: 0...1, default: 0.25,
        words: [PolicyParameter.Word("none", .infinity)],
        "share of the view's width that other touches must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "vaul, src/index.tsx, commit 995e36a (MIT): mean speed > 0.4 px/ms, or x / W >= 0.25,"
      + " verified",
    readsVelocity: false)

  /// Creates the policy; the defaults are vaul's.
  public init(
    speed: Double = 400, fastDistance: Double = 0, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    (self.speed, self.fastDistance) = (speed, fastDistance)
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      speed: parameters.value("speed_pt_per_s"),
      fastDistance: parameters.value("fast_distance_pt"),
      fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }
  /// The share of the width.
  public var threshold: Double { fraction }

  /// How far the finger went in widths; infinite where it was fast, minus infinity behind its
  /// start.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (travel, time) = (release.displacement, release.duration)
    guard release.tellsOfDrag, !travel.isNaN, !time.isNaN else { return .nan }
    if travel < 0 { return -.infinity }
    let isFast = travel > speed * time && travel > fastDistance
    return isFast ? .infinity : release.inWidths(travel)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: MeanSpeed())
      .argument("speed", \.speed)
      .argument("fastDistance", \.fastDistance)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
