import Charts
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Every pair of policies on the same swipes: differences with errors and verdicts.
enum ContrastsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let results = index.results
    // Systems are hundreds of pairs on each page: the ranking says more.
    guard !results.contrasts.isEmpty, !index.settings.isEmpty else { return [] }
    let comparesAll = results.experiment.comparesAllPairs
    if comparesAll, PolicyLayout.isLong(results.experiment) { return ContrastCounts.lines(index) }
    let experiment = results.experiment
    var lines = [
      "## Policies against each other", "",
      "Differences a − b in percentage points on the same swipes, with their standard errors; the"
        + " smallest and the largest over the screens. *Better* and *worse* judge a: the whole 95%"
        + " interval lies beyond the margin on that side, and p, adjusted (Holm) over all contrasts"
        + " of the metric here, is below .05. *Equivalent*: the whole interval lies within it."
        + " *Undetermined*: neither. "
        + VerdictText.margins(experiment.margin, limit: experiment.limits.falseTriggers)
        + (comparesAll ? "" : " " + withFirst(experiment)),
    ]
    for setting in index.shownSettings {
      for metric in Metric.all {
        guard let table = table(metric, setting, index) else { continue }
        let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
        lines += ["", "### \(metric.name)\(place)", ""]
        lines +=
          (metric.name == Metric.success.name ? ScreenVerdicts.lines(setting, index) : []) + table
      }
    }
    return lines
  }

  private static func withFirst(_ experiment: Experiment) -> String {
    let pairs = FixedDecimals.trimmed(experiment.pairs)
    return "There would be \(pairs) pairs here, so each policy is compared with the first alone:"
      + " put the one that matters first, or compare fewer."
  }

  private static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [String]? {
    let policies = index.results.experiment.policies.map(\.name)
    let isOneScreen = index.screens.count == 1
    var table = MarkdownTable(
      [("a", .left), ("b", .left), (isOneScreen ? "Difference" : "Smallest", .right)]
        + (isOneScreen ? [] : [("Largest", .right)]) + [("Verdict on a", .left)])
    var isEmpty = true
    // In a wide grid the first alone is compared with the others.
    for a in index.results.experiment.comparesAllPairs ? policies.indices : 0..<1 {
      for b in (a + 1)..<max(policies.count, a + 1) {
        let rows = index.screens.compactMap {
          index.contrast(metric, policies[a], policies[b], in: setting.on($0.name))
        }
        guard let least = rows.min(by: { $0.difference < $1.difference }),
          let most = rows.max(by: { $0.difference < $1.difference })
        else { continue }
        isEmpty = false
        let ends = (isOneScreen ? [least] : [least, most]).map {
          RateText.difference($0)
        }
        table.append(
          ["`\(policies[a])`", "`\(policies[b])`"] + ends + [VerdictText.cell(rows.map(\.verdict))])
      }
    }
    return isEmpty ? nil : table.lines
  }
}
