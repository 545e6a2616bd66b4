import PolicyLibrary
public import PopGesture

/// What became of one touch under one recognizer, before any policy is asked.
public enum TouchResult: Sendable {
  /// A pop gesture that the finger released: policies decide.
  case released(Release)
  /// Never a pop gesture.
  case notBegun(NotBegunReason)
  /// Taken away by the system.
  case systemCancelled

  /// Plays the touches of one swipe through a recognizer, and reads what policies need to be told.
  static func of(
    _ samples: [TouchSample], _ recognizer: Recognizer, _ reading: ReleaseReading, _ view: View
  ) -> TouchResult {
    reading.estimator.open(
      Player(samples: samples, recognizer: recognizer, reading: reading, view: view))
  }

  /// Where it happened: the view's size in pt (the height may be unknown), and the density.
  struct View {
    let width, height, millimetresPerPoint: Double
  }

  private struct Player: VelocityVisitor {
    let samples: [TouchSample]
    let recognizer: Recognizer
    let reading: ReleaseReading
    let view: View

    func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> TouchResult {
      var tracker = reading.tracker(type, recognizer, viewWidth: view.width)
      for sample in samples { tracker.receive(sample) }
      switch tracker.state {
      case .ended:
        return .released(
          tracker.release(
            viewWidth: view.width, viewHeight: view.height,
            millimetresPerPoint: view.millimetresPerPoint))
      case .failed(let reason): return .notBegun(reason)
      case .waiting: return .notBegun(.waiting)
      case .possible: return .notBegun(.slop)
      case .began, .cancelled: return .systemCancelled
      }
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
