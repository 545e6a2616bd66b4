import Drawing
import ExperimentFiles
import Findings
import SwipeSimulation

/// Whether the winner stays the winner when people are otherwise than assumed, and which assumption
/// matters how much.
enum SensitivitySection: ReportSection {
  /// Screens whose tables are printed; `sensitivity.csv` has all.
  private static let mostScreens = 2

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    if index.scenarios.isEmpty { return [] }
    var lines = ["## If people are otherwise", "", intro(index), ""]
    lines += ["What is varied:", ""] + meanings(index) + [""]
    for decision in Decision.first(index) {
      let rows = index.results.choices?.robustness(of: decision.best) ?? []
      if rows.isEmpty { continue }
      lines += ["### \(DecisionText.place(decision.best.scope)): the recommended rule", ""]
      lines += SwingTable.lines(rows) + [""]
    }
    if let setting = index.settings.first {
      for screen in shown(index.screens) {
        let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
        lines += ["### \(screen.title)\(place)", ""]
        lines += ScenarioTable.lines(index, setting, screen)
      }
    }
    return Array(lines.dropLast())
  }

  /// The narrowest and the widest screen, where there are more.
  private static func shown(_ screens: [Screen]) -> [Screen] {
    guard screens.count > mostScreens, let first = screens.first, let last = screens.last else {
      return screens
    }
    return [first, last]
  }

  private static func intro(_ index: ResultIndex) -> String {
    let count = index.scenarios.count
    let isAll = index.screens.count <= mostScreens && index.settings.count <= 1
    let rest =
      isAll
      ? ""
      : " Tables are of the narrowest and the widest screen, and of the first page and recognizer;"
        + " the others are in the file."
    return "Much of how people swipe back is assumed. Here one thing at a time is otherwise, in"
      + " \(count) variations of the same people, and the rule behind the answer is applied again."
      + " All rates, ranks and changes are in `sensitivity.csv`." + rest
  }

  private static func meanings(_ index: ResultIndex) -> [String] {
    let experiment = index.results.experiment
    return experiment.variedAssumptions.map { assumption in
      let own = Set(
        PopulationSetting.all.filter { assumption.settings.contains($0.name) }
          .map { FixedDecimals.trimmed($0.value(in: experiment.population), decimals: 4) })
      let values = assumption.values.map { FixedDecimals.trimmed($0, decimals: 4) }
      if assumption.settings.isEmpty {
        return "- `\(assumption.name)`: \(assumption.summary) (\(values.joined(separator: ", ")))"
      }
      let settings = assumption.settings.map { "`\($0)`" }.joined(separator: ", ")
      return "- `\(assumption.name)`: \(assumption.summary) (\(settings);"
        + " \(values.joined(separator: ", ")); otherwise"
        + " \(own.sorted().joined(separator: " and ")))"
    }
  }
}
