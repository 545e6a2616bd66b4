package import PolicyLibrary
package import PopGesture

/// What became of one touch under one recognizer, before any policy is asked.
package enum TouchResult: Sendable {
  /// A pop gesture that the finger released: policies decide.
  case released(Release)
  /// Never a pop gesture.
  case notBegun(NotBegunReason)
  /// Taken away by the system.
  case systemCancelled

  func outcome(_ policy: NamedPolicy) -> Outcome {
    switch self {
    case .released(let release): policy.completes(release) ? .popCompleted : .popCancelled
    case .notBegun(let reason): Outcome(notBegun: reason)
    case .systemCancelled: .systemCancelled
    }
  }
}

/// What a recognizer and an estimator made of one touch, event by event.
package struct GestureTrace: Sendable {
  /// How things stood after an event.
  package struct Moment: Sendable {
    package let sample: TouchSample
    /// Travel since the gesture began in pt, slop removed; 0 before.
    package let translation: Double
    /// Estimated speed in pt/s; NaN before there is any.
    package let velocity: Double
  }

  package let estimator: VelocityEstimatorKind
  /// One per event of the first touch.
  package let moments: [Moment]
  /// Place of the event at which the gesture began; nil where none did.
  package let begin: Int?
  package let result: TouchResult

  /// Plays touches to a recognizer, and reads what policies need to be told.
  ///
  /// - Parameter isTraced: whether more than the result is asked for.
  static func of(
    _ samples: [TouchSample], _ recognizer: Recognizer, _ reading: ReleaseReading,
    _ view: NavigatingView, isTraced: Bool = false
  ) -> GestureTrace {
    reading.estimator.open(
      Player(
        samples: samples, recognizer: recognizer, reading: reading, view: view, isTraced: isTraced))
  }

  private struct Player: VelocityVisitor {
    let samples: [TouchSample]
    let recognizer: Recognizer
    let reading: ReleaseReading
    let view: NavigatingView
    let isTraced: Bool

    func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> GestureTrace {
      var tracker = reading.tracker(type, recognizer, viewWidth: view.width)
      var begin: Int?
      var moments: [Moment] = []
      for (place, sample) in samples.enumerated() {
        tracker.receive(sample)
        guard isTraced else { continue }
        if begin == nil, tracker.state.hasBegun { begin = place }
        moments.append(
          Moment(
            sample: sample, translation: tracker.gesture.translation,
            velocity: place > 0 ? tracker.gesture.velocity : .nan))
      }
      let result: TouchResult =
        switch tracker.state {
        case .ended: .released(tracker.release(in: view))
        case .failed(let reason): .notBegun(reason)
        case .waiting: .notBegun(.waiting)
        case .possible: .notBegun(.slop)
        case .began, .cancelled: .systemCancelled
        }
      return GestureTrace(
        estimator: reading.estimator, moments: moments, begin: begin, result: result)
    }
  }
}
