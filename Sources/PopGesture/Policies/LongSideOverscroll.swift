/// The finger must have gone a share of the view's longer side; a fling back cancels.
///
/// Chromium's overscroll navigation. The divisor is the longer side, so a phone held upright needs
/// a quarter of its height; and travel counts from touch-down, start threshold included. A fling
/// onwards decides nothing: the source's 1100 dip/s are asked of a state that the same fling has
/// reset before. Once beyond the start threshold, a return within it starts the count anew, and
/// only the direction that was first counts.
public struct LongSideOverscroll: CompletionPolicy {
  /// Speed back in pt/s beyond which a fling cancels.
  public let returnVelocity: Double
  /// Travel in pt within which nothing has started.
  public let startDistance: Double
  /// Share of the longer side, 0 to 1.
  public let fraction: Double
  /// Which side that share itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "long-side-overscroll",
    summary: "a share of the view's longer side, from touch-down; a fling back cancels",
    rule: "-v > return: cancel; otherwise x / max(W, H) {boundary} fraction",
    parameters: [
      .speedLimit(
        "return_pt_per_s", default: 50, "speed back beyond which a fling cancels"),
      PolicyParameter(
        "start_pt", unit: "pt", range: 0...2000, default: 50,
        "travel from touch-down within which nothing has started"),
      PolicyParameter(
        "fraction", unit: "share of the longer side", range: 0...1, default: 0.25,
        "share of the view's longer side that other releases must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Chromium, overscroll_controller.cc, commit 03ab469 (BSD-3), verified")

  /// Creates the policy; the defaults are Chromium's for touch.
  public init(
    returnVelocity: Double = 50, startDistance: Double = 50, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    self.startDistance = startDistance
    (self.returnVelocity, self.fraction, self.boundary) = (returnVelocity, fraction, boundary)
  }

  /// Anew after a return within the start threshold.
  public var travelRule: TravelRule? { .restarting(startDistance) }
  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      returnVelocity: parameters.value("return_pt_per_s"),
      startDistance: parameters.value("start_pt"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// The share of the longer side.
  public var threshold: Double { fraction }

  /// How far the finger has gone, in longer sides; minus infinity where a fling cancels.
  ///
  /// Where the height is unknown the width alone is known, and stands for the longer side.
  @inlinable
  public func score(_ release: Release) -> Double {
    let velocity = release.velocity
    guard release.tellsOfDrag, !release.displacement.isNaN, !velocity.isNaN else { return .nan }
    if -velocity > returnVelocity { return -.infinity }
    let (width, height) = (release.viewWidth, release.viewHeight)
    return release.countedTravel(or: release.displacement) / (height > width ? height : width)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: LongSideOverscroll())
      .argument("returnVelocity", \.returnVelocity)
      .argument("startDistance", \.startDistance)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
