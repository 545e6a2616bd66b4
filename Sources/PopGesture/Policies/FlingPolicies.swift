/// Lets a fast flick decide alone; otherwise distance decides.
///
/// The most common shape among shipped rules. They differ in what a flick back does: it may cancel
/// from the same speed on (symmetric: Flutter, AndroidX), from another one (a dead band:
/// swiftui-navigation-transitions), at any speed (Ionic), or never (Telegram).
public struct FlingOverride: CompletionPolicy, Equatable {
  /// The speed from which on a flick decides.
  public enum Fling: Sendable, Equatable {
    /// In pt/s, the same on every screen.
    case pointsPerSecond(Double)
    /// In view widths per second, harder on a tablet.
    case widthsPerSecond(Double)
  }

  /// What slower releases must cover.
  public enum Travel: Sendable, Equatable {
    /// A share of the view's width, 0 to 1.
    case fraction(Double)
    /// A length in pt.
    case points(Double)
  }

  /// From where the travel of a flick counts.
  public enum FlingTravel: String, Sendable, CaseIterable {
    /// From the begin of the gesture: slop removed (`Release.translation`).
    case drag
    /// From touch-down (`Release.displacement`).
    case finger
  }

  /// What the travel of slower releases is.
  public enum Progress: String, Sendable, CaseIterable {
    /// Where the finger is.
    case net
    /// The same, 0 where no event came after the one at which the gesture began.
    case changed
    /// Held within 0 and the width at every event (`TravelRule.withinWidth`).
    case held
  }

  /// The speed from which on a flick completes.
  public var fling: Fling
  /// Whether that speed itself does.
  public var flingBoundary: ThresholdBoundary
  /// Travel in pt that a flick must exceed.
  public var flingDistance: Double
  /// From where that counts.
  public var flingTravel: FlingTravel
  /// The speed back in pt/s from which on a release cancels, infinite for never; nil for the
  /// fling's own speed.
  public var returnVelocity: Double?
  /// Whether that speed itself does.
  public var returnBoundary: ThresholdBoundary
  /// What decides for slower releases.
  public var travel: Travel
  /// Which side the threshold of slower releases falls on.
  public var boundary: ThresholdBoundary
  /// What their travel is.
  public var progress: Progress
  /// Share of the width beyond which slower releases cancel: a page that was pulled beyond its end
  /// bounces back.
  public var mostFraction: Double

  /// Creates the policy; by default symmetric and with all limits inclusive, as Flutter's is.
  public init(
    fling: Fling, flingBoundary: ThresholdBoundary = .inclusive,
    flingDistance: Double = -.infinity, flingTravel: FlingTravel = .drag,
    returnVelocity: Double? = nil, returnBoundary: ThresholdBoundary? = nil, travel: Travel,
    boundary: ThresholdBoundary = .inclusive, progress: Progress = .net,
    mostFraction: Double = .infinity
  ) {
    (self.fling, self.flingBoundary, self.flingDistance) = (fling, flingBoundary, flingDistance)
    (self.flingTravel, self.returnVelocity) = (flingTravel, returnVelocity)
    (self.returnBoundary, self.travel) = (returnBoundary ?? flingBoundary, travel)
    (self.boundary, self.progress, self.mostFraction) = (boundary, progress, mostFraction)
  }

  /// Within the width, where progress is held.
  public var travelRule: TravelRule? { progress == .held ? .withinWidth : nil }

  /// The share or length that slower releases must reach or exceed.
  public var threshold: Double {
    switch travel {
    case .fraction(let value), .points(let value): value
    }
  }

  /// What it reads.
  public var needs: ReleaseNeeds {
    let travel: ReleaseNeeds =
      switch progress {
      case .net: []
      case .changed: .changes
      case .held: .countedTravel
      }
    let fromTouchDown = flingTravel == .finger && flingDistance > -.infinity
    return travel.union(fromTouchDown ? [.velocity, .displacement] : .velocity)
  }

