/// Completes past a share of the width unless the finger last moved back.
///
/// Onsen UI's swipe. The last direction is the greater of the two along and across, so that a
/// finger that leaves up or down does not cancel, whichever way it drifts meanwhile.
public struct DirectionVeto: CompletionPolicy {
  /// Share of the view's width, 0 to 1.
  public let fraction: Double
  /// Which side the threshold itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "direction-veto",
    summary: "completes past a share of the width unless the finger last moved back",
    rule: "v < 0 and |v| >= |vy|: cancel; otherwise x / W {boundary} fraction",
    parameters: [
      .fraction(default: 0.2, "share of the view's width that the drag must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Onsen UI, swipe-reveal.js, commit 9c5fc90 (Apache-2.0), verified",
    readsPath: true, estimator: .onsen)

  /// Creates the policy; the defaults are Onsen's.
  public init(fraction: Double = 0.2, boundary: ThresholdBoundary = .exclusive) {
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// How far the release reaches in widths; minus infinity where the finger moved back.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, !along.isNaN, !across.isNaN else { return .nan }
    if along < 0, abs(along) >= abs(across) { return -.infinity }
    return release.inWidths(release.translation)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: DirectionVeto())
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
