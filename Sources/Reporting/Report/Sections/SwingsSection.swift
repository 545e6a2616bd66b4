import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

/// Which assumption moves the rates most, and in how many variations the answer stands: first of
/// all where an experiment varies people and tunes nothing.
enum SwingsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    isAnswered(index) ? part(index) : []
  }

  /// The same behind the comparison, where the numbers of rules are what is asked.
  static func later(_ index: ResultIndex) -> [Block] { isAnswered(index) ? [] : part(index) }

  /// Whether `answer` tells in how many variations the limits are kept.
  private static func isAnswered(_ index: ResultIndex) -> Bool { index.experiment.tuning == nil }

  /// The answer where an experiment varies people and tunes nothing: in how many variations the
  /// rule keeps the limits, and which rule keeps them in all.
  static func answer(_ index: ResultIndex) -> [Block] {
    guard isAnswered(index) else { return [] }
    return .list(
      Decision.first(index).compactMap { decision in
        let rows = index.robustness(of: decision.best)
        return rows.isEmpty ? nil : answer(decision.best, rows, index)
      })
  }

  private static func part(_ index: ResultIndex) -> [Block] {
    let keeps = "Variations in which the rule keeps the limits"
    let table = Table(
      [("Screens", .left), ("Success rate varies most with", .left)]
        + (isAnswered(index) ? [] : [("\(keeps)", .right)])
        + [("Largest lead of another rule", .left)]
    ).rows(Decision.first(index)) { decision in
      let rows = index.robustness(of: decision.best)
      return rows.isEmpty ? nil : cells(decision.best, rows, index)
    }
    if table.rows.isEmpty { return [] }
    let link: Prose = "\(link: "details", to: "details.md", at: anchor)"
    return [.section("Which assumption moves the rates most\(Decision.page(index))")]
      + ReportCharts.tornado(index).flatMap(\.blocks) + [
        .table(table),
        "The last column names the variation in which another rule leads by most, and the best"
          + " rule there that keeps the limits. That rule need keep them in this variation only,"
          + " not in 90% of the simulated apps as the recommended one must, so part of its lead"
          + " may come from this easier test. Rates here are from other people than those above,"
          + " so they differ by sampling error. The \(link) define each assumption and list all"
          + " numbers.",
      ]
  }

  /// What some assumptions are, by their names.
  static func meanings(of names: [String], _ index: ResultIndex) -> [Prose] {
    index.experiment.sensitivity.filter { names.contains($0.name) }.map { assumption in
      "\(code: assumption.name): \(assumption.summary)"
        + (SensitivitySection.usual(assumption, index).map { "; by default \($0)" as Prose } ?? "")
    }
  }

  private static let anchor = "if-people-behave-differently"

  /// Assumptions that are named one by one.
  private static let named = 3

  /// What moves a recommendation, how often it keeps the limits, and what another rule gains.
  private static func cells(
    _ choice: Choice, _ rows: [RobustnessRow], _ index: ResultIndex
  ) -> [Prose] {
    let swings = Swing.all(of: rows, .success).prefix(named).filter { $0.size > 0 }.map {
      swing -> Prose in
      "\(code: swing.assumption) (\(percent: swing.low.rate) to \(percent: swing.high.rate))"
    }
    let over = rows.filter { $0.outcome == .exceeds }
    let isNamed = !over.isEmpty && over.count <= named
    let breaking: Prose =
      isNamed ? " It breaks a limit at \(over.map(\.scenario.words).listed)." : ""
    let kept: Prose =
      "\(rows.count - over.count) of \(rows.count)\(idle(rows)).\(breaking)"
    let loss = worst(of: rows).map { row -> Prose in
      "\(FixedDecimals.string(100 * row.loss, decimals: 1)) points, at \(row.scenario.words), where"
        + " \(code: DecisionText.rule(row.winner)) completes \(percent: row.best)"
    }
    return [DecisionText.place(choice.scope), swings.joined(separator: ", ")]
      + (isAnswered(index) ? [] : [kept])
      + [loss ?? "none"]
  }

  /// How many variations change no rate here, such as those of tablets on a phone; empty for none.
  private static func idle(_ rows: [RobustnessRow]) -> String {
    let count = rows.count { row in
      row.outcome != .exceeds && row.own == row.usual && row.falseTriggers == row.usualFalseTriggers
        && row.aborts == row.usualAborts
    }
    return count == 0 ? "" : " (\(count) of them change no rate here)"
  }

  /// The variation within the limits in which it loses most; nil where it never loses.
  private static func worst(of rows: [RobustnessRow]) -> RobustnessRow? {
    rows.filter { $0.outcome != .exceeds && $0.loss > 0 }.max { $0.loss < $1.loss }
  }

  private static func answer(
    _ choice: Choice, _ rows: [RobustnessRow], _ index: ResultIndex
  ) -> Prose {
    let limits = index.experiment.limits
    let exceeding = rows.filter { $0.outcome == .exceeds }
    let over = exceeding.map { row -> Prose in
      "\(row.scenario.words) (\(ChangeSection.broken(row, limits).listed))"
    }
    let kept = rows.count - over.count
    let shown = over.prefix(named) + (over.count > named ? ["\(over.count - named) more"] : [])
    let keeping: Prose =
      "\(rows.count) variations change one assumption each. The rule keeps the limits in"
      + (over.isEmpty
        ? " all of them\(idle(rows))."
        : " \(kept)\(idle(rows)) and breaks a limit at \(Array(shown).listed).")
    let robust = index.results.choices?.all.first {
      $0.isRobust && $0.isSameQuestion(as: choice) && $0.candidate != choice.candidate
    }
    let steady = robust.flatMap { robust -> Prose? in
      let own = index.robustness(of: robust).count { $0.outcome != .exceeds }
      return own > kept
        ? "\(DecisionText.rule(robust, in: index.experiment)) keeps the limits in"
          + " \(own == rows.count ? "all \(own)" : "\(own)") and completes"
          + " \(percent: robust.worstSuccess.rate) of wanted pops under the usual assumptions."
        : nil
    }
    let place: Prose = "\(strong: "\(DecisionText.place(choice.scope)):")"
    let broken = exceeding.prefix(named).map(\.scenario.assumption)
    let glosses = meanings(of: broken, index).map { "\($0)." as Prose }
    return ([place, keeping] + glosses + [steady ?? ""]).sentences
  }
}

