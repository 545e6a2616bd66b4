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
          [.part("\(screen.title)\(setting.place(in: index))")]
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
      let own = Set(
        PopulationSetting.all.filter { assumption.settings.contains($0.name) }
          .map { FixedDecimals.trimmed($0.value(in: experiment.population), decimals: 4) })
      let values = assumption.values.map { FixedDecimals.trimmed($0, decimals: 4) }
      if assumption.settings.isEmpty {
        return
          "\(code: assumption.name): \(Prose(catalogue: assumption.summary))"
          + " (\(values.joined(separator: ", ")))"
      }
      let settings = [Prose](code: assumption.settings).joined(separator: ", ")
      return "\(code: assumption.name): \(Prose(catalogue: assumption.summary)) (\(settings);"
        + " \(values.joined(separator: ", ")); usually"
        + " \(own.sorted().joined(separator: " and ")))"
    }
  }
}
