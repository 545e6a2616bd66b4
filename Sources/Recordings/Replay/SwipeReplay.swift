package import ExperimentFiles
package import NavigationModel
package import PolicyLibrary
import PopGesture
package import SwipeSimulation

/// One swipe step by step: what each recognizer, each estimator and each policy made of it.
package struct SwipeReplay: Sendable {
  /// What one policy or system decided, and why.
  package struct Verdict: Sendable {
    /// The policy with its recognizers, or the whole system.
    package let system: System
    package let record: SwipeRecord
    /// How far it would have had to go at the speed of its release; nil without a release.
    package let need: TravelNeed?
    /// What a cancelled release lacked; nil for others.
    package let shortfall: Shortfall?
  }

  /// What is compared under one name in the `recognizer` column.
  package struct Contest: Sendable {
    package let recognizer: String
    /// What the recognizer saw, as the first policy that asks for a speed reads it; nil where
    /// systems are compared, each of which has its own.
    package let trace: GestureTrace?
    /// In the order of the experiment.
    package let verdicts: [Verdict]
  }

  package let swipe: RecordedSwipe
  /// Height of the view in pt; NaN where it is not known.
  package let viewHeight: Double
  package let contests: [Contest]

  /// Plays a swipe once more, to everything that a judge compares.
  ///
  /// - Parameter isTraced: whether it is told event by event, too.
  package init(_ swipe: RecordedSwipe, _ judge: inout SwipeJudge, isTraced: Bool = true) {
    self.swipe = swipe
    let view = judge.view(of: swipe)
    viewHeight = view.height
    contests = zip(judge.contests, judge.records(of: swipe)).map { contest, records in
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

/// A few swipes on which a policy errs, as most of its mistakes are: neither the nearest misses nor
/// the farthest.
package struct TypicalMistakes: Sendable {
  package static let count = 3
  /// Swipes that are looked through at most; of rare mistakes that is enough for a few.
  private static let most = (wanted: 4000, unwanted: 12_000)

  /// Wanted pops that it cancels, and pops on page swipes, each of another person where there are
  /// enough.
  package let misses, accidents: [RecordedSwipe]

  /// Mistakes of both kinds that were found before.
  package init(stored swipes: [RecordedSwipe]) {
    let isMiss = { (swipe: RecordedSwipe) in
      Intent(rawValue: swipe.intent)?.role == .wanted
    }
    (misses, accidents) = (swipes.filter(isMiss), swipes.filter { !isMiss($0) })
  }

  /// Looks for the mistakes of a policy behind a recognizer on one screen and page.
  ///
  /// - Parameter intent: what people wanted who met an accident; nil for none.
  package init(
    of policy: NamedPolicy, behind recognizer: RecognizerPreset, in experiment: Experiment,
    on screen: Screen, _ context: PageContext, accidentsOn intent: Intent?
  ) {
    var judge = SwipeJudge([JudgeContest(recognizer, [policy])], screens: experiment.screens)
    func find(
      _ intent: Intent, upTo most: Int, _ mistake: (SwipeReplay.Verdict) -> Double?
    ) -> [RecordedSwipe] {
      let filter = SwipeFilter(
        screens: [screen.name], contexts: [context.name], intents: [intent.rawValue])
      var found: [(swipe: RecordedSwipe, size: Double)] = []
      for swipe in experiment.swipes(where: filter, order: .bySwipe).prefix(most) {
        let verdict = SwipeReplay(swipe, &judge, isTraced: false).contests.first?.verdicts.first
        if let size = verdict.flatMap(mistake) { found.append((swipe, size)) }
      }
      let sorted = found.sorted { $0.size < $1.size }
      if sorted.count <= Self.count { return sorted.map(\.swipe) }
      // In the middle of each third.
      return (0..<Self.count).map {
        sorted[(2 * $0 + 1) * sorted.count / (2 * Self.count)].swipe
      }
    }
    misses = find(.pop, upTo: Self.most.wanted) { verdict in
      verdict.shortfall.map { $0.travel ?? .infinity }
    }
    accidents =
      intent.map { intent in
        find(intent, upTo: Self.most.unwanted) { verdict in
          verdict.record.outcome == .popCompleted ? verdict.record.release?.translation : nil
        }
      } ?? []
  }
}
