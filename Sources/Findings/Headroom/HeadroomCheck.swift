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
  /// Counts of each group of people.
  let groups: [StudyCounts]
  /// The settings that are looked at.
  let settings: [Choice]

  /// The rows of `headroom.csv`.
  ///
  /// - Parameter own: counts of the groups of people, at least two.
  static func rows(
    _ experiment: Experiment, _ own: [StudyCounts], _ choices: [Choice], by counter: PassCounter
  ) async -> [HeadroomRow] {
    let check = HeadroomCheck(experiment, own, choices)
    let passes = check.passes
    let counts = ChoiceStudy.sum(await counter.counts(passes, isTold: false))
    var rates: [RateKey: RateRow] = [:]
    for row in StudyResults.rates(passes[0].experiment, counts, CriticalValueTable(counts)) {
      rates[row.key] = row
    }
    return check.rows(rates)
  }

  /// What is counted for a look at the bounds.
  static func passes(
    _ experiment: Experiment, _ own: [StudyCounts], _ choices: [Choice]
  ) -> [Pass] { HeadroomCheck(experiment, own, choices).passes }

  private init(_ experiment: Experiment, _ own: [StudyCounts], _ choices: [Choice]) {
    (self.experiment, groups) = (experiment, own)
    settings = choices.filter {
      !$0.candidate.isNamed && $0.goal.accidents != nil && $0.scope.screens.count == 1
    }
  }

  /// Limits of accidents, at each of which a bound is learned.
  private var budgets: [Double] { experiment.goals.compactMap(\.accidents) }

  /// A pass over each group of people: the experiment's policies, the bounds learned from the
  /// others, and the settings chosen, all behind every recognizer, as swipes cost more than judges.
  private var passes: [Pass] {
    var check = experiment
    check.systems = []
    var seen = Set(experiment.policies.map(\.name))
    for choice in settings {
      let policy = choice.policy.reading(choice.policy.reading.estimator, name: name(choice))
      if seen.insert(policy.name).inserted { check.policies.append(policy) }
    }
    let learned = groups.indices.map(rules)
    // What some groups have no releases to learn from is looked at in none.
    let known = learned[0].indices.filter { place in learned.allSatisfy { $0[place].rule != nil } }
    return groups.indices.map { group in
      var tried = check
      tried.policies += known.compactMap { place in
        learned[group][place].rule?.named(learned[group][place].name, in: experiment)
      }
      return Pass(tried, people: experiment.folds[group], .contests)
    }
  }

  /// The rule of each recognizer and budget, learned from all people but one group.
  private func rules(without group: Int) -> [(name: String, rule: HeadroomRule?)] {
    let training = ChoiceStudy.sum(groups.indices.filter { $0 != group }.map { groups[$0] })
    return experiment.recognizers.map(\.name).flatMap { recognizer in
      budgets.map { budget in
        (
          bound(budget, recognizer),
          HeadroomRule(training, of: experiment, behind: recognizer, budget: budget)
        )
      }
    }
  }

  private func bound(_ budget: Double, _ recognizer: String) -> String {
    "\(HeadroomRow.reference) \(budget) \(recognizer)"
  }

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
    guard let best = both(bound(budget, condition.recognizer)) else { return [] }
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
