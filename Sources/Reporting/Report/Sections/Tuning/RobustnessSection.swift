import Findings
import Study
import SwipeSimulation

/// What becomes of the chosen settings when people are otherwise than assumed.
enum RobustnessSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let tuning = index.results.tuning, !tuning.robustness.isEmpty else { return [] }
    let margin = RateText.points(index.results.experiment.margin)
    var lines = [
      "## Whether the settings hold", "",
      "Each chosen setting on people who are otherwise than assumed, against the setting that is"
        + " best for them: what it loses in points of success on the worst screen (or in missed"
        + " pops per hundred swipes, where cost was weighed). **Bold** loses more than \(margin),"
        + " or (!) has false triggers that exceed both the limit and what they are on the"
        + " experiment's own people by more than 1.96 standard errors. Each variation counts alike;"
        + " which are likely is for you to say. All numbers are in `robustness.csv`.", "",
    ]
    for goal in index.results.experiment.tuningGoals {
      let chosen = tuning.settings.filter { $0.goal == goal && ($0.isBest || $0.isRobust) }
      let title = TuningText.goal(goal)
      lines += ["### If people are otherwise: \(title)", ""] + table(chosen, tuning) + [""]
    }
    return Array(lines.dropLast())
  }

  /// Rows are scenarios, columns the settings for groups of screens.
  private static func table(_ chosen: [TunedSetting], _ tuning: TuningResults) -> [String] {
    let columns = chosen.map { (tuned: $0, rows: tuning.robustness(of: $0)) }
    var table = MarkdownTable(
      [("People", .left)] + columns.map { (title($0.tuned), .right) })
    for (place, row) in (columns.first?.rows ?? []).enumerated() {
      let value = FixedDecimals.trimmed(row.scenario.value, decimals: 4)
      table.append(
        ["`\(row.scenario.assumption)` = \(value)"] + columns.map { cell($0.rows[place]) })
    }
    return table.lines
  }

  private static func title(_ tuned: TunedSetting) -> String {
    let kind = tuned.isBest ? (tuned.isRobust ? "best and careful" : "best") : "careful"
    return "`\(tuned.scope.name)`, \(kind)"
  }

  private static func cell(_ row: RobustnessRow) -> String {
    var points = row.loss * 100
    if case .cost = row.setting.goal { points = row.loss }
    let text = FixedDecimals.string(max(points, 0), decimals: 1)
    switch row.outcome {
    case .holds: return text
    case .loses: return "**\(text)**"
    case .exceeds: return "**\(text) !**"
    }
  }
}
