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
    self.fling = fling
    self.flingBoundary = flingBoundary
    self.flingDistance = flingDistance
    self.flingTravel = flingTravel
    self.returnVelocity = returnVelocity
    self.returnBoundary = returnBoundary ?? flingBoundary
    self.travel = travel
    self.boundary = boundary
    self.progress = progress
    self.mostFraction = mostFraction
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
  @inlinable
  public func score(_ release: Release) -> Double {
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
