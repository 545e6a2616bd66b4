package import ExperimentFiles
package import NavigationModel
package import SwipeSimulation

/// A rate that reports are about: which swipes it is over, and what counts.
package struct Metric: Sendable {
  /// Name in `rates.csv`.
  package let name: String
  package let summary: String
  package let formula: String
  /// Whether a larger rate is a better policy.
  package let higherIsBetter: Bool
  /// The intents whose swipes it is over.
  package let roles: Set<IntentRole>
  /// Whether each intent has a row of its own besides the pooled one.
  package private(set) var isAlsoPerIntent = false
  /// Whether contrasts between contestants are made for it.
  package private(set) var isContrasted = true
  /// Which of a participant's swipes count at all, and which of those count as events.
  package private(set) var trials = Trials.swipes
  package private(set) var events = SwipeFact.completed

  package enum Trials: Sendable {
    /// All of them.
    case swipes
    /// Those that became a pop gesture and were released: others under each system.
    case begun
    /// Those that the page's content takes.
    case served
  }

  /// Whether it is counted only where whole swipes are played to whole pages.
  var needsWholePages: Bool { events.perPop == nil }

  /// Names of the metrics on which answers rest: success and false triggers.
  package static let headlines: Set<String> = [success.name, falseTrigger.name]
  /// Whether answers rest on it.
  package var isHeadline: Bool { Metric.headlines.contains(name) }

  /// Every metric, in the order of tables; a new one has its entry in this folder and a line here.
  ///
  /// One that counts something new brings it along as the `SwipeFact` of its events.
  package static let all: [Metric] =
    [
      .success,
      .falseTrigger,
      .falseTriggerWithAbort,
      .abortHonoured,
      .flash,
      .contentLost,
      .blockedContent,
      .dualActivation,
      .twoPagesBack,
      .stuck,
      .corrupted,
    ] + missed
}

/// One set of trials that is counted: a metric over some of an experiment's intents.
package struct TallyGroup: Sendable {
  package let metric: Metric
  /// Name in the `intent` column: the intent, or `all` for several pooled.
  package let label: String
  /// Places of its intents in the experiment's list.
  package let intents: [Int]
  package let isHeadline: Bool

  /// Metrics whose rates are stored by batches of people.
  private static let batched = [
    Metric.success.name, Metric.falseTrigger.name, Metric.abortHonoured.name,
  ]
  package var isBatched: Bool { Self.batched.contains(metric.name) }

  /// The groups of a condition: for each metric with swipes there its pooled group and, where the
  /// metric says so, one for each intent.
  package static func groups(of intents: [Intent], on context: PageContext, wholePages: Bool)
    -> [TallyGroup]
  {
    Metric.all.flatMap { metric in
      if metric.needsWholePages, !wholePages { return [TallyGroup]() }
      let places = intents.indices.filter {
        metric.roles.contains(intents[$0].role)
          && (metric.trials != .served || context.serves(intents[$0]))
      }
      guard let first = places.first else { return [TallyGroup]() }
      let pooled = TallyGroup(
        metric: metric,
        label: metric.roles.count > 1 || metric.roles.contains(.unwanted)
          ? "all" : intents[first].rawValue,
        intents: places, isHeadline: metric.isContrasted)
      guard metric.isAlsoPerIntent else { return [pooled] }
      return [pooled]
        + places.map {
          TallyGroup(metric: metric, label: intents[$0].rawValue, intents: [$0], isHeadline: false)
        }
    }
  }
}

extension Experiment {
  package func groups(in condition: Condition) -> [TallyGroup] {
    TallyGroup.groups(of: intents, on: condition.context, wholePages: needsWholePages(condition))
  }
}
