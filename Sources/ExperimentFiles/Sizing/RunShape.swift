import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The numbers of an experiment that multiply, as floating-point numbers: their products may be
/// beyond any integer.
struct RunShape {
  /// Conditions that are alike but for their names.
  struct Kind {
    /// How many there are.
    let conditions: Double
    /// What is compared in each, and whether these are systems.
    let contestants: Double
    let areSystems: Bool
    /// Sets of trials: those that all contestants have in common, those that each has its own, and
    /// those that are counted by batches.
    let sharedGroups, ownGroups, batched: Double
    /// Rows of contrasts of all pairs of contestants, and of each with the first.
    let paired, withFirst: Double

    /// Pairs of contestants.
    var pairs: Double { contestants * max(contestants - 1, 0) / 2 }
    /// Whether every pair is compared.
    let comparesAll: Bool
    /// Rows of contrasts in all of its conditions.
    var contrasts: Double {
      let first = max(contestants - 1, 0)
      return conditions * ((comparesAll ? pairs : first) * paired + first * withFirst)
    }
    /// Rates in all of its conditions.
    var rates: Double { conditions * contestants * (sharedGroups + ownGroups) }
  }

  let experiment: Experiment
  let kinds: [Kind]
  let conditions: Double
  /// Workers, and copies of the counts: one more, into which they are added.
  let workers, copies: Double
  let scenarios: Double

  init(_ experiment: Experiment, workers: Int) {
    self.experiment = experiment
    let kinds = Self.kinds(experiment)
    self.kinds = kinds
    conditions = kinds.reduce(0) { $0 + $1.conditions }
    self.workers = Double(max(1, min(workers, experiment.participants)))
    copies = self.workers + 1
    scenarios = Double(experiment.scenarios.count)
  }

  /// The kinds of conditions, without making a condition for each of what may be millions.
  private static func kinds(_ experiment: Experiment) -> [Kind] {
    guard let screen = experiment.screens.first else { return [] }
    let screens = Double(experiment.screens.count)
    return experiment.contexts.flatMap { context -> [Kind] in
      var kinds: [Kind] = []
      if let condition = experiment.firstCondition(on: context) {
        kinds.append(
          kind(condition, experiment, screens * Double(experiment.recognizers.count)))
      }
      if !experiment.systems.isEmpty {
        let condition = Condition(screen: screen, context: context, recognizer: nil)
        kinds.append(kind(condition, experiment, screens))
      }
      return kinds
    }
  }

  private static func kind(
    _ condition: Condition, _ experiment: Experiment, _ number: Double
  ) -> Kind {
    let isWhole = experiment.needsWholePages(condition)
    let areSystems = condition.recognizer == nil
    let groups = experiment.groups(in: condition)
    let own = groups.count { isWhole && $0.metric.trials == .begun }
    let shared = groups.filter { !isWhole || $0.metric.trials != .begun }
    let pooled = shared.filter(\.isHeadline)
    let intents = shared.count { $0.metric.name == Metric.falseTrigger.name && !$0.isHeadline }
    let headlines = areSystems ? pooled.count(where: \.metric.isHeadline) : pooled.count
    return Kind(
      conditions: number,
      contestants: Double(areSystems ? experiment.systems.count : experiment.policies.count),
      areSystems: areSystems, sharedGroups: Double(groups.count - own), ownGroups: Double(own),
      batched: Double(groups.count(where: \.isBatched)), paired: Double(headlines + intents),
      withFirst: Double(pooled.count - headlines),
      comparesAll: experiment.comparesAllPairs)
  }
}
