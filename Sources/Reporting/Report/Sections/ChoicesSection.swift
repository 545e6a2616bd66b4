import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// The choices with their errors, what one rule for all screens costs, and, where that is asked
/// for, the best setting of every family.
enum ChoicesSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let choices = index.results.choices else { return [] }
    let experiment = index.experiment
    var blocks: [Block] = [
      .section("What was chosen"),
      .paragraph(intro(experiment, isRobust: choices.all.contains(where: \.isRobust))),
    ]
    for context in Decision.contexts(index) {
      for goal in experiment.goals {
        let all = choices.all.filter { $0.goal == goal && $0.context == context }
        if all.isEmpty { continue }
        let page = experiment.contexts.count > 1 ? ", \(context) page" : ""
        let shown = all.filter { $0.isBest || $0.isRobust || $0.candidate.isNamed }
        blocks += [
          .part("\(DecisionText.goal(goal).sentenceCased)\(page)"),
          .table(chosen(shown, experiment)),
        ]
        blocks += oneForAll(all.filter(\.isBest)) + FamilySettings.tables(all, experiment)
      }
    }
    return blocks
  }

  private static func intro(_ experiment: Experiment, isRobust: Bool) -> Prose {
    let margin = RateText.points(experiment.margin)
    let people = FixedDecimals.grouped(experiment.participants)
    let how: Prose = "\(link: "how", to: "", at: MethodSection.anchor)"
    let bestOfLimits: Prose =
      experiment.worlds == 0
      ? "For each limit, the candidates are the named policies and every swept setting, with every"
        + " recognizer, judged on all \(people) people. Rules whose 95% bounds are within the"
        + " limits remain; of these, those within \(margin) of the highest success on their worst"
        + " screen; of these, those within \(margin) of the most aborts honoured. The simplest of"
        + " them is chosen."
      : "For each limit on false triggers, the rule is chosen on simulated apps (\(how))."
    let robust: Prose =
      isRobust
      ? " \(em: "Most robust") marks the rule that keeps the limits under every varied assumption"
        + " and whose largest loss to the best rule under an assumption is smallest." : ""
    return bestOfLimits
      + (experiment.goals.contains { $0.limits == nil }
        ? " For each cost, the rule that costs least on all \(people) people is chosen; no limit"
          + " applies."
        : "")
      + " The figures come from an equal number of new people, each from the rule's worst screen"
      + " for it.\(robust) All screens are in \(code: "tuned.csv")."
  }

  /// A row for each group of screens.
  private static func chosen(_ choices: [Choice], _ experiment: Experiment) -> Documents.Table {
    Table([
      ("Screens", .left), ("Rule", .left), ("Success, %", .right),
      ("False triggers, worst kind, %", .right), ("Aborts honoured, %", .right), ("Role", .left),
    ]).rows(choices) { choice in
      var notes = Self.notes(choice)
      if choice.status != .kept {
        notes.append(choice.status == .over ? "breaks a limit" : "within noise")
      }
      return [
        DecisionText.place(choice.scope), DecisionText.rule(choice, in: experiment),
        "\(rate(choice.worstSuccess))", choice.mostFalseTriggers.map { "\(rate($0.rate))" } ?? "",
        choice.fewestAborts.map { "\(rate($0))" } ?? "", notes.joined(separator: ", "),
      ]
    }
  }

  /// Which choice it is, and its name.
  static func notes(_ choice: Choice) -> [Prose] {
    [
      choice.isBest ? "best" : nil, choice.isRobust ? "most robust" : nil,
      choice.name.map { "\(code: $0)" },
    ].compactMap(\.self)
  }

  /// What is lost on each screen by having one rule for several.
  private static func oneForAll(_ best: [Choice]) -> [Block] {
    let scopes = best.filter { $0.scope.screens.count > 1 }
    let singles = best.filter { $0.scope.screens.count == 1 }
    if scopes.isEmpty || singles.count < 2 { return [] }
    let isCost = best.contains { $0.highestCost != nil }
    let table = Table(
      [("Screen", .left), ("Its own rule", .right)]
        + scopes.map { (DecisionText.place($0.scope), .right) }
    ).rows(singles) { single in
      guard let screen = single.scope.screens.first else { return nil }
      return [
        "\(code: screen.name), \(FixedDecimals.trimmed(screen.viewWidth)) pt",
        single.screens.first.map(cell) ?? "",
      ] + scopes.map { $0.screens.first { $0.screen == screen.name }.map(cell) ?? "" }
    }
    return [
      "\(isCost ? "Cost" : "Success, %,") on each screen with its own rule and with the group's"
        + " rule:",
      .table(table),
    ]
  }

  /// What a choice is for: success in percent, or the cost where that was weighed.
  private static func cell(_ screen: Choice.OnScreen) -> Prose {
    "\(screen.cost.map { FixedDecimals.string($0, decimals: 2) } ?? rate(screen.success))"
  }

  private static func rate(_ rate: Choice.Rate) -> String {
    RateText.plain(rate.rate, error: rate.standardError)
  }
}

