import Experimentation
import PopGesture
import SwipeSimulation

/// What tuning found, in sentences and cells.
enum TuningText {
  /// What to ship tomorrow, for the first goal: the rule in plain words, and what the named
  /// policies reach within the same limit.
  static func inShort(_ tuning: TuningResults, _ index: ResultIndex) -> [String] {
    guard let goal = tuning.settings.first?.goal, case .budget(let budget) = goal else { return [] }
    let shown = tuning.settings.filter { $0.goal == goal && $0.isMet && isShown($0, tuning) }
    return shown.map { tuned in
      var text = "**To ship tomorrow on \(screens(tuned.scope)):** complete the pop when"
      text += " `\(tuned.policy.rule)`"
      let threshold = FixedDecimals.trimmed(tuned.policy.threshold, decimals: 6)
      if !tuned.policy.rule.contains(threshold) { text += " (`\(tuned.policy.settingText)`)" }
      text += ", behind \(tuned.recognizer.summary). Of the wanted pops"
      text += " \(rate(tuned.worstSuccess)) % complete"
      if tuned.screens.count > 1 { text += " on the worst screen" }
      let limit = FixedDecimals.trimmed(budget * 100, decimals: 4)
      text += "; \(rate(tuned.mostFalseTriggers)) % of the other swipes pop by accident (at most"
      text += " \(limit) % where it was chosen)."
      guard let named = bestNamed(tuned.scope, budget, index) else {
        return text + " No policy as named in the experiment keeps within \(limit) %."
      }
      return text + " Of the policies as named in the experiment, `\(named.policy)` behind"
        + " `\(named.condition.recognizer)` comes closest within the same limit, with"
        + " \(RateText.phrase(named))."
    }
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

  /// A sentence for each goal and group of screens, on people who had no part in the choice.
  static func sentences(_ tuning: TuningResults) -> [String] {
    tuning.settings.filter { isShown($0, tuning) }.map { sentence($0, tuning) }
  }

  /// Single screens are left to tables where there are groups of them.
  private static func isShown(_ tuned: TunedSetting, _ tuning: TuningResults) -> Bool {
    guard tuned.isBest else { return false }
    let hasGroups = tuning.settings.contains { $0.scope.screens.count > 1 }
    return !hasGroups || tuned.scope.screens.count > 1 || isAloneOfItsKind(tuned.scope, tuning)
  }

  /// Whether no group but all screens together holds a screen.
  private static func isAloneOfItsKind(_ scope: TuningScope, _ tuning: TuningResults) -> Bool {
    guard let screen = scope.screens.first else { return false }
    return !tuning.settings.contains {
      $0.scope.screens.count > 1 && $0.scope.name != "all" && $0.scope.screens.contains(screen)
    }
  }

  private static func sentence(_ tuned: TunedSetting, _ tuning: TuningResults) -> String {
    let name = name(tuned)
    guard tuned.isMet else {
      return "**\(place(tuned.scope)), \(goal(tuned.goal)): no setting keeps to it.** The nearest"
        + " is \(name), with \(rate(tuned.mostFalseTriggers)) % false triggers."
    }
    var text = "**\(place(tuned.scope)), \(goal(tuned.goal)): \(name).** It completes"
    text += " \(rate(tuned.worstSuccess)) % of the wanted pops"
    if tuned.screens.count > 1 { text += " on its worst screen" }
    text += " and pops on \(rate(tuned.mostFalseTriggers)) % of the other swipes"
    if tuned.screens.count > 1 { text += " at most" }
    if let cost = tuned.highestCost {
      text += ", which costs \(FixedDecimals.string(cost, decimals: 2)) missed pops per hundred"
      text += " swipes"
    }
    return text + "." + standing(tuned, tuning)
  }

  /// Whether the setting is recommended: it holds whatever is assumed, or on what it depends.
  private static func standing(_ tuned: TunedSetting, _ tuning: TuningResults) -> String {
    let own = tuning.robustness(of: tuned)
    guard !own.isEmpty else { return "" }
    let lost = own.filter { $0.outcome != .holds }
    guard !lost.isEmpty else {
      return " **Recommended:** it stays within the margin of the best in all \(own.count)"
        + " variations of what is assumed about people."
    }
    var text = " **It depends on what is assumed:** on \(assumptions(lost)), in \(lost.count) of"
    text += " \(own.count) variations"
    guard !tuned.isRobust, let robust = tuning.robustSetting(like: tuned), robust.isMet else {
      return text + "; no swept setting keeps to the goal better in all of them."
    }
    let left = tuning.robustness(of: robust).filter { $0.outcome != .holds }
    text += "; \(name(robust)) keeps to the goal in all of them"
    return text + ", at \(rate(robust.worstSuccess)) % and \(rate(robust.mostFalseTriggers)) %"
      + (left.isEmpty ? ": **recommended**." : ".")
  }

  /// The assumptions of some rows, each once.
  private static func assumptions(_ rows: [RobustnessRow]) -> String {
    var names: [String] = []
    for row in rows where !names.contains(row.scenario.assumption) {
      names.append(row.scenario.assumption)
    }
    return names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The setting, as it is written in experiments.
  static func name(_ tuned: TunedSetting) -> String {
    "\(setting(tuned)) behind `\(tuned.recognizer.name)`"
  }

  /// The policy with what is set.
  static func setting(_ tuned: TunedSetting) -> String {
    let texts = tuned.policy.settingText
    return "`\(tuned.policy.family.name)`" + (texts.isEmpty ? "" : " with `\(texts)`")
  }

  /// A goal within a sentence.
  static func goal(_ goal: TuningGoal) -> String {
    switch goal {
    case .budget(let budget):
      "at most \(FixedDecimals.trimmed(budget * 100, decimals: 4)) % false triggers"
    case .cost(let prior, let ratio):
      "least cost for `\(prior)` with an unwanted pop as bad as"
        + " \(FixedDecimals.trimmed(ratio, decimals: 3)) missed"
    }
  }

  /// The screens of a scope at the beginning of a sentence.
  static func place(_ scope: TuningScope) -> String {
    if scope.screens.count == 1, let screen = scope.screens.first {
      return "`\(screen.name)`, \(FixedDecimals.trimmed(screen.viewWidth)) pt"
    }
    let title = scope.name == "all" ? "One setting for all" : scope.name.capitalizedFirst
    return "\(title) (\(scope.screens.count) screens)"
  }

  /// A rate with its error in percent, without the sign.
  static func rate(_ rate: TunedSetting.Rate) -> String {
    RateText.plain(rate.rate, error: rate.standardError)
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
