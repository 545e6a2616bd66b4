/// Lets a short touch complete on little travel; a longer one must cover a share of the width.
///
/// No velocity is estimated: a pause counts against the time, and a reversal counts for nothing.
public struct QuickSwipe: CompletionPolicy, Equatable {
  /// From where travel counts.
  public enum Travel: String, Sendable, CaseIterable {
    /// From the begin of the gesture: slop removed (`Release.translation`).
    case drag
    /// From touch-down (`Release.displacement`).
    case finger
  }

  /// Seconds from touch-down within which a touch is quick.
  public var quickDuration: Double
  /// Whether that time itself is quick (`<=`) or not (`<`).
  public var quickBoundary: ThresholdBoundary
  /// Travel in pt that a quick touch must exceed.
  public var quickDistance: Double
  /// Share of the view's width for other touches, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary
  /// From where travel counts.
  public var travel: Travel

  /// Creates the policy; the defaults are Framework7's.
  public init(
    quickDuration: Double = 0.3, quickBoundary: ThresholdBoundary = .exclusive,
    quickDistance: Double = 10, fraction: Double = 0.5, boundary: ThresholdBoundary = .exclusive,
    travel: Travel = .finger
  ) {
    self.quickDuration = quickDuration
    self.quickBoundary = quickBoundary
    self.quickDistance = quickDistance
    self.fraction = fraction
    self.boundary = boundary
    self.travel = travel
  }

  /// The share of the width for touches that are not quick.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { travel == .finger ? [.duration, .displacement] : .duration }

  /// How far the release reaches in widths; an infinity where the touch was quick.
  @inlinable
  public func score(_ release: Release) -> Double {
    let reach = travel == .drag ? release.translation : release.displacement
    guard release.tellsOfDrag, reach.isFinite, !release.duration.isNaN else { return .nan }
    // `t <= quick` is `quick >= t`: the limit accepts the time.
    guard quickBoundary.accepts(quickDuration, threshold: release.duration) else {
      return release.inWidths(reach)
    }
    return reach > quickDistance ? .infinity : -.infinity
  }
}
