import Findings
import PopGesture
import Study
import SwipeSimulation

/// Which settings are best for what, what one number for all screens costs, and how much of it is
/// luck.
enum TuningSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let tuning = index.results.tuning else { return [] }
    var lines = ["## Settings chosen", "", intro(tuning), ""]
    for goal in index.results.experiment.tuningGoals {
      let settings = tuning.settings.filter { $0.goal == goal }
      let title = TuningText.goal(goal)
      lines += ["### \(title.prefix(1).uppercased() + title.dropFirst())", ""]
      lines += chosen(settings.filter { $0.isBest || $0.isRobust }) + [""]
      let single = oneForAll(settings.filter(\.isBest))
      if !single.isEmpty { lines += single + [""] }
      lines += families(settings) + [""]
    }
    return Array(lines.dropLast())
  }

  private static func intro(_ tuning: TuningResults) -> String {
    "Among all swept policies and recognizers the best setting was chosen by the first"
      + " \(tuning.trainingPeople) people and is reported on the other \(tuning.heldOutPeople):"
      + " the best of many on the same swipes is partly luck, and *chosen on* shows how much."
      + " Success and honoured aborts are those of the worst screen, false triggers those of the"
      + " screen with most. *Careful* is the setting that, by those who chose, keeps within the"
      + " limit in every variation of what is assumed, and of these loses least against the best of"
      + " each. All rates on every screen are in `tuned.csv`."
  }

  /// A row for each group of screens.
  private static func chosen(_ settings: [TunedSetting]) -> [String] {
    var table = MarkdownTable([
      ("Screens", .left), ("Setting", .left), ("Success, %", .right), ("chosen on", .right),
      ("False triggers, %", .right), ("chosen on", .right), ("Aborts honoured, %", .right),
    ])
    for tuned in settings {
      let note =
        !tuned.isMet
        ? " (nearest; none keeps to it)" : tuned.isBest ? "" : " (careful)"
      table.append([
        TuningText.place(tuned.scope), TuningText.name(tuned) + note,
        TuningText.rate(tuned.worstSuccess), percent(tuned.worstTrainingSuccess, 1),
        TuningText.rate(tuned.mostFalseTriggers),
        percent(tuned.screens.map(\.trainingFalseTrigger).max() ?? 0, 2),
        tuned.screens.compactMap { tuned.abortsHonoured[$0.screen] }
          .min { $0.rate < $1.rate }.map(RateText.cell) ?? "",
      ])
    }
    return table.lines
  }

  /// What is lost on each screen by having one setting for several.
  private static func oneForAll(_ settings: [TunedSetting]) -> [String] {
    let scopes = settings.filter { $0.scope.screens.count > 1 }
    let singles = settings.filter { $0.scope.screens.count == 1 }
    if scopes.isEmpty { return [] }
    let isCost = settings.contains { $0.highestCost != nil }
    var table = MarkdownTable(
      [(isCost ? "Cost on" : "Success on, %", .left), ("Its own setting", .right)]
        + scopes.map { (TuningText.place($0.scope), .right) })
    for single in singles {
      guard let screen = single.scope.screens.first else { continue }
      let others = scopes.map { tuned -> String in
        tuned.screens.first { $0.screen == screen.name }.map(cell) ?? ""
      }
      table.append(
        [
          "`\(screen.name)`, \(FixedDecimals.trimmed(screen.viewWidth)) pt",
          single.screens.first.map(cell) ?? "",
        ] + others)
    }
    return ["What one number for several screens costs:", ""] + table.lines
  }

  /// What a setting is for: success in percent, or the cost where that was weighed.
  private static func cell(_ screen: TunedSetting.OnScreen) -> String {
    screen.cost.map { FixedDecimals.string($0, decimals: 2) } ?? TuningText.rate(screen.success)
  }

  /// The best of every family and recognizer, for the widest group of screens.
  private static func families(_ settings: [TunedSetting]) -> [String] {
    guard let widest = settings.map(\.scope).max(by: { $0.screens.count < $1.screens.count })
    else { return [] }
    var table = MarkdownTable([
      ("Recognizer", .left), ("Policy", .left), ("Success, %", .right),
      ("False triggers, %", .right), ("", .left),
    ])
    for tuned in settings where tuned.scope == widest && (tuned.isBest || !tuned.isRobust) {
      table.append([
        "`\(tuned.recognizer.name)`", TuningText.setting(tuned),
        TuningText.rate(tuned.worstSuccess), TuningText.rate(tuned.mostFalseTriggers),
        tuned.isBest ? "best" : tuned.isMet ? "" : "exceeds",
      ])
    }
    return ["The best of every family behind every recognizer, \(TuningText.place(widest)):", ""]
      + table.lines
  }

  private static func percent(_ rate: Double, _ decimals: Int) -> String {
    FixedDecimals.string(rate * 100, decimals: decimals)
  }
}
