public import PopGesture

/// What became of one touch under one recognizer, before any policy is asked.
public enum TouchResult: Sendable {
  /// A pop gesture that the finger released: policies decide.
  case released(Release)
  /// Never a pop gesture.
  case notBegun(NotBegunReason)
  /// Taken away by the system.
  case systemCancelled

  /// Plays the touches of one swipe through a recognizer.
  ///
  /// This is the one way from touches to a release: runs, recorded touches and replays share it.
  @inline(__always)
  static func of<Velocity: VelocityEstimator>(
    _ samples: [TouchSample], _ recognizer: Recognizer, estimator: Velocity.Type,
    viewWidth: Double, millimetresPerPoint: Double
  ) -> TouchResult {
    var tracker = GestureTracker<Velocity>(recognizer: recognizer)
    for sample in samples { tracker.receive(sample) }
    switch tracker.state {
    case .ended:
      return .released(
        tracker.release(viewWidth: viewWidth, millimetresPerPoint: millimetresPerPoint))
    case .failed(let reason): return .notBegun(reason)
    case .waiting: return .notBegun(.waiting)
    case .possible: return .notBegun(.slop)
    case .began, .cancelled: return .systemCancelled
    }
  }

  /// The same with an estimator chosen at run time.
  static func of(
    _ samples: [TouchSample], _ recognizer: Recognizer, estimator: VelocityEstimatorKind,
    viewWidth: Double, millimetresPerPoint: Double
  ) -> TouchResult {
    switch estimator {
    case .uikitBlend:
      of(
        samples, recognizer, estimator: TwoSampleBlend.self, viewWidth: viewWidth,
        millimetresPerPoint: millimetresPerPoint)
    case .leastSquares:
      of(
        samples, recognizer, estimator: LeastSquaresSlope.self, viewWidth: viewWidth,
        millimetresPerPoint: millimetresPerPoint)
    }
  }

  /// The outcome under a policy.
  func outcome(_ policy: NamedPolicy) -> Outcome {
    switch self {
    case .released(let release): policy.completes(release) ? .popCompleted : .popCancelled
    case .notBegun(let reason): Outcome(notBegun: reason)
    case .systemCancelled: .systemCancelled
    }
  }
}
