import Drawing
import ExperimentFiles
import Findings

/// What other goals would choose: one table.
enum GoalsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let choices = index.results.choices, let context = Decision.contexts(index).first,
      index.results.experiment.goals.count > 1
    else { return [] }
    let experiment = index.results.experiment
    let scopes = Decision.first(index).map(\.best.scope)
    var table = MarkdownTable(
      [("If you want", .left)] + scopes.map { (DecisionText.place($0), .left) })
    for goal in experiment.goals {
      let cells = scopes.map { scope -> String in
        guard
          let best = choices.choices(for: goal, on: scope, context: context).first(where: \.isBest)
        else { return "" }
        let over = best.status == .over ? " (over)" : best.status == .kept ? "" : " (noise)"
        return DecisionText.ruleOrName(best, in: experiment)
          + " \(DecisionText.percent(best.worstSuccess.rate))" + over
      }
      table.append([DecisionText.goal(goal)] + cells)
    }
    return ["## If you want something else", "", note, ""] + table.lines
  }

  private static let note =
    "The choice for other limits and prices, with the wanted pops that complete. (over): nothing"
    + " keeps to the limits, and this is the nearest; (noise): it may or may not keep to them."
}
