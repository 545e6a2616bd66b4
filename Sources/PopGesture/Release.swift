/// What is known when the finger lifts: the whole input of a completion policy.
///
/// Lengths are in pt along the direction that pops, positive towards completing the pop.
public struct Release: Sendable, Equatable {
  /// Travel since the gesture began, slop removed, in pt.
  ///
  /// Negative when the finger ended behind the place where the gesture began.
  public var translation: Double
  /// Estimated speed at release in pt/s; negative when moving back towards the edge.
  public var velocity: Double
  /// Estimated speed across at release in pt/s, positive downwards; NaN where nobody told.
  public var crossVelocity: Double
  /// Estimated acceleration at release in pt/s^2; 0 where the estimator tells none.
  public var acceleration: Double
  /// Events after the one at which the gesture began; those that scrub the transition.
  ///
  /// Rules ask whether there were none, which every tracker tells, or whether there was one, which
  /// only the whole path tells; 2 where nobody counted.
  public var changes: Int
  /// Travel from touch-down to lift in pt, slop included.
  public var displacement: Double
  /// Travel in pt as a `TravelRule` counts it; NaN where nobody did; a rule that asks for it then
  /// takes the net travel.
  public var countedTravel: Double
  /// Where a rule with memory stands at release, for rules that have one; `.entry` elsewhere.
  public var reversal: ReversalState
  /// Travel since the finger last changed direction in pt, negative when it moved back; NaN where
  /// nobody kept it.
  public var runTravel: Double
  /// Width of the view whose bounds divide the translation, in pt.
  public var viewWidth: Double
  /// Height of the view in pt; NaN where it is unknown.
  public var viewHeight: Double
  /// Touch-down to lift, in seconds.
  public var duration: Double
  /// Location of touch-down from the leading edge, in pt.
  public var start: Double
  /// Physical size of one pt in mm, or NaN where the screen is unknown.
  public var millimetresPerPoint: Double

  /// Creates a release.
  ///
  /// An app that only has a recognizer's translation and velocity gives those two and the width.
  @inlinable public init(
    translation: Double, velocity: Double, crossVelocity: Double = .nan, acceleration: Double = 0,
    changes: Int = 2, displacement: Double? = nil, countedTravel: Double = .nan,
    reversal: ReversalState = .entry, runTravel: Double = .nan, viewWidth: Double,
    viewHeight: Double = .nan, duration: Double = .nan, start: Double = .nan,
    millimetresPerPoint: Double = .nan
  ) {
    self.translation = translation
    self.velocity = velocity
    self.crossVelocity = crossVelocity
    self.acceleration = acceleration
    self.changes = changes
    self.displacement = displacement ?? translation
    self.countedTravel = countedTravel
    self.reversal = reversal
    self.runTravel = runTravel
    self.viewWidth = viewWidth
    self.viewHeight = viewHeight
    self.duration = duration
    self.start = start
    self.millimetresPerPoint = millimetresPerPoint
  }

  /// A length in widths of the view; NaN unless the width is positive and the length finite, so
  /// that neither a view without width nor a place at infinity ever completes a pop.
  @inlinable public func inWidths(_ length: Double) -> Double {
    viewWidth > 0 && abs(length) < .infinity ? length / viewWidth : .nan
  }

  /// Travel since the gesture began in pt as frameworks know it that set a progress at changes
  /// alone: 0 where there was none.
  @inlinable public var changedTranslation: Double { changes < 1 ? 0 : translation }

  /// The counted travel in pt, or `net` where nobody counted.
  @inlinable
  public func countedTravel(or net: Double) -> Double { countedTravel.isNaN ? net : countedTravel }

  /// Whether there is a drag to judge: a view with a width and a translation that is finite.
  ///
  /// Rules that divide nothing by the width ask this, so that no rule completes on such a release.
  @inlinable public var tellsOfDrag: Bool { viewWidth > 0 && abs(translation) < .infinity }

  /// The same motion seen in a mirror: what points the other way has the other sign, and touch-down
  /// is as far from the other edge.
  ///
  /// What a `TravelRule` or a `ReversalRule` kept of the way is forgotten: it was kept of the
  /// other.
  public var mirrored: Release {
    var other = self
    other.translation = -translation
    other.velocity = -velocity
    other.acceleration = -acceleration
    other.displacement = -displacement
    other.start = viewWidth - start
    (other.countedTravel, other.runTravel, other.reversal) = (.nan, .nan, .entry)
    return other
  }

  /// Creates a release from what a recognizer says in the view's own coordinates, x to the right.
  ///
  /// - Parameters:
  ///   - translation: `translation(in: view).x` in pt.
  ///   - velocity: `velocity(in: view).x` in pt/s.
  ///   - viewWidth: the view's width in pt.
  ///   - isRightToLeft: whether the layout runs from right to left, where a pop goes to the left.
  @inlinable public init(
    translation: Double, velocity: Double, viewWidth: Double, isRightToLeft: Bool
  ) {
    let sign: Double = isRightToLeft ? -1 : 1
    self.init(translation: sign * translation, velocity: sign * velocity, viewWidth: viewWidth)
  }
}

/// What a policy reads of a release beside the translation and the view's width.
public struct ReleaseNeeds: OptionSet, Sendable {
  /// One bit a figure.
  public let rawValue: Int
  /// A set of figures.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }

  /// `Release.velocity`.
  public static let velocity = ReleaseNeeds(rawValue: 1)
  /// `Release.crossVelocity`.
  public static let crossVelocity = ReleaseNeeds(rawValue: 2)
  /// `Release.acceleration`.
  public static let acceleration = ReleaseNeeds(rawValue: 4)
  /// `Release.changes`; taken for enough where nobody counted.
  public static let changes = ReleaseNeeds(rawValue: 8)
  /// `Release.displacement`; the translation where it is not told.
  public static let displacement = ReleaseNeeds(rawValue: 16)
  /// `Release.countedTravel`; the net travel where nobody counted.
  public static let countedTravel = ReleaseNeeds(rawValue: 32)
  /// `Release.reversal` and `Release.runTravel`.
  public static let reversal = ReleaseNeeds(rawValue: 64)
  /// `Release.duration`.
  public static let duration = ReleaseNeeds(rawValue: 128)
  /// `Release.viewHeight`; the width where it is not told.
  public static let viewHeight = ReleaseNeeds(rawValue: 256)
  /// `Release.millimetresPerPoint`.
  public static let millimetresPerPoint = ReleaseNeeds(rawValue: 512)
}

extension Release {
  /// What of these figures the release was not told and nothing stands in for; a policy that needs
  /// it cancels.
  public func lacks(_ needs: ReleaseNeeds) -> ReleaseNeeds {
    var lacking: ReleaseNeeds = []
    if velocity.isNaN { lacking.insert(.velocity) }
    if crossVelocity.isNaN { lacking.insert(.crossVelocity) }
    if runTravel.isNaN { lacking.insert(.reversal) }
    if duration.isNaN { lacking.insert(.duration) }
    if millimetresPerPoint.isNaN { lacking.insert(.millimetresPerPoint) }
    return lacking.intersection(needs)
  }
}
