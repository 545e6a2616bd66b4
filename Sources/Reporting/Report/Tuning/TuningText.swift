import Findings
import PopGesture
import Study
import SwipeSimulation

/// What tuning found, in sentences and cells.
enum TuningText {
  /// A sentence for each goal and group of screens, on people who had no part in the choice.
  static func sentences(_ tuning: TuningResults) -> [String] {
    tuning.settings.filter { isShown($0, tuning) }.map { sentence($0, tuning) }
  }

  /// Single screens are left to tables where there are groups of them.
  static func isShown(_ tuned: TunedSetting, _ tuning: TuningResults) -> Bool {
    guard tuned.isBest else { return false }
    let hasGroups = tuning.settings.contains { $0.scope.screens.count > 1 }
    return !hasGroups || tuned.scope.screens.count > 1 || isAloneOfItsKind(tuned.scope, tuning)
  }

  /// Whether no group but all screens together holds a screen.
  static func isAloneOfItsKind(_ scope: TuningScope, _ tuning: TuningResults) -> Bool {
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
    if exceeds(tuned) { text += ", more than on those who chose" }
    if let cost = tuned.highestCost {
      text += ", which costs \(FixedDecimals.string(cost, decimals: 2)) missed pops per hundred"
      text += " swipes"
    }
    return text + "." + standing(tuned, tuning)
  }

  /// Whether the setting is recommended: it holds whatever is assumed, or on what it depends.
  static func standing(_ tuned: TunedSetting, _ tuning: TuningResults) -> String {
    let own = tuning.robustness(of: tuned)
    guard !own.isEmpty else { return "" }
    let lost = own.filter { $0.outcome != .holds }
    guard !lost.isEmpty else {
      return
        " **Recommended:** it stays within the margin of the best, and its false triggers where"
        + " they are, in all \(own.count) variations of what is assumed about people."
    }
    var text = " **It depends on what is assumed:** on \(assumptions(lost)), in \(lost.count) of"
    text += " \(own.count) variations"
    guard !tuned.isRobust, let careful = tuning.robustSetting(like: tuned), careful.isMet else {
      return text + "."
    }
    let left = tuning.robustness(of: careful)
    let most = left.map(\.loss).max() ?? 0
    text += ". More careful: \(name(careful)), which by those who chose keeps within the limit in"
    text += " every variation, with \(rate(careful.worstSuccess)) % and"
    text += " \(rate(careful.mostFalseTriggers)) %"
    guard left.contains(where: { $0.outcome != .holds }) else {
      return text + "; it stays within the margin of the best in all of them."
    }
    let unit = tuned.highestCost == nil ? 100.0 : 1
    return text + ", at the price of up to \(FixedDecimals.string(most * unit, decimals: 1))"
      + (unit == 1 ? " missed pops per hundred swipes." : " points of success.")
  }

  /// The assumptions of some rows, each once.
  static func assumptions(_ rows: [RobustnessRow]) -> String {
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
