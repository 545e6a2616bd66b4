/// Completes when the drag covered more than a share of the view's width.
///
/// `progress > 0.5` and `progress > 1/3`, strict, are the first and third ideas of the article
/// "How to implement a non-edge swipe back"; both grow with the screen, which is the point.
public struct Fraction: CompletionPolicy, Equatable {
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy for a share of the width.
  public init(fraction: Double, boundary: ThresholdBoundary = .exclusive) {
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [] }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable public func score(_ release: Release) -> Double {
    release.inWidths(release.translation)
  }
}

/// Completes when the drag covered more than a fixed length, the same on every screen.
public struct FixedDistance: CompletionPolicy, Equatable {
  /// A length on the screen in one of the two units that matter.
  public enum Distance: Sendable, Equatable {
    /// Logical points, as an app measures.
    case points(Double)
    /// Millimetres of glass, as a finger measures; needs a screen of known density.
    case millimetres(Double)
  }

  /// The length that must be exceeded.
  public var distance: Distance
  /// Share of the width beyond which any drag completes, which caps the length on narrow views.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy for a length.
  public init(
    distance: Distance, fraction: Double = .infinity, boundary: ThresholdBoundary = .exclusive
  ) {
    (self.distance, self.fraction, self.boundary) = (distance, fraction, boundary)
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double {
    switch distance {
    case .points(let length), .millimetres(let length): length
    }
  }

  private var isInMillimetres: Bool { if case .millimetres = distance { true } else { false } }

  /// What it reads.
  public var needs: ReleaseNeeds { isInMillimetres ? .millimetresPerPoint : [] }

  /// How far the release reaches, in the unit of the threshold; infinite beyond the cap.
  @inlinable public func score(_ release: Release) -> Double {
    let reach =
      switch distance {
      case .points: release.translation
      case .millimetres: release.translation * release.millimetresPerPoint
      }
    // Values, not early returns, so that the loop over releases has no branches.
    let isCapped = boundary.accepts(release.inWidths(release.translation), threshold: fraction)
    return release.tellsOfDrag ? isCapped ? .infinity : reach : .nan
  }
}

/// Completes when the place where the drag is heading lies past a share of the width.
///
/// A linear projection: a backward flick takes distance away again. React Navigation's stack and
/// react-native-screens use k = 0.3 s and half the width, strict.
public struct VelocityWeighted: CompletionPolicy, Equatable {
  /// How far ahead the release velocity is projected, in s.
  public var velocityWeight: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Travel in pt that must be exceeded whatever the speed.
  public var leastDistance: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy from its weight in s and its share of the width.
  public init(
    velocityWeight: Double, fraction: Double, leastDistance: Double = -.infinity,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.velocityWeight, self.fraction) = (velocityWeight, fraction)
    (self.leastDistance, self.boundary) = (leastDistance, boundary)
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable public func score(_ release: Release) -> Double {
    let projected = release.inWidths(release.translation + velocityWeight * release.velocity)
    return release.translation <= leastDistance ? -.infinity : projected
  }
}

/// Completes when the finger, carried on for the transition's duration, would end beyond a distance
/// that is capped: UIKit's own rule, as far as known.
public struct NavigationProjection: CompletionPolicy, Equatable {
  /// Look-ahead in s.
  public var duration: Double
  /// Largest distance in pt.
  public var cap: Double
  /// The distance on narrower views, as a share of their width.
  public var fraction: Double
  /// How many times that distance must be exceeded.
  public var scale: Double

  /// Creates the policy.
  public init(
    duration: Double = 0.35, cap: Double = 187.5, fraction: Double = 0.5, scale: Double = 1
  ) {
    (self.duration, self.cap) = (duration, cap)
    (self.fraction, self.scale) = (fraction, scale)
  }

  /// The distance itself cancels.
  public var boundary: ThresholdBoundary { .exclusive }

  /// How many times the distance must be exceeded.
  public var threshold: Double { scale }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .acceleration, .changes] }

  /// Where the finger would be after the duration, in multiples of the distance; infinite where the
  /// direction alone decides; minus infinity when nothing scrubbed the transition.
  @inlinable public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, release.velocity.isFinite else { return .nan }
    if release.changes < 1 { return -.infinity }
    if release.changes < 2 { return release.velocity > 0 ? .infinity : -.infinity }
    let ahead = release.velocity + release.acceleration * duration / 2
    let projected = release.translation + ahead * duration
    let distance = min(cap, fraction * release.viewWidth)
    if distance > 0 { return projected / distance }
    return projected > 0 ? .infinity : -.infinity
  }
}

/// Completes when a scroll let go at the release velocity would come to rest past a share of the
/// width.
///
/// A velocity that keeps the share d of itself every millisecond carries a thing on by
/// `v / 1000 * d / (1 - d)`: Apple's "Designing Fluid Interfaces" (WWDC 2018) chooses the target
/// nearest to that place. In one dimension that is `VelocityWeighted` with another number: 0.499 s
/// at d = 0.998, 0.099 s at 0.99.
public struct DecayProjection: CompletionPolicy, Equatable {
  /// Share of its velocity that the projected motion keeps every millisecond.
  public var deceleration: Double
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Length in pt that takes its place, the same on every view; nil for none.
  public var distance: Double?
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy from the share of the velocity kept per ms and a share of the width.
  public init(
    deceleration: Double = 0.998, fraction: Double = 0.5, distance: Double? = nil,
    boundary: ThresholdBoundary = .exclusive
  ) {
    (self.deceleration, self.fraction) = (deceleration, fraction)
    (self.distance, self.boundary) = (distance, boundary)
  }

  /// The share of the width, or the length in pt.
  public var threshold: Double { distance ?? fraction }

  /// Where the motion would come to rest, in the unit of the threshold.
  @inlinable public func score(_ release: Release) -> Double {
    let carried = release.velocity / 1000 * deceleration / (1 - deceleration)
    let place = release.translation + carried
    let widths = release.inWidths(place)
    return distance == nil || widths.isNaN ? widths : place
  }
}

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
  @inlinable public func score(_ release: Release) -> Double {
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

/// Measures the drag in widths of a gesture of fixed length, not of the view; any return cancels.
///
/// Firefox's history swipe: what is needed does not grow with the window.
public struct FixedGestureWidth: CompletionPolicy, Equatable {
  /// Length in pt that counts as a whole gesture.
  public var gestureWidth: Double
  /// How far ahead the release velocity is projected, in s.
  public var velocityWeight: Double
  /// Share of the gesture's length, 0 to 1.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Return in gestures per second beyond which a release cancels: rounding, and no more.
  @usableFromInline static let leastReturn = -1e-7

  /// Creates the policy; the defaults are Gecko's outside macOS.
  public init(
    gestureWidth: Double = 1100, velocityWeight: Double = 0.05, fraction: Double = 0.25,
    boundary: ThresholdBoundary = .inclusive
  ) {
    (self.gestureWidth, self.velocityWeight) = (gestureWidth, velocityWeight)
    (self.fraction, self.boundary) = (fraction, boundary)
  }

  /// Within a gesture.
  public var travelRule: TravelRule? { .within(gestureWidth) }
  /// The share of the gesture.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [.velocity, .countedTravel] }

  /// Where the drag is heading, in gestures; minus infinity on a return.
  @inlinable public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, release.velocity.isFinite else { return .nan }
    let speed = release.velocity / gestureWidth
    if speed < Self.leastReturn { return -.infinity }
    let travel = release.countedTravel(or: release.translation)
    return min(max(travel / gestureWidth, 0), 1) + velocityWeight * speed
  }
}
