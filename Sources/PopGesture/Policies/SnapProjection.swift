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
public struct SnapProjection: CompletionPolicy, Equatable {
  /// Speed in pt/s below which the release snaps to the nearer page.
  public var slowVelocity: Double
  /// Share of its velocity that the projected motion keeps every millisecond.
  public var deceleration: Double
  /// Share of the width from which on the next page is nearer.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

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

  /// Within the width.
  public var travelRule: TravelRule? { .withinWidth }
  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .countedTravel] }

  /// Where the release ends, in pages; infinite where it goes on forwards.
  @inlinable
  public func score(_ release: Release) -> Double {
    let progress = release.inWidths(release.countedTravel(or: release.translation))
    let velocity = release.velocity
    guard release.tellsOfDrag, velocity.isFinite else { return .nan }
    let page = min(max(progress, 0), 1)
    if abs(velocity) < slowVelocity { return page }
    // At a limit of 0 a standstill goes nowhere.
    if velocity == 0 { return page }
    if velocity > 0 { return .infinity }
    let slope = deceleration / (1 - deceleration) / 1000
    return min(max(page + slope * (velocity / 1000), 0), 1)
  }
}
