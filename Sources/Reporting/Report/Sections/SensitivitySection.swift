import Documents
import Drawing
import ExperimentFiles
import Findings
import SwipeSimulation

/// Whether the winner stays the winner when people are otherwise than assumed, and which assumption
/// matters how much.
enum SensitivitySection: ReportSection {
  /// Screens whose tables are printed; `sensitivity.csv` has all.
  private static let mostScreens = 2

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    if index.scenarios.isEmpty { return [] }
    let setting = index.settings.first
    return [
      .section("If people behave differently"), .paragraph(intro(index)), "What is varied:",
      .list(meanings(index)),
    ]
      + Decision.first(index).flatMap { decision -> [Block] in
        let rows = index.results.choices?.robustness(of: decision.best) ?? []
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
    let experiment = index.results.experiment
    return experiment.variedAssumptions.map { assumption -> Prose in
      let values = assumption.values.map { FixedDecimals.trimmed($0, decimals: 4) }
      guard let usual = usual(assumption, index) else {
        return
          "\(code: assumption.name): \(Prose(catalogue: assumption.summary))"
          + " (\(values.joined(separator: ", ")))"
      }
      let settings = [Prose](code: assumption.settings).joined(separator: ", ")
      return "\(code: assumption.name): \(Prose(catalogue: assumption.summary)) (\(settings);"
        + " \(values.joined(separator: ", ")); usually \(usual))"
    }
  }

  /// What the experiment's people have; nil of an assumption about pages.
  static func usual(_ assumption: Assumption, _ index: ResultIndex) -> String? {
    let own = PopulationSetting.all.filter { assumption.settings.contains($0.name) }
      .map { DecisionText.trimmed($0.value(in: index.results.experiment.population)) }
    return own.isEmpty ? nil : Set(own).sorted().joined(separator: " and ")
  }
}

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
        + " broken by more than among the experiment's own people (\(code: "robustness.csv")).",
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
    var table = Table([("People", .left)] + columns.map { (title($0.choice), .right) })
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
    let points = row.choice.goal.merit.points(row.loss)
    let text = FixedDecimals.string(max(points, 0), decimals: 1)
    return switch row.outcome {
    case .holds: "\(text)"
    case .loses: "\(strong: "\(text)")"
    case .exceeds: "\(strong: "\(text) !")"
    }
  }
}
