package import ExperimentFiles
import StrictFiles
import Study
package import SwipeSimulation

/// A row of `costs.csv`: what a policy's mistakes cost per hundred swipes, if people want what a
/// prior says and an unwanted pop is as bad as so many missed ones.
package struct CostRow: Sendable, Equatable {
  package let condition: ConditionKey
  /// The policy or system, and the prior.
  package let policy, prior: String
  /// How many missed pops an unwanted one is as bad as.
  package let ratio: Double
  /// The cost, in missed pops per hundred swipes of all kinds.
  package let cost: Double
  /// Its standard error at most: those of the rates added up, as if they erred together.
  package let error: Double
  /// Whether no other policy costs less there.
  package let isBest: Bool

  static let table = Table<CostRow>(
    "costs.csv",
    "With `\"usage_mixes\"`: the cost of mistakes. `mc_error` is an upper bound."
  ) {
    ConditionKey.columns.of(\.condition)
    Column(.policy, \.policy)
    Column("prior", \.prior, "the usage mix")
    Column("cost_ratio", \.ratio, "missed pops that cost as much as one unwanted pop")
    Column("cost_per_100_swipes", \.cost, "cost of the mistakes, in missed pops")
    Column(.standardError, \.error)
    Column("is_best", \.isBest, "whether it is the cheapest there")
  }
}

extension StudyResults {
  /// Costs in every condition, for every prior, ratio and policy; none without priors.
  static func costs(_ experiment: Experiment, _ rates: [RateRow]) -> [CostRow] {
    if experiment.priors.isEmpty { return [] }
    let byCondition = Dictionary(grouping: rates, by: \.condition)
    return experiment.conditions.flatMap { condition -> [CostRow] in
      let rows = byCondition[condition.key] ?? []
      let names = experiment.contestants(in: condition)
      let mistakes = names.map { policy in
        Mistakes(rows.filter { $0.policy == policy }, experiment)
      }
      return experiment.priors.flatMap { prior in
        experiment.costRatios.flatMap { ratio -> [CostRow] in
          let costs = mistakes.map { $0.cost(prior, ratio) }
          let least = costs.map(\.value).min() ?? 0
          return zip(names, costs).map { name, cost in
            CostRow(
              condition: condition.key, policy: name, prior: prior.name, ratio: ratio,
              cost: cost.value, error: cost.error, isBest: cost.value == least)
          }
        }
      }
    }
  }
}

/// How often a policy errs on each intent, with standard errors.
package struct Mistakes {
  package private(set) var missed = (rate: 0.0, error: 0.0)
  /// Completed pops that are not wanted, in the order in which costs are added up.
  package private(set) var unwanted: [(intent: Intent, rate: Double, error: Double)] = []

  /// Reads the mistakes from the rates of one policy in one condition.
  package init(_ rows: [RateRow], _ experiment: Experiment) {
    for row in rows where row.metric == Metric.success.name {
      missed = (1 - row.rate, row.standardError)
    }
    for row in rows where row.metric == Metric.falseTrigger.name {
      guard let intent = Intent(rawValue: row.intent) else { continue }
      unwanted.append((intent, row.rate, row.standardError))
    }
    for row in rows where row.metric == Metric.abortHonoured.name {
      // Told of pops that had begun: the others were not completed either.
      let swipes = Double(experiment.participants * experiment.swipesPerIntent)
      unwanted.append(
        (
          .popAbort, Double(row.trials - row.events) / swipes,
          row.standardError * Double(row.trials) / swipes
        ))
    }
  }

  /// The cost per hundred swipes, in missed pops.
  func cost(_ prior: IntentPrior, _ ratio: Double) -> (value: Double, error: Double) {
    let pop = prior.share(of: .pop)
    var (value, error) = (pop * missed.rate, pop * missed.error)
    for mistake in unwanted {
      let weight = ratio * prior.share(of: mistake.intent)
      value += weight * mistake.rate
      error += weight * mistake.error
    }
    return (100 * value, 100 * error)
  }
}
