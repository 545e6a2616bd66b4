public import NavigationModel
public import PolicyLibrary
import PopGesture

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
