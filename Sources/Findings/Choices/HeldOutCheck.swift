import NavigationModel
import PopGesture
import Study
import SwipeSimulation

/// Looks at chosen settings, the experiment's own policies and the likelihood-ratio rules side by
/// side, on people who had no part in any choice.
struct HeldOutCheck {
  let experiment: Experiment
  /// Counts of the people who chose.
  let training: StudyCounts
  /// The settings that are looked at: the best of every family behind every recognizer.
  let settings: [TunedSetting]

  /// Budgets of false triggers, each with its bound.
  private var budgets: [Double] { experiment.tuning?.budgets ?? [] }

  /// A pass for each recognizer: its policies, the bounds, and the settings chosen.
  var passes: [Pass] {
    experiment.recognizers.map { recognizer in
      var check = experiment
      (check.recognizers, check.systems) = ([recognizer], [])
      var seen: Set<String> = Set(experiment.policies.map(\.name))
      for budget in budgets {
        let rule = HeadroomRule(training, of: experiment, behind: recognizer.name, budget: budget)
        if let rule { check.policies.append(rule.named(bound(budget), in: experiment)) }
      }
      for tuned in settings where tuned.recognizer.name == recognizer.name {
        let policy = tuned.policy.reading(tuned.policy.reading.estimator, name: name(tuned))
        if seen.insert(policy.name).inserted { check.policies.append(policy) }
      }
      return Pass(
        check, people: experiment.trainingPeople..<experiment.participants, .contests)
    }
  }

  private func bound(_ budget: Double) -> String { "\(HeadroomRow.bound) \(budget)" }

  private func name(_ tuned: TunedSetting) -> String {
    "\(tuned.policy.family.name) \(tuned.policy.settingText)"
  }

  /// Honoured aborts of a setting on each screen, by the names of screens.
  func abortsHonoured(_ tuned: TunedSetting, _ rates: [RateKey: RateRow]) -> [String: RateRow] {
    var found: [String: RateRow] = [:]
    for screen in tuned.scope.screens {
      let key = key(
        screen.name, tuned.context, tuned.recognizer.name, name(tuned), Metric.abortHonoured,
        intent: Intent.popAbort.rawValue)
      found[screen.name] = rates[key]
    }
    return found
  }

  /// The rows of `headroom.csv`.
  func headroom(_ rates: [RateKey: RateRow]) -> [HeadroomRow] {
    experiment.conditions.filter { $0.recognizer != nil }.map(\.key).flatMap { condition in
      budgets.flatMap { rows(condition, $0, rates) }
    }
  }

  private func rows(
    _ condition: ConditionKey, _ budget: Double, _ rates: [RateKey: RateRow]
  ) -> [HeadroomRow] {
    func rate(_ policy: String, _ metric: Metric, _ intent: String) -> TunedSetting.Rate? {
      rates[
        key(
          condition.screen, condition.context, condition.recognizer, policy, metric,
          intent: intent)
      ].map { ($0.rate, $0.standardError) }
    }
    func both(_ policy: String) -> (success: TunedSetting.Rate, falseTrigger: TunedSetting.Rate)? {
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
      _ found: (success: TunedSetting.Rate, falseTrigger: TunedSetting.Rate)
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
      $0.goal == .budget(budget) && $0.context == condition.context
        && $0.recognizer.name == condition.recognizer && $0.scope.name == condition.screen
    }
    return [row(HeadroomRow.bound, "", best)]
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
