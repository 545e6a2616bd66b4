import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// Looks at chosen settings, the experiment's own policies and the likelihood-ratio rules side by
/// side, on people from whom no rule was learned: for each group of people in turn, rules are
/// learned from all others.
struct HeadroomCheck {
  let experiment: Experiment
  /// The settings that are looked at.
  let settings: [Choice]

  /// The rows of `headroom.csv`.
  ///
  /// - Parameter own: counts of the groups of people, at least two.
  static func rows(
    _ experiment: Experiment, _ own: [StudyCounts], _ choices: [Choice], by counter: PassCounter
  ) async -> [HeadroomRow] {
    let passes = HeadroomPlan(experiment, own, choices).passes(of: experiment)
    let counts = ChoiceStudy.sum(await counter.counts(passes, isTold: false))
    var rates: [RateKey: RateRow] = [:]
    for row in StudyResults.rates(passes[0].experiment, counts, CriticalValueTable(counts)) {
      rates[row.key] = row
    }
    return HeadroomCheck(experiment: experiment, settings: HeadroomPlan.looked(at: choices))
      .rows(rates)
  }

  /// The rows of `headroom.csv`.
  private func rows(_ rates: [RateKey: RateRow]) -> [HeadroomRow] {
    experiment.conditions.filter { $0.recognizer != nil }.map(\.key).flatMap { condition in
      experiment.goals.compactMap(\.accidents).flatMap { rows(condition, $0, rates) }
    }
  }

  private func rows(
    _ condition: ConditionKey, _ budget: Double, _ rates: [RateKey: RateRow]
  ) -> [HeadroomRow] {
    func rate(_ policy: String, _ metric: Metric, _ intent: String) -> Choice.Rate? {
      rates[
        key(
          condition.screen, condition.context, condition.recognizer, policy, metric,
          intent: intent)
      ].map { ($0.rate, $0.standardError) }
    }
    func both(_ policy: String) -> (success: Choice.Rate, falseTrigger: Choice.Rate)? {
      guard let success = rate(policy, .success, Intent.pop.rawValue),
        let falseTrigger = rate(policy, .falseTrigger, "all")
      else { return nil }
      return (success, falseTrigger)
    }
    guard let best = both(HeadroomPlan.name(budget, condition.recognizer)) else { return [] }
    let headroom = Headroom(
      success: best.success.rate, successError: best.success.standardError,
      falseTrigger: best.falseTrigger.rate, falseTriggerError: best.falseTrigger.standardError)
    func row(
      _ policy: String, _ parameters: String,
      _ found: (success: Choice.Rate, falseTrigger: Choice.Rate)
    ) -> HeadroomRow {
      let error = found.falseTrigger.standardError
      let isWithin = found.falseTrigger.rate - 1.96 * error <= budget
      return HeadroomRow(
        condition: condition, budget: budget, policy: policy, parameters: parameters,
        success: found.success, falseTrigger: found.falseTrigger,
        headroom: (headroom.value, headroom.standardError),
        share: isWithin
          ? headroom.share(success: found.success.rate, falseTrigger: found.falseTrigger.rate)
          : nil)
    }
    let chosen = settings.filter {
      $0.goal.accidents == budget && $0.context == condition.context
        && $0.recognizer.name == condition.recognizer && $0.scope.name == condition.screen
    }
    return [row(HeadroomRow.reference, "", best)]
      + chosen.compactMap { tuned in
        both(HeadroomPlan.name(tuned.policy)).map {
          row(tuned.policy.family.name, tuned.policy.settingText, $0)
        }
      }
      + experiment.policies.map(\.name).compactMap { name in both(name).map { row(name, "", $0) } }
  }

  private func key(
    _ screen: String, _ context: String, _ recognizer: String, _ policy: String, _ metric: Metric,
    intent: String
  ) -> RateKey {
    RateKey(
      condition: ConditionKey(screen: screen, context: context, recognizer: recognizer),
      policy: policy, metric: metric.name, intent: intent)
  }
}
