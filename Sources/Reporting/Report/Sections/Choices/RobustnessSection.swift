import Documents
import Drawing
import ExperimentFiles
import Findings

/// What becomes of the choices when people are otherwise than assumed.
enum RobustnessSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let choices = index.results.choices, !choices.robustness.isEmpty else { return [] }
    let margin = RateText.points(index.results.experiment.margin)
    var blocks: [Block] = [
      .section("Whether the choices hold"),
      "How much each choice loses to the best one when an assumption changes: points of success on"
        + " the worst screen, or missed pops per hundred swipes where cost was weighed. A named"
        + " policy that is not the overall best is compared with the best named one."
        + " \(strong: "Bold") marks a loss of more than \(margin) or, with !, a limit that is"
        + " broken by more than among the experiment's own people. All variations count alike; you"
        + " must judge how likely each is. All numbers are in \(code: "robustness.csv").",
    ]
    for context in Decision.contexts(index) {
      for goal in index.results.experiment.goals {
        let chosen = choices.all.filter {
          $0.goal == goal && $0.context == context && $0.scope.group != nil
            && ($0.isBest || $0.isRobust || $0.candidate.isNamed)
            && !choices.robustness(of: $0).isEmpty
        }
        if chosen.isEmpty { continue }
        let page = index.results.experiment.contexts.count > 1 ? " (\(context) page)" : ""
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
    var table = Table(
      [("People", .left)] + columns.map { (title($0.choice), .right) })
    for (place, row) in (columns.first?.rows ?? []).enumerated() {
      let value = FixedDecimals.trimmed(row.scenario.value, decimals: 4)
      table.append(
        ["\(code: row.scenario.assumption) = \(value)"] + columns.map { cell($0.rows[place]) })
    }
    return table
  }

  private static func title(_ choice: Choice) -> Prose {
    "\(code: choice.scope.name), " + ChoicesSection.notes(choice).joined(separator: ", ")
  }

  private static func cell(_ row: RobustnessRow) -> Prose {
    var points = row.loss * 100
    if case .cost = row.choice.goal { points = row.loss }
    let text = FixedDecimals.string(max(points, 0), decimals: 1)
    return switch row.outcome {
    case .holds: "\(text)"
    case .loses: "\(strong: "\(text)")"
    case .exceeds: "\(strong: "\(text) !")"
    }
  }
}
