/// Measures the drag in widths of a gesture of fixed length, not of the view; any return cancels.
///
/// Firefox's history swipe: what is needed does not grow with the window.
public struct FixedGestureWidth: CompletionPolicy {
  /// Length in pt that counts as a whole gesture.
  public let gestureWidth: Double
  /// How far ahead the release velocity is projected, in s.
  public let velocityWeight: Double
  /// Share of the gesture's length, 0 to 1.
  public let fraction: Double
  /// Which side the threshold itself falls on.
  public let boundary: ThresholdBoundary

  /// Return in gestures per second beyond which a release cancels: rounding, and no more.
  @usableFromInline static let leastReturn = -1e-7

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fixed-gesture-width",
    summary: "completes past a share of a gesture of fixed length, helped by speed; any return"
      + " cancels",
    rule: "v / G >= -1e-7, and x / G + velocity_weight * v / G {boundary} fraction; x held in"
      + " 0...G",
    parameters: [
      PolicyParameter(
        "gesture_width_pt", unit: "pt", range: 1...5000, default: 1100,
        "length G that counts as a whole gesture"),
      PolicyParameter(
        "velocity_weight_s", unit: "s", range: 0...5, default: 0.05,
        "seconds that the release velocity is projected ahead"),
      PolicyParameter(
        "fraction", unit: "share of the gesture", range: 0...1, default: 0.25,
        "share of the gesture that the projected place must reach"),
      .boundary(default: .inclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "Mozilla gecko-dev, widget/SwipeTracker.cpp (MPL-2.0), verified")

  /// Creates the policy; the defaults are Gecko's outside macOS.
  public init(
    gestureWidth: Double = 1100, velocityWeight: Double = 0.05, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    (self.gestureWidth, self.velocityWeight) = (gestureWidth, velocityWeight)
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      gestureWidth: parameters.value("gesture_width_pt"),
      velocityWeight: parameters.value("velocity_weight_s"),
      fraction: parameters.value("fraction"), boundary: parameters.boundary())
  }

  /// Within a gesture.
  public var travelRule: TravelRule? { .within(gestureWidth) }
  /// The share of the gesture.
  public var threshold: Double { fraction }

  /// Where the drag is heading, in gestures; minus infinity on a return.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, !release.velocity.isNaN else { return .nan }
    let speed = release.velocity / gestureWidth
    if speed < Self.leastReturn { return -.infinity }
    let travel = release.countedTravel(or: release.translation)
    return min(max(travel / gestureWidth, 0), 1) + velocityWeight * speed
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: FixedGestureWidth())
      .argument("gestureWidth", \.gestureWidth)
      .argument("velocityWeight", \.velocityWeight)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
