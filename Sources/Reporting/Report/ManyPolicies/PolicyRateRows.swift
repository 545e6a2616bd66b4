import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// One metric of many policies: policies as rows, best first, screens as columns, and behind them
/// the highest rate of each intent where the metric tells intents apart.
struct PolicyRateRows {
  /// The table.
  let lines: [String]
  /// Its order, and what it leaves out.
  let remark: String

  /// Makes the table; nil where the experiment has no such rates.
  init?(_ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex) {
    let experiment = index.results.experiment
    let screens = ReportCharts.panels(index.screens)
    let intents =
      metric.isAlsoPerIntent ? experiment.intents.filter { metric.roles.contains($0.role) } : []
    let policies = experiment.policies.map(\.name)
    let statuses = LimitText.cells(metric, policies, setting, index)
    var rows: [(mean: Double, cells: [String])] = []
    for (place, policy) in policies.enumerated() {
      let rates = index.screens.compactMap {
        index.rate(metric, of: policy, in: setting.on($0.name))?.rate
      }
      if rates.isEmpty { continue }
      let cells =
        screens.map { screen in
          index.rate(metric, of: policy, in: setting.on(screen.name)).map(RateText.cell) ?? ""
        }
        + intents.map { Self.highest(metric, policy, $0, setting, index) }
        + (statuses.isEmpty ? [] : [statuses[place]])
      rows.append((rates.reduce(0, +) / Double(rates.count), ["`\(policy)`"] + cells))
    }
    if rows.isEmpty { return nil }
    let isEssential = metric.isHeadline
    // Sorting is stable: equal policies stay in the order of the experiment.
    let sorted = rows.sorted { metric.higherIsBetter ? $0.mean > $1.mean : $0.mean < $1.mean }
    var table = MarkdownTable(
      [("Policy", .left)] + PolicyLayout.columns(screens, of: index.results.experiment)
        + intents.map { ("`\($0.rawValue)`", .right) }
        + (statuses.isEmpty ? [] : [("Limit", .left)]))
    for row in PolicyLayout.rows(sorted.map(\.cells), isEssential: isEssential) {
      table.append(row)
    }
    lines = table.lines
    let mean = index.screens.count > 1 ? " by the mean over the screens" : ""
    remark =
      " Sorted\(mean), best first."
      + (intents.isEmpty ? "" : " Intents: where they are highest over the screens.")
      + (statuses.isEmpty ? "" : " " + LimitText.remark(experiment))
      + (screens.count < index.screens.count
        ? " Shown are \(screens.count) of the \(index.screens.count) screens." : "")
      + PolicyLayout.remark(rows: rows.count, isEssential: isEssential, file: "rates.csv")
  }

  private static func highest(
    _ metric: Metric, _ policy: String, _ intent: Intent, _ setting: ResultIndex.Setting,
    _ index: ResultIndex
  ) -> String {
    let rows = index.screens.compactMap {
      index.rate(metric, of: policy, intent: intent.rawValue, in: setting.on($0.name))
    }
    return rows.max { ($0.rate, $0.high) < ($1.rate, $1.high) }.map(RateText.cell) ?? ""
  }
}
