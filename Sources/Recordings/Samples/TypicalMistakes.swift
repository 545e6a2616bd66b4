public import ExperimentFiles
public import NavigationModel
public import PolicyLibrary
import PopGesture
public import SwipeSimulation

/// A few swipes on which a policy errs, as most of its mistakes are: neither the nearest misses nor
/// the farthest.
public struct TypicalMistakes: Sendable {
  /// How many of each kind.
  public static let count = 3
  /// Swipes that are looked through at most; of rare mistakes that is enough for a few.
  private static let most = (wanted: 4000, unwanted: 12_000)

  /// Wanted pops that it cancels, and pops on page swipes, each of another person where there are
  /// enough.
  public let misses, accidents: [RecordedSwipe]

  /// Mistakes that were found before.
  ///
  /// - Parameter swipes: those of both kinds.
  public init(stored swipes: [RecordedSwipe]) {
    let isMiss = { (swipe: RecordedSwipe) in
      Intent(rawValue: swipe.intent)?.role == .wanted
    }
    (misses, accidents) = (swipes.filter(isMiss), swipes.filter { !isMiss($0) })
  }

  /// Looks for the mistakes of a policy behind a recognizer on one screen and page.
  ///
  /// - Parameter intent: what people wanted who met an accident; nil for none.
  public init(
    of policy: NamedPolicy, behind recognizer: RecognizerPreset, in experiment: Experiment,
    on screen: Screen, _ context: PageContext, accidentsOn intent: Intent?
  ) {
    let sampler = SwipeSampler(experiment)
    var judge = SwipeJudge([JudgeContest(recognizer, [policy])], screens: experiment.screens)
    func find(
      _ intent: Intent, upTo most: Int, _ mistake: (SwipeReplay.Verdict) -> Double?
    ) -> [RecordedSwipe] {
      let filter = SwipeFilter(
        screens: [screen.name], contexts: [context.name], intents: [intent.rawValue])
      var found: [(swipe: RecordedSwipe, size: Double)] = []
      for swipe in sampler.swipes(where: filter, order: .bySwipe).prefix(most) {
        let verdict = SwipeReplay(swipe, &judge, isTraced: false).contests.first?.verdicts.first
        if let size = verdict.flatMap(mistake) { found.append((swipe, size)) }
      }
      // Stable, so that equal ones stay in the order in which they were made.
      let sorted = found.enumerated().sorted {
        ($0.element.size, $0.offset) < ($1.element.size, $1.offset)
      }
      if sorted.count <= Self.count { return sorted.map(\.element.swipe) }
      // In the middle of each third.
      return (0..<Self.count).map {
        sorted[(2 * $0 + 1) * sorted.count / (2 * Self.count)].element.swipe
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
