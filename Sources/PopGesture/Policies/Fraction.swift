/// Completes when the drag covered more than a share of the view's width.
///
/// `progress > 0.5` and `progress > 1/3`, strict, are the first and third ideas of the article
/// "How to implement a non-edge swipe back"; both grow with the screen, which is the point.
public struct Fraction: CompletionPolicy {
  /// Share of the view's width, 0 to 1.
  public let fraction: Double
  /// Which side the threshold itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "fraction",
    summary: "completes past a share of the view's width, whatever the speed",
    rule: "x / W {boundary} fraction",
    parameters: [
      .fraction(
        default: 0.5, "share of the view's width that the drag must exceed"),
      .boundary(default: .exclusive, "whether the share itself completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "article \"How to implement a non-edge swipe back (continued)\": progress > 0.5, or"
      + " more than 1/3",
    readsVelocity: false)

  /// Creates the policy for a share of the width.
  public init(fraction: Double, boundary: ThresholdBoundary = .exclusive) {
    self.fraction = fraction
    self.boundary = boundary
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    fraction = parameters.value("fraction")
    boundary = parameters.boundary()
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    release.inWidths(release.translation)
  }

  /// The rule with its number: `x > 0.5 W`.
  public var ownRule: String? { "x \(boundary.symbol) \(plain(fraction)) W" }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: Fraction(fraction: fraction))
      .required("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
