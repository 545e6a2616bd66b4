import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary

/// The best setting of every family within the limits, or that none keeps them: where settings are
/// tuned, a table for each group of screens, and the same as lines for a terminal.
enum FamilySettings {
  /// A table for each group of screens among the choices for one goal on one page.
  static func tables(_ choices: [Choice], _ experiment: Experiment) -> [Block] {
    groups(choices).flatMap { scope, choices -> [Block] in
      var table = Table([
        ("Family", .left), ("Best setting", .left), ("Success, %", .right),
        ("False triggers, worst kind, %", .right), ("Aborts honoured, %", .right),
        ("Limits", .left),
      ])
      for choice in choices {
        table.append([
          "\(code: choice.policy.family.name)", DecisionText.rule(choice, in: experiment),
          "\(percent(choice.worstSuccess.rate, 1))",
          choice.mostFalseTriggers.map { "\(percent($0.rate.rate, 2))" } ?? "",
          choice.fewestAborts.map { "\(percent($0.rate, 1))" } ?? "", limits(choice),
        ])
      }
      return ["The best setting of every family, \(DecisionText.place(scope)):", .table(table)]
    }
  }

  /// The limit that settings were tuned for; empty where nothing is tuned or nothing is limited.
  static func goal(_ index: ResultIndex) -> [Prose] {
    let experiment = index.results.experiment
    guard experiment.tuning != nil, let limits = experiment.goals.first?.limits else {
      return []
    }
    let isInWorlds = index.results.choices?.all.contains { $0.prospect != nil } ?? false
    let apps = "kept in \(DecisionText.whole(Prospect.leastChance)) of simulated apps"
    let rate = DecisionText.trimmed(limits.falseTriggers * 100)
    return [
      "Limit: false triggers on \(rate)% (\(DecisionText.oneIn(limits.falseTriggers)))"
        + " of the content gestures of the worst kind\(isInWorlds ? ", \(apps)" : "")."
    ]
  }

  /// The same for the limits of the experiment; empty where nothing is tuned.
  static func lines(_ index: ResultIndex) -> [Prose] {
    let experiment = index.results.experiment
    guard experiment.tuning != nil, let all = index.results.choices?.all else { return [] }
    let contexts = Decision.contexts(index)
    return contexts.flatMap { context -> [Prose] in
      let page = contexts.count > 1 ? " (\(context) page)" : ""
      let own = all.filter { $0.goal == experiment.goals.first && $0.context == context }
      return groups(own).flatMap { scope, choices -> [Prose] in
        ["The best setting of every family, \(DecisionText.place(scope))\(page):"]
          + choices.map { "  \($0.policy.family.name): \(figures($0, experiment))" }
      }
    }
  }

  /// The best of each family for each kind of device, and for all together.
  private static func groups(_ choices: [Choice]) -> [(scope: ChoiceScope, choices: [Choice])] {
    let best = choices.filter { $0.isBestOfFamily && $0.scope.group != nil }
    var scopes: [ChoiceScope] = []
    for choice in best where !scopes.contains(choice.scope) { scopes.append(choice.scope) }
    scopes.sort { Decision.place(of: $0) < Decision.place(of: $1) }
    return scopes.map { scope in (scope, best.filter { $0.scope == scope }) }
  }

  private static func figures(_ choice: Choice, _ experiment: Experiment) -> Prose {
    let aborts: Prose? = choice.fewestAborts.map { "\(percent($0.rate, 1))% of aborts honoured" }
    let parts: [Prose?] = [
      "\(percent(choice.worstSuccess.rate, 1))% success",
      "false triggers \(DecisionText.falseTriggers(choice.mostFalseTriggers))", aborts,
    ]
    let rule = DecisionText.rule(choice, in: experiment)
    let text: Prose = "\(rule): \(parts.compactMap { $0 }.joined(separator: ", "))"
    switch choice.status {
    case .kept: return text
    case .withinNoise: return "\(text) (\(limits(choice)))"
    case .over: return "\(limits(choice)): \(text)"
    }
  }

  /// Whether the limits are kept, and which is not; empty for a goal without any.
  private static func limits(_ choice: Choice) -> Prose {
    guard let limits = choice.goal.limits else { return "" }
    return switch choice.status {
    case .kept: "kept"
    case .withinNoise: "within noise: \(DecisionText.atLimits(choice, limits))"
    case .over: "no setting keeps them; the nearest \(DecisionText.failure(choice, limits))"
    }
  }

  private static func percent(_ rate: Double, _ decimals: Int) -> String {
    FixedDecimals.string(rate * 100, decimals: decimals)
  }
}