/// The best setting of every family within the limits, or that none keeps them: where settings are
/// tuned, a table for each group of screens, and the same as lines for a terminal.
enum FamilySettings {
  /// A table for each group of screens among the choices for one goal on one page.
  static func tables(_ choices: [Choice], _ experiment: Experiment) -> [Block] {
    groups(choices).flatMap { choices -> [Block] in
      let table = Table([
        ("Family", .left), ("Best setting", .left), ("Success, %", .right),
        ("False triggers, worst kind, %", .right), ("Aborts honoured, %", .right),
        ("Limits", .left),
      ]).rows(choices) { choice in
        [
          "\(code: choice.policy.family.name)", DecisionText.rule(choice, in: experiment),
          "\(percent(choice.worstSuccess.rate, 1))",
          choice.mostFalseTriggers.map { "\(percent($0.rate.rate, 2))" } ?? "",
          choice.fewestAborts.map { "\(percent($0.rate, 1))" } ?? "", limits(choice),
        ]
      }
      let place = DecisionText.place(choices[0].scope)
      return ["The best setting of every family, \(place):", .table(table)]
    }
  }

  /// The limit that settings were tuned for; empty where nothing is tuned or nothing is limited.
  static func goal(_ index: ResultIndex) -> [Prose] {
    let experiment = index.experiment
    guard experiment.tuning != nil, let limits = experiment.goals.first?.limits else { return [] }
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
    let experiment = index.experiment
    guard experiment.tuning != nil, let all = index.results.choices?.all else { return [] }
    let contexts = Decision.contexts(index)
    return contexts.flatMap { context -> [Prose] in
      let page = contexts.count > 1 ? " (\(context) page)" : ""
      let own = all.filter { $0.goal == experiment.goals.first && $0.context == context }
      return groups(own).flatMap { choices -> [Prose] in
        ["The best setting of every family, \(DecisionText.place(choices[0].scope))\(page):"]
          + choices.map { "  \($0.policy.family.name): \(figures($0, experiment))" }
      }
    }
  }

  /// The best of each family for each kind of device, and for all together.
  private static func groups(_ choices: [Choice]) -> [[Choice]] {
    choices.filter { $0.isBestOfFamily && $0.scope.group != nil }.grouped(by: \.scope.places)
      .sorted { Decision.place(of: $0[0].scope) < Decision.place(of: $1[0].scope) }
  }

  private static func figures(_ choice: Choice, _ experiment: Experiment) -> Prose {
    let aborts = choice.fewestAborts.map { ", \(percent($0.rate, 1))% of aborts honoured" } ?? ""
    let text: Prose =
      "\(DecisionText.rule(choice, in: experiment)): \(percent(choice.worstSuccess.rate, 1))%"
      + " success, false triggers \(DecisionText.falseTriggers(choice.mostFalseTriggers))\(aborts)"
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