extension Scenario {
  /// The assumption with its value.
  fileprivate var words: Prose { "\(code: assumption) = \(number: value)" }
}

/// How far each assumption moves both rates of a recommendation, the most important first: the
/// numbers of the tornado chart.
enum SwingTable {
  static func table(_ rows: [RobustnessRow]) -> Table {
    let falseTriggers = Swing.all(of: rows, .falseTriggers)
    return Table([
      ("Assumption", .left), ("Lowest success rate", .right), ("Highest", .right),
      ("Change, points", .right), ("Fewest false triggers", .right), ("Most", .right),
    ]).rows(Swing.all(of: rows, .success)) { swing in
      let other = falseTriggers.first { $0.assumption == swing.assumption }
      return ["\(code: swing.assumption)"] + ends(swing, DecisionText.percent)
        + ["\(FixedDecimals.string(100 * swing.size, decimals: 1))"]
        + (other.map { ends($0, DecisionText.oneIn) } ?? ["", ""])
    }
  }

  /// Both ends; what never changes is not repeated.
  private static func ends(_ swing: Swing, _ text: (Double) -> String) -> [Prose] {
    if swing.size == 0 { return ["unchanged", "unchanged"] }
    return [swing.low, swing.high].map { point -> Prose in
      let place = point.value.map { "at \(DecisionText.trimmed($0))" } ?? "as assumed"
      return "\(text(point.rate)) \(place)"
    }
  }
}

