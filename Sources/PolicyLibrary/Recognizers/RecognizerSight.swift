public import PopGesture

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
    let seesVelocity = gate.readsVelocity
    guard let region = edgeRegion else {
      return RecognizerSight(
        quietX: slop.size, quietY: quietY, firstMoveDecidesBeyond: .infinity, seesAge: false,
        seesVelocity: seesVelocity)
    }
    // Motion across can fail a touch as soon as the smallest limit is exceeded.
    return RecognizerSight(
      quietX: slop.size, quietY: min(quietY, EdgeRegion.leastCrossLimit),
      firstMoveDecidesBeyond: region.width, seesAge: true, seesVelocity: seesVelocity)
  }
}
