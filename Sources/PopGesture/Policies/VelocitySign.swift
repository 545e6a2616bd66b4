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
  @inlinable
  public func score(_ release: Release) -> Double {
    release.tellsOfDrag && release.velocity.isFinite ? release.velocity : .nan
  }
}
