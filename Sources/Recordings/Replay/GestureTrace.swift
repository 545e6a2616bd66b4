public import PolicyLibrary
public import PopGesture

/// What a recognizer and an estimator made of one touch, event by event.
public struct GestureTrace: Sendable {
  /// How things stood after an event.
  public struct Moment: Sendable {
    /// The event.
    public let sample: TouchSample
    /// Travel since the gesture began in pt, slop removed; 0 before.
    public let translation: Double
    /// Estimated speed in pt/s; NaN before there is any.
    public let velocity: Double
  }

  /// How speed is estimated.
  public let estimator: VelocityEstimatorKind
  /// One per event of the first touch.
  public let moments: [Moment]
  /// Place of the event at which the gesture began; nil where none did.
  public let begin: Int?
  /// What became of the touch.
  public let result: TouchResult

  /// Plays the first touch of a swipe to a recognizer.
  init(
    _ samples: [TouchSample], _ recognizer: Recognizer, _ reading: ReleaseReading,
    _ view: TouchResult.View
  ) {
    estimator = reading.estimator
    let end = samples.dropFirst().firstIndex { $0.phase == .began } ?? samples.count
    let touch = Array(samples[..<end])
    (moments, begin) = reading.estimator.open(
      Player(samples: touch, recognizer: recognizer, reading: reading, viewWidth: view.width))
    result = TouchResult.of(touch, recognizer, reading, view)
  }

  private struct Player: VelocityVisitor {
    let samples: [TouchSample]
    let recognizer: Recognizer
    let reading: ReleaseReading
    let viewWidth: Double

    func visit<Velocity: CatalogEstimator>(
      _ type: Velocity.Type
    ) -> (moments: [Moment], begin: Int?) {
      var tracker = reading.tracker(type, recognizer, viewWidth: viewWidth)
      var begin: Int?
      var moments: [Moment] = []
      for (place, sample) in samples.enumerated() {
        tracker.receive(sample)
        if begin == nil, tracker.state.hasBegun { begin = place }
        moments.append(
          Moment(
            sample: sample, translation: tracker.gesture.translation,
            velocity: place > 0 ? tracker.gesture.velocity : .nan))
      }
      return (moments, begin)
    }
  }
}
