public import PopGesture

/// What has to be read from the touches before a policy can judge: policies with the same reading
/// judge the same release.
public struct ReleaseReading: Sendable, Hashable {
  /// How velocity is estimated.
  public internal(set) var estimator: VelocityEstimatorKind
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
  @inlinable public func tracker<Velocity: VelocityEstimator>(
    _ type: Velocity.Type, _ recognizer: Recognizer, viewWidth: Double
  ) -> PathTracker<Velocity> {
    PathTracker(
      recognizer: recognizer, readsAcross: readsPath, reversalRule: reversalRule,
      travelRule: travelRule, viewWidth: viewWidth)
  }
}

/// What a recognizer can act upon before it begins, so that a simulation need not make the rest.
///
/// Events within the extent change nothing but the age of the touch and the estimator's memory;
/// leaving them out gives the same decision and the same release (a test compares millions).
public struct RecognizerSight: Sendable, Equatable {
  /// Displacements from touch-down in pt, along and across, below which nothing happens.
  public let quietX, quietY: Double
  /// Touches that start beyond this many pt from the leading edge are decided by their first move.
  public let firstMoveDecidesBeyond: Double
  /// Whether the age of the touch matters before the gesture begins.
  public let seesAge: Bool
  /// Whether the gate reads the velocity, for which every event before the begin must be made.
  public let seesVelocity: Bool
}

extension Recognizer {
  /// What this recognizer can act upon.
  public var sight: RecognizerSight {
    let slopY =
      switch slop {
      case .eitherAxis(let size): size
      case .alongPop, .towardsPop: Double.infinity
      }
    let quietY = min(slopY, driftLimit.map { min($0.base, $0.most) } ?? .infinity)
    // In an edge region motion across can fail a touch once it exceeds the smallest limit.
    return RecognizerSight(
      quietX: slop.size,
      quietY: edgeRegion == nil ? quietY : min(quietY, EdgeRegion.leastCrossLimit),
      firstMoveDecidesBeyond: edgeRegion?.width ?? .infinity, seesAge: edgeRegion != nil,
      seesVelocity: gate.readsVelocity)
  }
}
