public import NavigationModel
public import PolicyLibrary
public import PopGesture

/// One swipe step by step: what each recognizer, each estimator and each policy made of it.
public struct SwipeReplay: Sendable {
  /// What one policy or system decided, and why.
  public struct Verdict: Sendable {
    /// The policy with its recognizers, or the whole system.
    public let system: System
    /// What became of the swipe.
    public let record: SwipeRecord
    /// How far it would have had to go at the speed of its release; nil without a release.
    public let need: TravelNeed?
    /// What a cancelled release lacked; nil for others.
    public let shortfall: Shortfall?
  }

  /// What is compared under one name in the `recognizer` column.
  public struct Contest: Sendable {
    /// The name.
    public let recognizer: String
    /// What the recognizer saw, as the first policy that asks for a speed reads it; nil where
    /// systems are compared, each of which has its own.
    public let trace: GestureTrace?
    /// In the order of the experiment.
    public let verdicts: [Verdict]
  }

  /// The swipe.
  public let swipe: RecordedSwipe
  /// The page under the finger.
  public let context: PageContext
  /// Height of the view in pt; NaN where it is not known.
  public let viewHeight: Double
  /// What became of it.
  public let contests: [Contest]

  /// Plays a swipe once more, to everything that a judge compares.
  ///
  /// - Parameter isTraced: whether it is told event by event, too.
  public init(_ swipe: RecordedSwipe, _ judge: inout SwipeJudge, isTraced: Bool = true) {
    self.swipe = swipe
    context = judge.page(of: swipe)
    let view = judge.view(of: swipe)
    viewHeight = view.height
    var records = judge.contests.map { _ in [SwipeRecord]() }
    judge.judge(swipe) { contest, _, record in records[contest].append(record) }
    contests = zip(judge.contests, records).map { contest, records in
      Contest(
        recognizer: contest.recognizer,
        trace: contest.preset.flatMap { preset in
          let asking = contest.systems.firstIndex { $0.policy.needs.contains(.velocity) } ?? 0
          return contest.systems.isEmpty || !isTraced
            ? nil
            : GestureTrace.of(
              swipe.firstTouch, preset.recognizer,
              contest.readings[contest.readingPlaces[asking]], view, isTraced: true)
        }, verdicts: zip(contest.systems, records).map(Self.verdict))
    }
  }

  private static func verdict(_ system: System, _ record: SwipeRecord) -> Verdict {
    let release = record.release
    return Verdict(
      system: system, record: record,
      need: release.map { TravelNeed($0, under: system.policy) },
      shortfall: release.flatMap {
        record.outcome == .popCancelled ? Shortfall($0, under: system.policy) : nil
      })
  }
}

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

  /// Plays touches to a recognizer.
  ///
  /// - Parameter isTraced: whether more than the result is asked for.
  static func of(
    _ samples: [TouchSample], _ recognizer: Recognizer, _ reading: ReleaseReading,
    _ view: TouchResult.View, isTraced: Bool
  ) -> GestureTrace {
    reading.estimator.open(
      Player(
        samples: samples, recognizer: recognizer, reading: reading, view: view, isTraced: isTraced))
  }

  private struct Player: VelocityVisitor {
    let samples: [TouchSample]
    let recognizer: Recognizer
    let reading: ReleaseReading
    let view: TouchResult.View
    let isTraced: Bool

    func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> GestureTrace {
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
        case .ended:
          .released(
            tracker.release(
              viewWidth: view.width, viewHeight: view.height,
              millimetresPerPoint: view.millimetresPerPoint))
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
