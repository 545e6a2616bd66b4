/// Completes when the whole touch was fast on average, or past a share of the width.
///
/// Rules of the web that estimate no velocity: travel and time count from touch-down, so that a
/// pause slows a touch down for good, and the motion at release counts for nothing. A touch that
/// ends behind its start cancels.
public struct MeanSpeed: CompletionPolicy, Equatable {
  /// Mean speed in pt/s that must be exceeded.
  public var speed: Double
  /// Travel in pt that a fast touch must exceed.
  public var fastDistance: Double
  /// Share of the view's width for other touches; infinite, with an inclusive boundary, for never.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are vaul's.
  public init(
    speed: Double = 400, fastDistance: Double = 0, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    (self.speed, self.fastDistance) = (speed, fastDistance)
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.duration, .displacement] }

  /// How far the finger went in widths; infinite where it was fast, minus infinity behind its
  /// start.
  @inlinable
  public func score(_ release: Release) -> Double {
    let (travel, time) = (release.displacement, release.duration)
    guard release.tellsOfDrag, travel.isFinite, !time.isNaN else { return .nan }
    if travel < 0 { return -.infinity }
    let isFast = travel > speed * time && travel > fastDistance
    return isFast ? .infinity : release.inWidths(travel)
  }
}
