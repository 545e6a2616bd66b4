import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

/// Which assumption moves the answer most, and in how many variations the answer stands: first of
/// all where an experiment varies people and tunes nothing.
enum SwingsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    index.results.experiment.tuning == nil ? part(index) : []
  }

  /// The answer where an experiment varies people and tunes nothing: in how many variations the
  /// rule keeps the limits, and which rule keeps them in all.
  static func answer(_ index: ResultIndex) -> [Block] {
    guard index.results.experiment.tuning == nil else { return [] }
    return .list(
      Decision.first(index).compactMap { decision in
        let rows = index.results.choices?.robustness(of: decision.best) ?? []
        return rows.isEmpty ? nil : answer(decision.best, rows, index)
      })
  }

  /// The same wherever it stands.
  fileprivate static func part(_ index: ResultIndex) -> [Block] {
    var table = Table([
      ("Screens", .left), ("Success rate varies most with", .left),
      ("Variations in which the rule keeps the limits", .right),
      ("Most that another rule gains", .left),
    ])
    for decision in Decision.first(index) {
      let rows = index.results.choices?.robustness(of: decision.best) ?? []
      if !rows.isEmpty { table.append(cells(decision.best, rows, index)) }
    }
    if table.rows.isEmpty { return [] }
    let link: Prose = "\(link: "details", to: "details.md", at: anchor)"
    return [.section("Which assumption moves the answer most\(Decision.page(index))")]
      + ReportCharts.tornado(index).flatMap(\.blocks) + [
        .table(table),
        "The last column's rule is the best within the limits for that variation alone, perhaps not"
          + " in 90% of the simulated apps. Rates here and above are of different people, so they"
          + " differ by sampling error. The \(link) list all numbers and define each assumption."
          + " Those named in the text or in the chart are:",
      ] + meanings(index)
  }

  /// What the assumptions are that the sentences name.
  private static func meanings(_ index: ResultIndex) -> [Block] {
    let names = Decision.first(index).flatMap { decision -> [String] in
      let rows = index.results.choices?.robustness(of: decision.best) ?? []
      return Swing.all(of: rows, .success).prefix(named).map(\.assumption)
        + rows.filter { $0.outcome == .exceeds }.prefix(named).map(\.scenario.assumption)
        + [worst(of: rows)?.scenario.assumption].compactMap(\.self)
    }
    return .list(meanings(of: names, index))
  }

  /// What some assumptions are, by their names.
  static func meanings(of names: [String], _ index: ResultIndex) -> [Prose] {
    index.results.experiment.sensitivity.filter { names.contains($0.name) }.map { assumption in
      "\(code: assumption.name): \(assumption.summary)"
        + (SensitivitySection.usual(assumption, index).map { "; usually \($0)" as Prose } ?? "")
    }
  }

  /// Where the details of assumptions begin.
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
    let kept = "\(rows.count - over.count) of \(rows.count)"
    // Above, `answer` names them where nothing is tuned.
    let isNamed = index.results.experiment.tuning != nil && !over.isEmpty && over.count <= named
    let loss = worst(of: rows).map { row -> Prose in
      "\(FixedDecimals.string(100 * row.loss, decimals: 1)) points, at \(value(row)), where"
        + " \(code: DecisionText.rule(row.winner)) completes \(percent: row.best)"
    }
    return [
      DecisionText.place(choice.scope), swings.joined(separator: ", "),
      isNamed ? "\(kept); not at \(over.map(value).listed)" : "\(kept)", loss ?? "none",
    ]
  }

  /// The variation within the limits in which it loses most; nil where it never loses.
  private static func worst(of rows: [RobustnessRow]) -> RobustnessRow? {
    rows.filter { $0.outcome != .exceeds && $0.loss > 0 }.max { $0.loss < $1.loss }
  }

  private static func answer(
    _ choice: Choice, _ rows: [RobustnessRow], _ index: ResultIndex
  ) -> Prose {
    let limits = index.results.experiment.limits
    let exceeding = rows.filter { $0.outcome == .exceeds }
    let over = exceeding.map { row -> Prose in
      "\(value(row)) (\(ChangeSection.broken(row, limits).listed))"
    }
    let kept = rows.count - over.count
    let shown = over.prefix(named) + (over.count > named ? ["\(over.count - named) more"] : [])
    let keeping: Prose =
      "\(rows.count) variations change one assumption each. The rule keeps the limits in"
      + (over.isEmpty ? " all of them." : " \(kept) and breaks a limit at \(Array(shown).listed).")
    let robust = index.results.choices?.all.first {
      $0.isRobust && $0.isSameQuestion(as: choice) && $0.candidate != choice.candidate
    }
    let steady = robust.flatMap { robust -> Prose? in
      let own = index.results.choices?.robustness(of: robust).count { $0.outcome != .exceeds } ?? 0
      return own > kept
        ? "\(DecisionText.rule(robust, in: index.results.experiment)) keeps them in"
          + " \(own == rows.count ? "all" : "\(own)") and completes"
          + " \(percent: robust.worstSuccess.rate) under the usual assumptions." : nil
    }
    let place: Prose = "\(strong: "\(DecisionText.place(choice.scope)):")"
    let broken = exceeding.prefix(named).map(\.scenario.assumption)
    let glosses = meanings(of: broken, index).map { "\($0)." as Prose }
    return ([place, keeping] + glosses + [steady ?? ""]).sentences
  }

  /// An assumption with its value.
  private static func value(_ row: RobustnessRow) -> Prose {
    "\(code: row.scenario.assumption) = \(number: row.scenario.value)"
  }
}

