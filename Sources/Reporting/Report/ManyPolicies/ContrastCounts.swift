import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TrialStatistics

/// Many policies against each other: for each, how many others it is better and worse than.
enum ContrastCounts {
  /// The section's lines.
  static func lines(_ index: ResultIndex) -> [String] {
    let experiment = index.results.experiment
    let count = experiment.policies.count
    var lines = [
      "## Policies against each other", "",
      "Of the \(count - 1) others, on the same swipes: how many a policy is better than, how many"
        + " it is worse than, and how many are left, which are equivalent or undetermined."
        + " *Better* and *worse*: the whole 95% interval lies beyond the margin on that side, and"
        + " p, adjusted (Holm) over all contrasts of the metric here, is below .05. "
        + VerdictText.margins(experiment.margin, limit: experiment.limits.falseTriggers)
        + " Sorted by better less worse over all screens."
        + " The \(count * (count - 1) / 2)"
        + " differences on each screen, with errors and verdicts, are in `contrasts.csv`.",
    ]
    for setting in index.settings {
      for metric in Metric.all {
        let isEssential = metric.name == Metric.success.name
        guard let (table, rows) = table(metric, setting, index, isEssential) else { continue }
        let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
        let remark = PolicyLayout.remark(
          rows: rows, isEssential: isEssential, file: "contrasts.csv")
        lines += ["", "### \(metric.name)\(place)", ""]
        if isEssential { lines += ScreenVerdicts.lines(setting, index) }
        lines += (remark.isEmpty ? [] : [String(remark.dropFirst()), ""]) + table
      }
    }
    return lines
  }

  private static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex, _ isEssential: Bool
  ) -> (lines: [String], rows: Int)? {
    let policies = index.results.experiment.policies.map(\.name)
    let screens = ReportCharts.panels(index.screens)
    var rows: [(lead: Int, cells: [String])] = []
    for policy in policies {
      var (lead, compared) = (0, 0)
      let cells = screens.map { screen in
        let verdicts = policies.compactMap {
          index.contrast(metric, policy, $0, in: setting.on(screen.name))?.verdict
        }
        let better = verdicts.count { $0 == .better }
        let worse = verdicts.count { $0 == .worse }
        lead += better - worse
        compared += verdicts.count
        return "\(better) / \(worse) / \(verdicts.count - better - worse)"
      }
      if compared > 0 { rows.append((lead, ["`\(policy)`"] + cells)) }
    }
    if rows.isEmpty { return nil }
    var table = MarkdownTable(
      [("Better / worse / left", .left)]
        + PolicyLayout.columns(screens, of: index.results.experiment))
    let sorted = rows.sorted { $0.lead > $1.lead }.map(\.cells)
    for row in PolicyLayout.rows(sorted, isEssential: isEssential) { table.append(row) }
    return (table.lines, rows.count)
  }
}
