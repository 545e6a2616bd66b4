import Documents
import Drawing
import ExperimentFiles
import Findings
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
        "The last column compares with the rule that completes most under the variation and keeps"
          + " the limits there, though perhaps not in 90% of the simulated apps. All are rates of"
          + " the people of \(code: "rates.csv"), so they differ a little from those above. The"
          + " \(link) list all numbers and define each assumption. Those named in the text or in"
          + " the chart are:",
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
    let kept = rows.count { $0.outcome != .exceeds }
    let loss = worst(of: rows).map { row -> Prose in
      "\(FixedDecimals.string(100 * row.loss, decimals: 1)) points, at \(value(row)), where"
        + " \(code: DecisionText.rule(row.winner)) completes \(percent: row.best)"
    }
    return [
      DecisionText.place(choice.scope), swings.joined(separator: ", "), "\(kept) of \(rows.count)",
      loss ?? "none",
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
