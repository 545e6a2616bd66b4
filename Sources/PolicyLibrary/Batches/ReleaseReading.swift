public import PopGesture

/// What has to be read from the touches before a policy can judge: policies with the same reading
/// judge the same release.
public struct ReleaseReading: Sendable, Equatable {
  /// How velocity is estimated.
  public let estimator: VelocityEstimatorKind
  /// Whether the policy asks for what only the whole path tells (`PolicyFamily.readsPath`).
  public let readsPath: Bool
  /// What is remembered of reversals.
  public let reversalRule: ReversalRule?
  /// How travel is counted while the finger is down.
  public let travelRule: TravelRule?

  /// Describes a reading.
  public init(
    estimator: VelocityEstimatorKind, readsPath: Bool = false, reversalRule: ReversalRule? = nil,
    travelRule: TravelRule? = nil
  ) {
    (self.estimator, self.readsPath) = (estimator, readsPath)
    (self.reversalRule, self.travelRule) = (reversalRule, travelRule)
  }

  /// Whether every event must be made, not only those that a recognizer can act upon and the last
  /// ones.
  public var needsWholePath: Bool {
    readsPath || reversalRule != nil || travelRule != nil || estimator.memory.isWholePath
  }

  /// A tracker of touches that reads all this, for an estimator's type.
  @inlinable
  public func tracker<Velocity: VelocityEstimator>(
    _ type: Velocity.Type, _ recognizer: Recognizer, viewWidth: Double
  ) -> PathTracker<Velocity> {
    PathTracker(
      recognizer: recognizer, readsAcross: readsPath, reversalRule: reversalRule,
      travelRule: travelRule, viewWidth: viewWidth)
  }
}