/// Rates and ranks of the policies of one screen in every scenario.
enum ScenarioTable {
  static func blocks(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screen: Screen
  ) -> [Block] {
    let key = setting.on(screen.name)
    let policies = columns(index, setting)
    let count = index.experiment.policies.count
    let rest = policies.count < count ? " The \(policies.count) most successful are shown." : ""
    let metrics = [(Metric.success, "Success"), (.falseTrigger, "False triggers")]
    return metrics.flatMap { metric, title -> [Block] in
      guard index.rate(metric, of: policies.first ?? "", in: key) != nil else { return [] }
      let scenarios = index.scenarios.map { ($0.scenario.words, $0.index) }
      let table = Table([("People", .left)] + policies.map { ("\(code: $0)", .right) })
        .rows([("as assumed", index)] + scenarios) { [$0] + cells(metric, policies, key, $1) }
      return ["\(title), %, with the rank among \(count) policies.\(rest)", .table(table)]
    }
  }

  private static func cells(
    _ metric: Metric, _ policies: [String], _ key: ConditionKey, _ index: ResultIndex
  ) -> [Prose] {
    let all = index.experiment.policies.compactMap {
      index.rate(metric, of: $0.name, in: key)?.rate
    }
    return policies.map { policy in
      guard let row = index.rate(metric, of: policy, in: key) else { return "" }
      let rank = Metric.rank(of: row.rate, among: all, by: metric.name)
      return "\(RateText.cell(row)) (\(rank))"
    }
  }

  /// All policies while they stand beside each other; of more, those that succeed most often.
  private static func columns(_ index: ResultIndex, _ setting: ResultIndex.Setting) -> [String] {
    let names = index.experiment.policies.map(\.name)
    guard names.count > PolicyLayout.mostColumns else { return names }
    return names.sorted { success($0, index, setting) > success($1, index, setting) }
      .prefix(PolicyLayout.mostColumns).map(\.self)
  }

  /// A policy's lowest success over all screens.
  private static func success(
    _ policy: String, _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> Double {
    index.screens.compactMap { index.rate(.success, of: policy, in: setting.on($0.name))?.rate }
      .min() ?? -1
  }
}

/// One sentence for each answer about systems: whether the winner stays the winner.
enum SensitivityText {
  /// Cases that are named one by one.
  private static let named = 5

  private static func list(_ texts: [Prose]) -> Prose {
    let rest = texts.count - named
    return texts.prefix(named).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  static func systems(_ index: ResultIndex) -> [Prose] {
    guard !index.scenarios.isEmpty, let own = SystemAnswer(index) else { return [] }
    let others = index.scenarios.map { ($0.scenario, SystemAnswer($0.index)) }
    return own.choices.enumerated().compactMap { place, choice -> Prose? in
      guard let winner = choice.admitted.first?.system.name else { return nil }
      let heading = SystemText.heading(choice.pages)
      let changed = others.compactMap { scenario, answer -> Prose? in
        guard let there = answer?.choices[place].admitted.first?.system.name, there != winner
        else { return nil }
        return "\(code: there) with \(scenario.words)"
      }
      if changed.isEmpty {
        let lead: Prose = "\(heading): \(code: winner) stays the winner"
        return "\(strong: lead) in all \(others.count) variations."
      }
      let won = others.count - changed.count
      let lead: Prose = "\(heading): \(code: winner) wins \(won) of \(others.count) variations"
      return "\(strong: lead); otherwise \(list(changed))."
    }
  }
}

/// Whether the winner stays the winner when people are otherwise than assumed, and which assumption
/// matters how much.
enum SensitivitySection {
  /// Screens whose tables are printed; `sensitivity.csv` has all.
  private static let mostScreens = 2

  static func blocks(_ index: ResultIndex) -> [Block] {
    if index.scenarios.isEmpty { return [] }
    let setting = index.settings.first
    return [
      .section("If people behave differently"), .paragraph(intro(index)), "What is varied:",
      .list(meanings(index)),
    ]
      + Decision.first(index).flatMap { decision -> [Block] in
        let rows = index.robustness(of: decision.best)
        let place = DecisionText.place(decision.best.scope)
        return rows.isEmpty
          ? [] : [.part("\(place): the recommended rule"), .table(SwingTable.table(rows))]
      }
      + (setting == nil ? [] : shown(index.screens)).flatMap { screen -> [Block] in
        setting.map { setting in
          [.part("\(screen.reportTitle)\(setting.place(in: index))")]
            + ScenarioTable.blocks(index, setting, screen)
        } ?? []
      }
  }

