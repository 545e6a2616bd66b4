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
  var words: Prose { "\(code: assumption) = \(number: value)" }
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
