import NavigationModel
import PopGesture
import Study
import SwipeSimulation

/// Looks at chosen settings, the experiment's own policies and the likelihood-ratio rules side by
/// side, on people from whom no rule was learned.
struct HeadroomCheck {
  let experiment: Experiment
  /// Counts of the people from whom rules are learned: the first half.
  let training: StudyCounts
  /// The number of the first person of the other half.
  let first: Int
  /// The settings that are looked at.
  let settings: [Choice]

  /// The rows of `headroom.csv`.
  ///
  /// - Parameter own: counts of the groups of people.
  static func rows(
    _ experiment: Experiment, _ own: [StudyCounts], _ choices: [Choice], workers: Int
  ) async -> [HeadroomRow] {
    let half = own.count / 2
    let check = HeadroomCheck(
      experiment: experiment, training: ChoiceStudy.sum(Array(own[..<half])),
      first: experiment.folds[half].lowerBound,
      settings: choices.filter {
        !$0.candidate.isNamed && $0.goal.accidents != nil && $0.scope.screens.count == 1
      })
    var rates: [RateKey: RateRow] = [:]
    for (pass, counts) in zip(check.passes, await Runner.run(check.passes, workers: workers)) {
      for row in StudyResults.rates(pass.experiment, counts, CriticalValueTable(counts)) {
        rates[row.key] = row
      }
    }
    return check.rows(rates)
  }

  /// Limits of accidents, at each of which a bound is learned.
  private var budgets: [Double] { experiment.goals.compactMap(\.accidents) }

  /// A pass for each recognizer: its policies, the bounds, and the settings chosen.
  private var passes: [Pass] {
    experiment.recognizers.map { recognizer in
      var check = experiment
      (check.recognizers, check.systems) = ([recognizer], [])
      var seen: Set<String> = Set(experiment.policies.map(\.name))
      for budget in budgets {
        let rule = HeadroomRule(training, of: experiment, behind: recognizer.name, budget: budget)
        if let rule { check.policies.append(rule.named(bound(budget), in: experiment)) }
      }
      for choice in settings where choice.recognizer.name == recognizer.name {
        let policy = choice.policy.reading(choice.policy.reading.estimator, name: name(choice))
        if seen.insert(policy.name).inserted { check.policies.append(policy) }
      }
      return Pass(check, people: first..<experiment.participants, .contests)
    }
  }

  private func bound(_ budget: Double) -> String { "\(HeadroomRow.reference) \(budget)" }

  private func name(_ tuned: Choice) -> String {
    "\(tuned.policy.family.name) \(tuned.policy.settingText)"
  }

  /// The rows of `headroom.csv`.
  private func rows(_ rates: [RateKey: RateRow]) -> [HeadroomRow] {
    experiment.conditions.filter { $0.recognizer != nil }.map(\.key).flatMap { condition in
      budgets.flatMap { rows(condition, $0, rates) }
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
    guard let best = both(bound(budget)) else { return [] }
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
        both(name(tuned)).map { row(tuned.policy.family.name, tuned.policy.settingText, $0) }
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
