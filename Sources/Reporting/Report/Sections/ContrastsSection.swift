import Documents
import ExperimentFiles
import Findings
import PolicyLibrary
import Study
import SwipeSimulation
import TrialStatistics

/// Every pair of policies on the same swipes: differences with errors and verdicts.
enum ContrastsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let results = index.results
    // Systems are hundreds of pairs on each page: the ranking says more.
    guard !results.contrasts.isEmpty, !index.settings.isEmpty else { return [] }
    let comparesAll = results.experiment.comparesAllPairs
    if comparesAll, PolicyLayout.isLong(results.experiment) { return ContrastCounts.blocks(index) }
    let experiment = results.experiment
    var blocks: [Block] = [
      .section("Policies against each other"),
      "Differences a − b in percentage points on the same swipes, with standard errors. Verdicts"
        + " are about a. \(verdicts) \(em: "Equivalent"): the whole interval is within the margin."
        + " \(em: "Undetermined"): none of these. "
        + VerdictText.margins(experiment.margin, limit: experiment.limits.falseTriggers)
        + (comparesAll ? "" : withFirst),
    ]
    for setting in index.shownSettings {
      for metric in Metric.all {
        guard let table = table(metric, setting, index) else { continue }
        blocks.append(.part("\(metric.name)\(setting.place(in: index))"))
        if metric.name == Metric.success.name { blocks += ScreenVerdicts.blocks(setting, index) }
        blocks.append(.table(table))
      }
    }
    return blocks
  }

  /// When one policy is better or worse than another.
  fileprivate static let verdicts: Prose =
    "\(em: "Better") or \(em: "worse"): the whole 95% interval is beyond the margin and the"
    + " Holm-adjusted p (over all contrasts of the metric here) is below 0.05."

  private static let withFirst: Prose =
    " Of so many pairs, only those with the first policy are compared: list the one that matters"
    + " first, or compare fewer."

  private static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> Table? {
    let policies = index.results.experiment.policies.map(\.name)
    let isOneScreen = index.screens.count == 1
    var table = Table(
      [
        ("Policy a", .left), ("Policy b", .left),
        (isOneScreen ? "a − b" : "Lowest a − b", .right),
      ]
        + (isOneScreen ? [] : [("Highest a − b", .right)]) + [("a is", .left)])
    // In a wide grid the first alone is compared with the others.
    for a in index.results.experiment.comparesAllPairs ? policies.indices : 0..<1 {
      for b in (a + 1)..<max(policies.count, a + 1) {
        let rows = index.screens.compactMap {
          index.contrast(metric, policies[a], policies[b], in: setting.on($0.name))
        }
        guard let least = rows.min(by: { $0.difference < $1.difference }),
          let most = rows.max(by: { $0.difference < $1.difference })
        else { continue }
        let ends = (isOneScreen ? [least] : [least, most]).map {
          "\(RateText.difference($0))" as Prose
        }
        table.append(
          ["\(code: policies[a])", "\(code: policies[b])"] + ends + [
            "\(VerdictText.cell(rows.map(\.verdict)))"
          ])
      }
    }
    return table.rows.isEmpty ? nil : table
  }
}

/// Many policies against each other: for each, how many others it is better and worse than.
enum ContrastCounts {
  /// The section.
  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.results.experiment
    let count = experiment.policies.count
    var blocks: [Block] = [
      .section("Policies against each other"),
      "For each policy: how many of the \(count - 1) others it beats on the same swipes, how many"
        + " beat it, and how many are equivalent or undetermined. \(ContrastsSection.verdicts) "
        + VerdictText.margins(experiment.margin, limit: experiment.limits.falseTriggers)
        + " Sorted by wins minus losses over all screens. The \(count * (count - 1) / 2)"
        + " differences on each screen, with errors and verdicts, are in \(code: "contrasts.csv").",
    ]
    for setting in index.settings {
      for metric in Metric.all {
        let isEssential = metric.name == Metric.success.name
        guard let (table, rows) = table(metric, setting, index, isEssential) else { continue }
        let remark = PolicyLayout.remark(
          rows: rows, isEssential: isEssential, file: "contrasts.csv")
        blocks.append(.part("\(metric.name)\(setting.place(in: index))"))
        if isEssential { blocks += ScreenVerdicts.blocks(setting, index) }
        blocks += .paragraph(remark) + [.table(table)]
      }
    }
    return blocks
  }

  private static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex, _ isEssential: Bool
  ) -> (table: Table, rows: Int)? {
    let policies = index.results.experiment.policies.map(\.name)
    let screens = ReportCharts.panels(index.screens)
    var rows: [(lead: Int, cells: [Prose])] = []
    for policy in policies {
      var (lead, compared) = (0, 0)
      let cells = screens.map { screen -> Prose in
        let verdicts = policies.compactMap {
          index.contrast(metric, policy, $0, in: setting.on(screen.name))?.verdict
        }
        let better = verdicts.count { $0 == .better }
        let worse = verdicts.count { $0 == .worse }
        lead += better - worse
        compared += verdicts.count
        return "\(better) / \(worse) / \(verdicts.count - better - worse)"
      }
      if compared > 0 { rows.append((lead, ["\(code: policy)"] + cells)) }
    }
    if rows.isEmpty { return nil }
    var table = Table(
      [("Better / worse / neither", .left)]
        + PolicyLayout.columns(screens, of: index.results.experiment))
    let sorted = rows.sorted { $0.lead > $1.lead }.map(\.cells)
    for row in PolicyLayout.rows(sorted, isEssential: isEssential) { table.append(row) }
    return (table, rows.count)
  }
}