/// The same behind the comparison, where the numbers of rules are what is asked.
enum LaterSwingsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    index.results.experiment.tuning == nil ? [] : SwingsSection.part(index)
  }
}

/// How far each assumption moves both rates of a recommendation, the most important first: the
/// numbers of the tornado chart.
enum SwingTable {
  static func table(_ rows: [RobustnessRow]) -> Table {
    let falseTriggers = Swing.all(of: rows, .falseTriggers)
    var table = Table([
      ("Assumption", .left), ("Lowest success rate", .right), ("Highest", .right),
      ("Change, points", .right), ("Fewest false triggers", .right), ("Most", .right),
    ])
    for swing in Swing.all(of: rows, .success) {
      let other = falseTriggers.first { $0.assumption == swing.assumption }
      table.append(
        ["\(code: swing.assumption)"] + ends(swing, DecisionText.percent)
          + ["\(FixedDecimals.string(100 * swing.size, decimals: 1))"]
          + (other.map { ends($0, DecisionText.oneIn) } ?? ["", ""]))
    }
    return table
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
    let count = index.results.experiment.policies.count
    let rest = policies.count < count ? " The \(policies.count) most successful are shown." : ""
    let metrics = [(Metric.success, "Success"), (.falseTrigger, "False triggers")]
    return metrics.flatMap { metric, title -> [Block] in
      guard index.rate(metric, of: policies.first ?? "", in: key) != nil else { return [] }
      var table = Table([("People", .left)] + policies.map { ("\(code: $0)", .right) })
      table.append(["as assumed"] + cells(metric, policies, key, index))
      for (scenario, other) in index.scenarios {
        let value = DecisionText.trimmed(scenario.value)
        table.append(
          ["\(code: scenario.assumption) = \(value)"] + cells(metric, policies, key, other))
      }
      return ["\(title), %, with the rank among \(count) policies.\(rest)", .table(table)]
    }
  }

  private static func cells(
    _ metric: Metric, _ policies: [String], _ key: ConditionKey, _ index: ResultIndex
  ) -> [Prose] {
    let all = index.results.experiment.policies.compactMap {
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
    let names = index.results.experiment.policies.map(\.name)
    guard names.count > PolicyLayout.mostColumns else { return names }
    return names.sorted { success($0, index, setting) > success($1, index, setting) }
      .prefix(PolicyLayout.mostColumns).map(\.self)
  }

  /// A policy's lowest success over all screens.
  private static func success(
    _ policy: String, _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> Double {
    index.screens.compactMap {
      index.rate(.success, of: policy, in: setting.on($0.name))?.rate
    }.min() ?? -1
  }
}

/// One sentence for each answer about systems: whether the winner stays the winner.
enum SensitivityText {
  /// Cases that are named one by one.
  private static let named = 5

  /// A scenario within a sentence.
  private static func name(_ scenario: Scenario) -> Prose {
    "with \(code: scenario.assumption) = \(FixedDecimals.trimmed(scenario.value, decimals: 4))"
  }

  private static func list(_ texts: [Prose]) -> Prose {
    let rest = texts.count - named
    return texts.prefix(named).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The sentences, for each group of screens.
  static func systems(_ index: ResultIndex) -> [Prose] {
    guard !index.scenarios.isEmpty, let own = SystemAnswer(index) else { return [] }
    let others = index.scenarios.map { ($0.scenario, SystemAnswer($0.index)) }
    return own.choices.enumerated().compactMap { place, choice -> Prose? in
      guard let winner = choice.admitted.first?.system.name else { return nil }
      let heading = SystemText.heading(choice.pages)
      let changed = others.compactMap { scenario, answer -> Prose? in
        guard let there = answer?.choices[place].admitted.first?.system.name, there != winner
        else { return nil }
        return "\(code: there) \(name(scenario))"
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
