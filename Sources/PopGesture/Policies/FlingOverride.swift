/// Lets a fast flick decide alone, in both directions; otherwise distance decides.
///
/// Flutter's Cupertino route: with u = v / W, |u| >= 1 width/s pops when u > 0 and cancels when
/// u < 0; otherwise p >= 0.5. All three comparisons are inclusive. AndroidX's drawer rule has the
/// same form with an absolute speed.
public struct FlingOverride: CompletionPolicy {
  /// The speed from which on a flick decides.
  public enum Fling: Sendable, Equatable {
    /// In pt/s, the same on every screen.
    case pointsPerSecond(Double)
    /// In view widths per second, harder on a tablet.
    case widthsPerSecond(Double)
  }

  /// The speed from which on a flick decides alone.
  public let fling: Fling
  /// Share of the view's width that decides for slower releases, 0 to 1.
  public let fraction: Double

  /// Which side the threshold itself falls on, as in the source.
  public static let boundary = ThresholdBoundary.inclusive
  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fling-override",
    summary: "a fast flick decides alone, either way; otherwise a share of the width decides",
    rule: "v >= fling: complete; v <= -fling: cancel; otherwise x / W >= fraction",
    parameters: [
      PolicyParameter(
        "fling_widths_per_s", unit: "widths/s", range: 0...100, default: 1,
        "speed in view widths per second from which on a flick decides"),
      PolicyParameter(
        "fling_pt_per_s", unit: "pt/s", range: 0...20000, default: nil,
        "the same in pt/s; give this or fling_widths_per_s"),
      PolicyParameter(
        "fraction", unit: "share of width", range: 0...1, default: 0.5,
        "share of the view's width that slower releases must reach"),
    ],
    thresholdParameters: ["fraction"],
    source: "Flutter CupertinoPageRoute, route.dart (BSD-3): |v| >= 1 W/s decides, else p >= 0.5,"
      + " verified in an older version")

  /// Creates the policy from its fling speed and its share of the width.
  public init(fling: Fling, fraction: Double) {
    self.fling = fling
    self.fraction = fraction
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    let choice = try parameters.choice("fling_widths_per_s", "fling_pt_per_s")
    fling =
      choice.name == "fling_pt_per_s"
      ? .pointsPerSecond(choice.value) : .widthsPerSecond(choice.value)
    fraction = parameters.value("fraction")
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    let progress = release.inWidths(release.translation)
    let speed: Double
    let limit: Double
    switch fling {
    case .pointsPerSecond(let value): (speed, limit) = (release.velocity, value)
    case .widthsPerSecond(let value): (speed, limit) = (release.inWidths(release.velocity), value)
    }
    // Not a number on either input must not turn into a decision of the other.
    if progress.isNaN || speed.isNaN { return .nan }
    // At a limit of 0 a standstill is no flick either way.
    if speed >= limit, speed > 0 { return .infinity }
    if speed <= -limit, speed < 0 { return -.infinity }
    return progress
  }
}