  /// The narrowest and the widest screen, where there are more.
  private static func shown(_ screens: [Screen]) -> [Screen] {
    guard screens.count > mostScreens, let first = screens.first, let last = screens.last else {
      return screens
    }
    return [first, last]
  }

  private static func intro(_ index: ResultIndex) -> Prose {
    let count = index.scenarios.count
    let isAll = index.screens.count <= mostScreens && index.settings.count <= 1
    let rest: Prose =
      isAll
      ? ""
      : " Tables show the narrowest and the widest screen, with the first page and recognizer; the"
        + " file has the others."
    return "Much of how people swipe back is assumed. Each of \(count) variations changes one"
      + " assumption about the same people and chooses again. All rates, ranks and changes are in"
      + " \(code: "sensitivity.csv")." + rest
  }

  private static func meanings(_ index: ResultIndex) -> [Prose] {
    index.experiment.variedAssumptions.map { assumption -> Prose in
      let values = assumption.values.map(DecisionText.trimmed)
      guard let usual = usual(assumption, index) else {
        return "\(code: assumption.name): \(Prose(catalogue: assumption.summary))"
          + " (\(values.joined(separator: ", ")))"
      }
      let settings = [Prose](code: assumption.settings).joined(separator: ", ")
      return "\(code: assumption.name): \(Prose(catalogue: assumption.summary)) (\(settings);"
        + " \(values.joined(separator: ", ")); by default \(usual))"
    }
  }

  /// What the experiment's people have; nil of an assumption about pages.
  static func usual(_ assumption: Assumption, _ index: ResultIndex) -> String? {
    let own = PopulationSetting.all.filter { assumption.settings.contains($0.name) }
      .map { DecisionText.trimmed($0.value(in: index.experiment.population)) }
    return own.isEmpty ? nil : Set(own).sorted().joined(separator: " and ")
  }
}

/// What becomes of the choices when people are otherwise than assumed.
enum RobustnessSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let choices = index.results.choices, !choices.robustness.isEmpty else { return [] }
    let margin = RateText.points(index.experiment.margin)
    var blocks: [Block] = [
      .section("Whether the choices hold"),
      "How much each choice loses to the best one when an assumption changes: points of success on"
        + " the worst screen, or missed pops per hundred swipes where cost was weighed. A named"
        + " policy that is not the overall best is compared with the best named one."
        + " \(strong: "Bold") marks a loss of more than \(margin) or, with !, a limit that is"
        + " broken by more than among the experiment's own people (\(code: "robustness.csv")).",
    ]
    for context in Decision.contexts(index) {
      for goal in index.experiment.goals {
        let chosen = choices.all.filter {
          $0.goal == goal && $0.context == context && $0.scope.group != nil
            && ($0.isBest || $0.isRobust || $0.candidate.isNamed)
            && !choices.robustness(of: $0).isEmpty
        }
        if chosen.isEmpty { continue }
        let page = index.experiment.contexts.count > 1 ? " (\(context) page)" : ""
        blocks += [
          .part("If people behave differently: \(DecisionText.goal(goal))\(page)"),
          .table(table(chosen, choices)),
        ]
      }
    }
    return blocks
  }

  /// Rows are scenarios, columns the choices for groups of screens.
  private static func table(_ chosen: [Choice], _ choices: Choices) -> Table {
    let columns = chosen.map { (choice: $0, rows: choices.robustness(of: $0)) }
    return Table([("People", .left)] + columns.map { (title($0.choice), .right) })
      .rows((columns.first?.rows ?? []).enumerated()) { place, row in
        [row.scenario.words] + columns.map { cell($0.rows[place]) }
      }
  }

  private static func title(_ choice: Choice) -> Prose {
    "\(code: choice.scope.name), " + ChoicesSection.notes(choice).joined(separator: ", ")
  }

  private static func cell(_ row: RobustnessRow) -> Prose {
    let points = row.choice.goal.merit.points(row.loss)
    let text = FixedDecimals.string(max(points, 0), decimals: 1)
    return switch row.outcome {
    case .holds: "\(text)"
    case .loses: "\(strong: "\(text)")"
    case .exceeds: "\(strong: "\(text) !")"
    }
  }
}
