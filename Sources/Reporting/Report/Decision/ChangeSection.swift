import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import Study
import SwipeSimulation

/// When to choose differently: other limits, other prices, other people.
enum ChangeSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let table = goals(index)
    let items = table.isEmpty ? sentences(index) : []
    return Block.section("When to choose differently\(Decision.page(index))", table + .list(items))
  }

  /// A sentence for each thing that would change the answer.
  static func sentences(_ index: ResultIndex) -> [Prose] {
    if Decision.contexts(index).isEmpty { return SensitivityText.systems(index) }
    let decisions = Decision.first(index)
    let found = people(decisions, index)
    return found.isEmpty ? decisions.compactMap { limit($0, index) } : found
  }

  /// What other limits and prices would choose; empty where there are none.
  private static func goals(_ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    guard let choices = index.results.choices, let context = Decision.contexts(index).first,
      experiment.goals.count > 1
    else { return [] }
    let scopes = Decision.first(index).map(\.best.scope)
    // Beside many groups of screens there is no room for columns of numbers.
    let isWide = scopes.count > 3
    var marks: Set<Choice.Status> = []
    var (isUnsure, hasApps) = (false, false)
    // The first goal's rules are in the table of the answer.
    let shown = shown(Array(experiment.goals.dropFirst()))
    let table = Table(
      [("If you want", .left)]
        + scopes.flatMap { scope -> [Table.Column] in
          [("\(DecisionText.place(scope))\(isWide ? ": rule and success rate" : "")", .left)]
            + (isWide ? [] : [("Success, false triggers, aborts honoured", .right)])
        }
    ).rows(shown) { goal in
      let cells = scopes.flatMap { scope -> [Prose] in
        guard
          let best = choices.choices(for: goal, on: scope, context: context).first(where: \.isBest)
        else { return isWide ? [""] : ["", ""] }
        marks.insert(best.status)
        let over = best.status == .over ? " (broken)" : best.status == .kept ? "" : " (?)"
        let rule: Prose = "\(DecisionText.ruleOrName(best, in: experiment, isLinked: true))\(over)"
        let limitMarks = goal.limits == nil ? LimitMark.all(of: best, by: experiment.limits) : []
        isUnsure = isUnsure || limitMarks.contains { $0.mark == .unsure }
        hasApps = hasApps || limitMarks.contains { $0.limit == .apps }
        let broken = LimitMark.names(limitMarks)
        let success: Prose = "\(percent: best.worstSuccess.rate)"
        if isWide { return ["\(rule): \(success)\(broken)"] }
        let figures = [
          success,
          best.mostFalseTriggers.map { "\(rare($0.rate.rate, experiment.limits.falseTriggers))" },
          best.fewestAborts.map { "\(percent: $0.rate)" },
        ].compactMap(\.self)
        return [rule, "\(figures.joined(separator: ", "))\(broken)"]
      }
      return [DecisionText.goal(goal)] + cells
    }
    let lead: Prose =
      experiment.worlds > 0
        && shown.contains { $0.limits.map { $0 != experiment.limits } ?? false }
      ? "A limit in the first column replaces"
        + " \(DecisionText.oneIn(experiment.limits.falseTriggers)). Rules must keep it in 90% of"
        + " the simulated apps\(isWide ? "" : ", so most rates below are well within it")."
      : ""
    let notes: [Prose] = [
      shown.contains { $0.limits == nil }
        ? "Lowest-cost rules need not keep the limits: brackets name those that a rule breaks"
          + "\(isUnsure ? " (?: too near to tell)" : "")"
          + "\(hasApps ? "; (apps): it breaks a limit in over 10% of the simulated apps" : "")."
        : "",
      marks.contains(.over) ? "(broken): nothing keeps the limits; this rule comes nearest." : "",
      marks.contains(.withinNoise) ? "(?): within sampling error of the limits." : "",
    ]
    return .paragraph(lead) + [.table(table)] + .paragraph(notes.sentences)
  }

  /// `1 in 370`; what is over a limit does not read as the limit itself.
  private static func rare(_ rate: Double, _ limit: Double) -> String {
    let text = DecisionText.oneIn(rate)
    return rate > limit && text == DecisionText.oneIn(limit)
      ? "1 in \(FixedDecimals.grouped(Int((1 / rate).rounded(.down))))" : text
  }

  /// Limits first, the strictest above; then the lowest and the highest price of an unwanted pop.
  ///
  /// The details have all prices.
  private static func shown(_ goals: [Goal]) -> [Goal] {
    func price(_ goal: Goal) -> Double? {
      if case .cost(_, let ratio) = goal.merit { ratio } else { nil }
    }
    let prices = goals.compactMap(price)
    let ends = [prices.min(), prices.max()]
    return goals.filter { $0.limits != nil }.sorted {
      ($0.limits?.falseTriggers ?? 0) < ($1.limits?.falseTriggers ?? 0)
    } + goals.filter { price($0) != nil && ends.contains(price($0)) }
  }

  /// Whether the choice stands when people are otherwise: the variation that costs it most.
  private static func people(_ decisions: [Decision], _ index: ResultIndex) -> [Prose] {
    decisions.compactMap { decision -> Prose? in
      let rows = index.robustness(of: decision.best)
      let place = DecisionText.place(decision.best.scope)
      let worst = [RobustnessRow.Outcome.exceeds, .loses].compactMap { outcome in
        rows.filter { $0.outcome == outcome }.max { $0.loss < $1.loss }
      }
      if worst.isEmpty {
        return rows.isEmpty
          ? nil
          : "\(place): the choice stays within the margin of the best in all \(rows.count)"
            + " variations of one assumption at a time."
      }
      let meanings = SwingsSection.meanings(of: worst.map(\.scenario.assumption), index)
      return "\(place): \(worst.map { sentence($0, index) }.joined(separator: "; "))."
        + " (\(meanings.joined(separator: "; ")).)"
    }
  }

  private static func sentence(_ row: RobustnessRow, _ index: ResultIndex) -> Prose {
    let people: Prose = "if \(code: row.scenario.assumption) is \(number: row.scenario.value)"
    let winner = DecisionText.rule(row.winner)
    if row.outcome == .exceeds {
      let broken = broken(row, index.experiment.limits).listed
      return people + ", the recommended rule breaks a limit (\(broken)); \(code: winner) is better"
        + " in that case"
    }
    return people + ", \(code: winner) completes \(percent: row.best) of wanted pops, the"
      + " recommended rule \(percent: row.own)"
  }

  /// The figures by which a rule breaks limits when people are otherwise.
  static func broken(_ row: RobustnessRow, _ limits: Limits) -> [Prose] {
    let figures: [Prose] = [
      row.falseTriggers > limits.falseTriggers
        ? "false triggers \(DecisionText.oneIn(row.falseTriggers))" : "",
      row.aborts < limits.abortsHonoured ? "aborts honoured \(percent: row.aborts)" : "",
    ].filter { !$0.isEmpty }
    return figures.isEmpty ? ["content gestures lost"] : figures
  }

  /// What another limit of false triggers would choose.
  private static func limit(_ decision: Decision, _ index: ResultIndex) -> Prose? {
    let others = (index.results.choices?.all ?? []).filter {
      $0.isBest && $0.scope == decision.best.scope && $0.context == decision.best.context
        && $0.goal != decision.best.goal && $0.status == .kept
        && $0.candidate != decision.best.candidate
    }
    let texts = others.compactMap { other in
      other.goal.limits.map { _ -> Prose in
        "\(DecisionText.goal(other.goal)): \(DecisionText.ruleOrName(other, in: index.experiment)),"
          + " \(percent: other.worstSuccess.rate)"
      }
    }
    if texts.isEmpty { return nil }
    return "\(DecisionText.place(decision.best.scope)), if you want "
      + texts.joined(separator: "; ") + "."
  }
}
