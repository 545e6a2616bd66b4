import Findings
import PopGesture
import Study
import SwipeSimulation

extension TuningText {
  /// What to ship tomorrow, for the first goal: the rule in plain words, and what the named
  /// policies reach within the same limit.
  static func inShort(_ tuning: TuningResults, _ index: ResultIndex) -> [String] {
    guard let goal = tuning.settings.first?.goal, case .budget(let budget) = goal else { return [] }
    return shipped(tuning).filter(\.isMet).map { tuned in
      if tuning.isHopeless(tuned, budget) {
        return "**\(place(tuned.scope)): nothing to choose.** No rule on a release's translation,"
          + " velocity, duration and start can tell the wanted swipes from the others (headroom 0);"
          + " whatever is chosen pops by lot."
      }
      var text = "**To ship tomorrow on \(screens(tuned.scope)):** complete the pop when"
      text += " `\(tuned.policy.rule)`"
      let threshold = FixedDecimals.trimmed(tuned.policy.threshold, decimals: 6)
      if !tuned.policy.rule.contains(threshold) { text += " (`\(tuned.policy.settingText)`)" }
      text += ", behind \(tuned.recognizer.summary). Of the wanted pops"
      text += " \(rate(tuned.worstSuccess)) % complete"
      if tuned.screens.count > 1 { text += " on the worst screen" }
      let limit = FixedDecimals.trimmed(budget * 100, decimals: 4)
      text += "; \(rate(tuned.mostFalseTriggers)) % of the other swipes pop by accident"
      text += exceeds(tuned) ? "," : "."
      if exceeds(tuned) {
        text += " more than the \(limit) % that it keeps to on those who chose: it stands at its"
        text += " limit."
      }
      text += ends(tuned, index.results.experiment) + standing(tuned, tuning)
      guard let named = bestNamed(tuned.scope, budget, index) else {
        return text + " No policy as named in the experiment keeps within \(limit) %."
      }
      return text
        + " Of the policies as named in the experiment (on all people), `\(named.policy)` behind"
        + " `\(named.condition.recognizer)` comes closest within the same limit, with"
        + " \(RateText.phrase(named))."
    }
  }

  /// For the first goal the settings to ship: the best one of each group of screens, or the careful
  /// one where that alone holds whatever is assumed.
  static func shipped(_ tuning: TuningResults) -> [TunedSetting] {
    guard let goal = tuning.settings.first?.goal else { return [] }
    return tuning.settings.filter { $0.goal == goal && isShown($0, tuning) }.map { best in
      func holds(_ tuned: TunedSetting) -> Bool {
        let rows = tuning.robustness(of: tuned)
        return !rows.isEmpty && rows.allSatisfy { $0.outcome == .holds }
      }
      guard !holds(best), let careful = tuning.robustSetting(like: best), holds(careful) else {
        return best
      }
      return careful
    }
  }

  /// Whether false triggers exceed the limit on people who had no part in the choice, beyond their
  /// error.
  static func exceeds(_ tuned: TunedSetting) -> Bool {
    guard case .budget(let budget) = tuned.goal else { return false }
    let most = tuned.mostFalseTriggers
    return most.rate - 1.96 * most.standardError > budget
  }

  /// Which of a setting's numbers are the end of what was swept, so that better ones may lie
  /// beyond.
  private static func ends(_ tuned: TunedSetting, _ experiment: Experiment) -> String {
    let lines = experiment.sweeps.filter { $0.family.name == tuned.policy.family.name }
    let names = tuned.policy.parameters.filter { given in
      let swept = lines.flatMap { line in
        line.parameter == given.name
          ? line.values
          : line.policies.first?.parameters.filter { $0.name == given.name }.map(\.value) ?? []
      }
      guard let low = swept.min(), let high = swept.max(), low < high else { return false }
      return given.value == low || given.value == high
    }.map { "`\($0.name)`" }
    if names.isEmpty { return "" }
    return " Its \(names.joined(separator: " and ")) is the end of what was swept: sweep further."
  }

  /// The screens of a scope within a sentence.
  private static func screens(_ scope: TuningScope) -> String {
    if scope.screens.count == 1 { return place(scope) }
    return scope.name == "all"
      ? "all \(scope.screens.count) screens" : "\(scope.name) (\(scope.screens.count) screens)"
  }

  /// The named policy with the highest success on the worst screen, of those whose false triggers
  /// keep within a budget on every screen: its success there.
  private static func bestNamed(
    _ scope: TuningScope, _ budget: Double, _ index: ResultIndex
  ) -> RateRow? {
    var best: RateRow?
    for setting in index.settings {
      for policy in index.results.experiment.originalPolicies {
        let keys = scope.screens.map { setting.on($0.name) }
        let triggers = keys.compactMap { index.rate("false-trigger", of: policy.name, in: $0) }
        let success = keys.compactMap { index.rate("success", of: policy.name, in: $0) }
        guard triggers.count == keys.count, triggers.allSatisfy({ $0.rate <= budget }),
          let worst = success.min(by: { $0.rate < $1.rate })
        else { continue }
        if worst.rate > best?.rate ?? -1 { best = worst }
      }
    }
    return best
  }
}
