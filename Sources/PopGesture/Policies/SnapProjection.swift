/// Snaps to the nearer page when slow; a faster release goes on forwards, and backwards to the page
/// nearest to where it would come to rest.
///
/// The swipe tracker of libadwaita and gnome-shell. Two things of the original:
///
/// - Velocity is in px/ms but is added to a progress in pages. The look-ahead is therefore
///   `slope` pages per px/ms, whatever the width: 0.19 s at 390 px, 0.51 s at 1024 px.
/// - Above 2 px/ms the original carries the projection on along a parabola, which is left out: its
///   value is never below `2 * slope`, at least 0.998 pages here, and progress is at most 1. So a
///   return that fast ends at or before 0.002 with and without the parabola, and no share above
///   that is reached either way.
public struct SnapProjection: CompletionPolicy {
  /// Speed in pt/s below which the release snaps to the nearer page.
  public let slowVelocity: Double
  /// Share of its velocity that the projected motion keeps every millisecond.
  public let deceleration: Double
  /// Share of the width from which on the next page is nearer.
  public let fraction: Double
  /// Which side that share itself falls on.
  public let boundary: ThresholdBoundary

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "snap-projection",
    summary: "slow releases snap to the nearer page, fast ones go on, fast returns are projected",
    rule: "x held in 0...W; |v| < slow: x / W {boundary} fraction; v >= slow: complete;"
      + " v <= -slow: x / W"
      + " + v / 1000 * d / (1 - d) / 1000 {boundary} fraction",
    parameters: [
      PolicyParameter(
        "slow_pt_per_s", unit: "pt/s", range: 0...20000, default: 300,
        "speed below which the release snaps to the nearer page"),
      PolicyParameter(
        "deceleration", unit: "share kept per ms", range: 0.998...0.9999, default: 0.998,
        "share d of its velocity that the projected motion keeps every millisecond"),
      .fraction(
        default: 0.5, "share of the view's width from which on the next page is nearer"),
      .boundary(
        default: .exclusive, "whether the share itself, as near to either page, completes"),
    ],
    thresholdParameters: ["fraction"],
    source: "GNOME libadwaita, adw-swipe-tracker.c, commit c68992b (LGPL-2.1+), verified")

  /// Creates the policy; the defaults are libadwaita's for touch.
  ///
  /// Exactly between two pages the source's tie was not read: the page that is shown stays.
  public init(
    slowVelocity: Double = 300, deceleration: Double = 0.998, fraction: Double = 0.5,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.slowVelocity, self.deceleration) = (slowVelocity, deceleration)
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      slowVelocity: parameters.value("slow_pt_per_s"),
      deceleration: parameters.value("deceleration"), fraction: parameters.value("fraction"),
      boundary: parameters.boundary())
  }

  /// Within the width.
  public var travelRule: TravelRule? { .withinWidth }
  /// The share of the width.
  public var threshold: Double { fraction }

  /// Where the release ends, in pages; infinite where it goes on forwards.
  @inlinable
  public func score(_ release: Release) -> Double {
    let progress = release.inWidths(release.countedTravel(or: release.translation))
    let velocity = release.velocity
    if progress.isNaN || velocity.isNaN { return .nan }
    let page = min(max(progress, 0), 1)
    if abs(velocity) < slowVelocity { return page }
    // At a limit of 0 a standstill goes nowhere.
    if velocity == 0 { return page }
    if velocity > 0 { return .infinity }
    let slope = deceleration / (1 - deceleration) / 1000
    return min(max(page + slope * (velocity / 1000), 0), 1)
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: SnapProjection())
      .argument("slowVelocity", \.slowVelocity)
      .argument("deceleration", \.deceleration)
      .argument("fraction", \.fraction)
      .argument("boundary", \.boundary).text
  }
}