  /// How far the release reaches, in the unit of the threshold; an infinity where speed decides.
  @inlinable @inline(__always) public func score(_ release: Release) -> Double {
    let velocity = release.velocity
    let reach =
      switch progress {
      case .net: release.translation
      case .changed: release.changedTranslation
      case .held: release.countedTravel(or: release.translation)
      }
    let flick = flingTravel == .drag ? release.translation : release.displacement
    // Not a number on one input must not turn into a decision of another.
    guard release.tellsOfDrag, velocity.isFinite, flick.isFinite else { return .nan }
    let (speed, limit) =
      switch fling {
      case .pointsPerSecond(let value): (velocity, value)
      case .widthsPerSecond(let value): (release.inWidths(velocity), value)
      }
    // At a limit of 0 a standstill is no flick either way.
    if speed > 0, flingBoundary.accepts(speed, threshold: limit), flick > flingDistance {
      return .infinity
    }
    if speed < 0 {
      let isBack =
        returnVelocity.map { returnBoundary.accepts(-velocity, threshold: $0) }
        ?? returnBoundary.accepts(-speed, threshold: limit)
      if isBack { return -.infinity }
    }
    let share = release.inWidths(reach)
    if share > mostFraction { return -.infinity }
    if case .points = travel { return reach }
    return share
  }
}

/// A flick completes only if it is not also one across; otherwise a share of the width decides, and
/// a flick back cancels.
///
/// Slidr: its drag helper takes speeds below 400 dp/s for none, along and across alike, so that its
/// own limit of 5 never matters.
public struct StraightFling: CompletionPolicy, Equatable {
  /// Speed in pt/s from which on motion along an axis counts at all.
  public var flingVelocity: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Slidr's.
  public init(
    flingVelocity: Double = 400, fraction: Double = 0.25, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.flingVelocity, self.fraction, self.boundary) = (flingVelocity, fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .crossVelocity] }

  /// How far the release reaches in widths; an infinity where a flick decides.
  @inlinable public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, along.isFinite, across.isFinite else { return .nan }
    if along > 0, along >= flingVelocity, abs(across) < flingVelocity { return .infinity }
    if along < 0, -along >= flingVelocity { return -.infinity }
    return release.inWidths(release.translation)
  }
}

/// Completes when the finger is fast in any direction, or past a share of the width.
///
/// A rule of media viewers, which are thrown away either way: the speed is that of the finger in
/// the plane, and travel counts behind the start as well.
public struct FastOrFraction: CompletionPolicy, Equatable {
  /// Speed in the plane in pt/s beyond which any release completes.
  public var fastVelocity: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side that share itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy; the defaults are Mastodon's.
  public init(
    fastVelocity: Double = 1200, fraction: Double = 0.165, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.fastVelocity, self.fraction, self.boundary) = (fastVelocity, fraction, boundary)
  }

  /// The share of the width.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .crossVelocity] }

  /// How far the release reaches in widths; infinite where it is fast.
  @inlinable public func score(_ release: Release) -> Double {
    let (along, across) = (release.velocity, release.crossVelocity)
    guard release.tellsOfDrag, along.isFinite, across.isFinite else { return .nan }
    // Squares compare as the speeds do, and need no root.
    let isFast = along * along + across * across > fastVelocity * fastVelocity
    return isFast ? .infinity : release.inWidths(abs(release.translation))
  }
}

/// Once a flick or a length has armed the drag, the direction of the motion at release decides.
///
/// The drawer of React Navigation: past the length any return cancels, and a resting finger
/// completes. Lengths and speeds count in both directions, so a quick return of a few pt is armed
/// too, and cancels.
public struct ArmedDirection: CompletionPolicy, Equatable {
  /// Length in pt that arms.
  public var distance: Double
  /// Whether that length itself does.
  public var boundary: ThresholdBoundary
  /// Speed in pt/s beyond which a flick arms.
  public var flingVelocity: Double
  /// Length in pt that a flick must exceed.
  public var flingDistance: Double

  /// Creates the policy; the defaults are the drawer's.
  public init(
    distance: Double = 60, flingVelocity: Double = 500, flingDistance: Double = 5,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.distance, self.boundary) = (distance, boundary)
    (self.flingVelocity, self.flingDistance) = (flingVelocity, flingDistance)
  }

  /// The length that arms, in pt.
  public var threshold: Double { distance }

  /// The drag's length in pt where the direction is right; infinite on a flick, minus infinity
  /// where the direction cancels.
  @inlinable public func score(_ release: Release) -> Double {
    let (travel, velocity) = (release.translation, release.velocity)
    guard release.tellsOfDrag, velocity.isFinite else { return .nan }
    let direction = velocity == 0 ? travel : velocity
    guard direction > 0 else { return -.infinity }
    let isFling = abs(travel) > flingDistance && abs(velocity) > flingVelocity
    return isFling ? .infinity : abs(travel)
  }
}
