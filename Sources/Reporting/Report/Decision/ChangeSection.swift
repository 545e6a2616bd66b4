import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// When to choose differently: other limits, other prices, other people.
enum ChangeSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let table = goals(index)
    let sentences = table.isEmpty ? sentences(index) : people(Decision.first(index), index)
    let bullets = sentences.map { "- \($0)" }
    if table.isEmpty, bullets.isEmpty { return [] }
    return ["## When to choose differently\(Decision.page(index))", ""] + table
      + (table.isEmpty || bullets.isEmpty ? [] : [""]) + bullets
  }

  /// A sentence for each thing that would change the answer.
  static func sentences(_ index: ResultIndex) -> [String] {
    if Decision.contexts(index).isEmpty {
      return SensitivityText.systems(index)
    }
    let decisions = Decision.first(index)
    let found = people(decisions, index)
    return found.isEmpty ? decisions.compactMap { limit($0, index) } : found
  }

  /// What other limits and prices would choose; empty where there are none.
  private static func goals(_ index: ResultIndex) -> [String] {
    guard let choices = index.results.choices, let context = Decision.contexts(index).first,
      index.results.experiment.goals.count > 1
    else { return [] }
    let experiment = index.results.experiment
    let scopes = Decision.first(index).map(\.best.scope)
    // Beside many groups of screens there is no room for columns of numbers.
    let isWide = scopes.count > 3
    var table = MarkdownTable(
      [("If you want", .left)]
        + scopes.flatMap { scope -> [(String, MarkdownTable.Alignment)] in
          [(DecisionText.place(scope), .left)] + (isWide ? [] : [("Success rate", .right)])
        })
    var marks: Set<Choice.Status> = []
    for goal in experiment.goals.enumerated().sorted(by: { Self.order($0) < Self.order($1) })
      .map(\.element)
    {
      let cells = scopes.flatMap { scope -> [String] in
        guard
          let best = choices.choices(for: goal, on: scope, context: context).first(where: \.isBest)
        else { return isWide ? [""] : ["", ""] }
        marks.insert(best.status)
        let over = best.status == .over ? " (over)" : best.status == .kept ? "" : " (?)"
        let cells = [
          DecisionText.ruleOrName(best, in: experiment) + over,
          DecisionText.percent(best.worstSuccess.rate),
        ]
        return isWide ? [cells.joined(separator: " ")] : cells
      }
      table.append([DecisionText.goal(goal)] + cells)
    }
    let notes = [
      experiment.goals.contains { $0.falseTriggers == nil }
        ? "Rules of lowest cost heed no limit." : nil,
      marks.contains(.over) ? "(over): nothing keeps the limits, and this comes nearest." : nil,
      marks.contains(.withinNoise) ? "(?): within sampling error of the limits." : nil,
    ].compactMap { $0 }
    return table.lines + (notes.isEmpty ? [] : ["", notes.joined(separator: " ")])
  }

  /// Limits first, the strictest above; then prices as the experiment has them.
  private static func order(_ goal: (offset: Int, element: Goal)) -> (Int, Double) {
    goal.element.falseTriggers.map { (0, $0) } ?? (1, Double(goal.offset))
  }

  /// Whether the choice stands when people are otherwise: the variation that costs it most.
  private static func people(_ decisions: [Decision], _ index: ResultIndex) -> [String] {
    guard let choices = index.results.choices, !choices.robustness.isEmpty else { return [] }
    return decisions.compactMap { decision in
      let rows = choices.robustness(of: decision.best)
      let lost = rows.filter { $0.outcome != .holds }
      let place = DecisionText.place(decision.best.scope)
      guard let worst = lost.max(by: { $0.loss < $1.loss }) else {
        return rows.isEmpty
          ? nil
          : "\(place): the choice stays within the margin of the best in all \(rows.count)"
            + " variations of one assumption at a time."
      }
      return "\(place): " + sentence(worst, index)
    }
  }

  private static func sentence(_ row: RobustnessRow, _ index: ResultIndex) -> String {
    let assumption = index.results.experiment.sensitivity.first {
      $0.name == row.scenario.assumption
    }
    let value = FixedDecimals.trimmed(row.scenario.value, decimals: 4)
    let meaning = assumption.map { " (\($0.summary))" } ?? ""
    let people = "if `\(row.scenario.assumption)` is \(value)\(meaning)"
    let numbers =
      "\(DecisionText.percent(row.best)) to \(DecisionText.percent(row.own)) of wanted pops"
    if row.outcome == .exceeds {
      return people
        + ", it has false triggers on \(DecisionText.oneIn(row.falseTriggers)) content gestures"
        + " and honours \(DecisionText.percent(row.aborts)) of aborts;"
        + " `\(DecisionText.rule(row.winner))` is better there."
    }
    return people + ", `\(DecisionText.rule(row.winner))` wins, \(numbers)."
  }

  /// What another limit of false triggers would choose.
  private static func limit(_ decision: Decision, _ index: ResultIndex) -> String? {
    guard let choices = index.results.choices else { return nil }
    let others = choices.all.filter {
      $0.isBest && $0.scope == decision.best.scope && $0.context == decision.best.context
        && $0.goal != decision.best.goal && $0.status == .kept
        && $0.candidate != decision.best.candidate
    }
    let texts = others.compactMap { other in
      other.goal.falseTriggers.map { falseTriggers in
        "\(DecisionText.oneIn(falseTriggers)) false triggers:"
          + " \(DecisionText.ruleOrName(other, in: index.results.experiment)),"
          + " \(DecisionText.percent(other.worstSuccess.rate))"
      }
    }
    guard !texts.isEmpty else { return nil }
    return "\(DecisionText.place(decision.best.scope)), other limits: "
      + texts.joined(separator: "; ") + "."
  }
}
