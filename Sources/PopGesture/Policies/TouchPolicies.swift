/// Completes when the finger moves towards popping at release, however little it has moved.
public struct VelocitySign: CompletionPolicy, Equatable {
  /// The speed that must be reached in pt/s.
  public var velocity: Double
  /// Whether that speed itself completes: a finger at rest, at 0.
  public var boundary: ThresholdBoundary

  /// Creates the policy for a speed in pt/s.
  public init(velocity: Double = 0, boundary: ThresholdBoundary = .inclusive) {
    (self.velocity, self.boundary) = (velocity, boundary)
  }

  /// The speed that must be reached in pt/s.
  public var threshold: Double { velocity }

  /// The release velocity in pt/s; not a number where the release tells of no drag.
  @inlinable public func score(_ release: Release) -> Double {
    release.tellsOfDrag && release.velocity.isFinite ? release.velocity : .nan
  }
}

/// Completes past a share of the width unless the finger last moved back.
///
/// Onsen UI's swipe. The last direction is the greater of the two along and across, so that a
/// finger that leaves up or down does not cancel, whichever way it drifts meanwhile.
public struct DirectionVeto: CompletionPolicy, Equatable {
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Onsen's.
  public init(fraction: Double = 0.2, boundary: ThresholdBoundary = .exclusive) {
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .crossVelocity] }

  /// How far the release reaches in widths; minus infinity where the finger moved back.
  @inlinable public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, along.isFinite, across.isFinite else { return .nan }
    if along < 0, abs(along) >= abs(across) { return -.infinity }
    return release.inWidths(release.translation)
  }
}

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
    (self.quickDuration, self.quickBoundary) = (quickDuration, quickBoundary)
    (self.quickDistance, self.fraction, self.boundary) = (quickDistance, fraction, boundary)
    self.travel = travel
  }

  /// The share of the width for touches that are not quick.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { travel == .finger ? [.duration, .displacement] : .duration }

  /// How far the release reaches in widths; an infinity where the touch was quick.
  @inlinable public func score(_ release: Release) -> Double {
    let reach = travel == .drag ? release.translation : release.displacement
    guard release.tellsOfDrag, reach.isFinite, !release.duration.isNaN else { return .nan }
    // `t <= quick` is `quick >= t`: the limit accepts the time.
    guard quickBoundary.accepts(quickDuration, threshold: release.duration) else {
      return release.inWidths(reach)
    }
    return reach > quickDistance ? .infinity : -.infinity
  }
}

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
  @inlinable public func score(_ release: Release) -> Double {
    let (travel, time) = (release.displacement, release.duration)
    guard release.tellsOfDrag, travel.isFinite, !time.isNaN else { return .nan }
    if travel < 0 { return -.infinity }
    let isFast = travel > speed * time && travel > fastDistance
    return isFast ? .infinity : release.inWidths(travel)
  }
}

/// Completes when the drag is armed at release: a few pt arm it, a sustained reversal disarms it,
/// and a flick completes in any case.
///
/// Android's back gesture. Distances are small because its gate is strict. The rule needs a tracker
/// that follows `reversalRule`: a release of which nobody kept the reversals never completes.
public struct ReversalHysteresis: CompletionPolicy, Equatable {
  /// When the drag is armed and disarmed.
  public var rule: ReversalRule
  /// Travel in pt since the last change of direction that a flick must exceed.
  public var flingDistance: Double
  /// Speed in pt/s that a flick must exceed.
  public var flingVelocity: Double

  /// Creates the policy; the defaults are Android's numbers, with a touch slop of 8 pt.
  public init(
    rule: ReversalRule = ReversalRule(), flingDistance: Double = 24, flingVelocity: Double = 50
  ) {
    (self.rule, self.flingDistance, self.flingVelocity) = (rule, flingDistance, flingVelocity)
  }

  /// What must be followed while the finger is down.
  public var reversalRule: ReversalRule? { rule }
  /// None: the score is an infinity.
  public var threshold: Double { 0 }
  /// Of no consequence.
  public var boundary: ThresholdBoundary { .exclusive }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .displacement, .reversal] }

  /// Plus infinity where the release completes, minus infinity where it cancels.
  @inlinable public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, release.displacement.isFinite, release.runTravel.isFinite,
      release.velocity.isFinite
    else { return .nan }
    let isFlung = release.runTravel > flingDistance && release.velocity > flingVelocity
    let isArmed =
      switch release.reversal {
      case .active: true
      case .entry: release.displacement > rule.armDistance
      case .inactive: false
      }
    return isArmed || isFlung ? .infinity : -.infinity
  }
}

/// The finger must have gone a share of the view's longer side; a fling back cancels.
///
/// Chromium's overscroll navigation. The divisor is the longer side, so a phone held upright needs
/// a quarter of its height; and travel counts from touch-down, start threshold included. A fling
/// onwards decides nothing: the source's 1100 dip/s are asked of a state that the same fling has
/// reset before. Once beyond the start threshold, a return within it starts the count anew, and
/// only the direction that was first counts.
public struct LongSideOverscroll: CompletionPolicy, Equatable {
  /// Speed back in pt/s beyond which a fling cancels.
  public var returnVelocity: Double
  /// Travel in pt within which nothing has started.
  public var startDistance: Double
  /// Share of the longer side, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

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

  /// The share of the longer side.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .displacement, .countedTravel, .viewHeight] }

  /// How far the finger has gone, in longer sides; minus infinity where a fling cancels.
  ///
  /// Where the height is unknown the width alone is known, and stands for the longer side.
  @inlinable public func score(_ release: Release) -> Double {
    let velocity = release.velocity
    guard release.tellsOfDrag, release.displacement.isFinite, velocity.isFinite else { return .nan }
    if -velocity > returnVelocity { return -.infinity }
    let (width, height) = (release.viewWidth, release.viewHeight)
    return release.countedTravel(or: release.displacement) / (height > width ? height : width)
  }
}
