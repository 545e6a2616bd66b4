import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

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
