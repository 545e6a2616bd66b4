/// A fling decides alone; otherwise the finger must have gone a share of the view's longer side.
///
/// Chromium's overscroll navigation. The divisor is the longer side, so a phone held upright needs
/// a quarter of its height; and travel counts from touch-down, start threshold included.
public struct LongSideOverscroll: CompletionPolicy {
  /// Speed in pt/s beyond which a fling decides.
  public let flingVelocity: Double
  /// Share of the longer side, 0 to 1.
  public let fraction: Double
  /// Which side that share itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "long-side-overscroll",
    summary: "a fling decides alone; otherwise a share of the view's longer side, from touch-down",
    rule: "|v| > fling: complete if v > 0 and x > 0, else cancel; otherwise"
      + " x / max(W, H) {boundary} fraction",
    parameters: [
      .speedLimit(
        "fling_pt_per_s", default: 1100, "speed beyond which a fling decides, either way"),
      PolicyParameter(
        "fraction", unit: "share of the longer side", range: 0...1, default: 0.25,
        "share of the view's longer side that slower releases must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Chromium, overscroll_controller.cc, commit 03ab469 (BSD-3), verified")

  /// Creates the policy; the defaults are Chromium's for touch.
  public init(
    flingVelocity: Double = 1100, fraction: Double = 0.25, boundary: ThresholdBoundary = .inclusive
  ) {
    (self.flingVelocity, self.fraction, self.boundary) = (flingVelocity, fraction, boundary)
  }

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      flingVelocity: parameters.value("fling_pt_per_s"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// The share of the longer side.
  public var threshold: Double { fraction }

  /// How far the finger has gone, in longer sides; an infinity where a fling decides.
  ///
  /// Where the height is unknown the width alone is known, and stands for the longer side.
  @inlinable
  public func score(_ release: Release) -> Double {
    let velocity = release.velocity
    guard release.tellsOfDrag, !release.displacement.isNaN, !velocity.isNaN else { return .nan }
    if abs(velocity) > flingVelocity {
      // A fling against the way the finger went is no fling the same way.
      return velocity > 0 && release.displacement > 0 ? .infinity : -.infinity
    }
    let (width, height) = (release.viewWidth, release.viewHeight)
    return release.displacement / (height > width ? height : width)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: LongSideOverscroll())
      .argument("flingVelocity", \.flingVelocity)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
