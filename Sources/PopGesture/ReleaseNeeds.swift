/// What a policy reads of a release beside the translation and the view's width.
public struct ReleaseNeeds: OptionSet, Sendable {
  /// One bit a figure.
  public let rawValue: Int
  /// A set of figures.
  @inlinable
  public init(rawValue: Int) { self.rawValue = rawValue }

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
  /// What of these figures the release was not told and nothing stands in for.
  ///
  /// A policy that needs it cancels.
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
