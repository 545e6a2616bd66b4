import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// What would change the answer: other people, another limit, another price.
enum ChangeSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let sentences = sentences(index)
    return sentences.isEmpty
      ? [] : ["**What would change it.**", ""] + sentences.map { "- \($0)" }
  }

  /// A sentence for each thing that would.
  static func sentences(_ index: ResultIndex) -> [String] {
    if Decision.contexts(index).isEmpty {
      return SensitivityText.systems(index) + (SystemAnswer(index)?.givenUp ?? [])
    }
    let decisions = Decision.first(index)
    let found = people(decisions, index) + BreakEven.sentences(index)
    return found.isEmpty ? decisions.compactMap { limit($0, index) } : found
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
          : "\(place): no people that were tried do; it holds in all \(rows.count) variations."
      }
      let rest = lost.count > 1 ? " It holds in \(rows.count - lost.count) of \(rows.count)." : ""
      return "\(place): " + sentence(worst, index) + rest
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
