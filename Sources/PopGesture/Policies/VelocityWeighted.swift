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
    self.velocityWeight = velocityWeight
    self.fraction = fraction
    self.leastDistance = leastDistance
    self.boundary = boundary
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    let projected = release.inWidths(release.translation + velocityWeight * release.velocity)
    return release.translation <= leastDistance ? -.infinity : projected
  }
}
