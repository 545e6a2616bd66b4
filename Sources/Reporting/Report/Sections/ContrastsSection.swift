import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import StrictFiles
import Study
import SwipeSimulation
import TrialStatistics

/// Every pair of policies on the same swipes: differences with errors and verdicts.
enum ContrastsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    // Systems are hundreds of pairs on each page: the ranking says more.
    guard !index.results.contrasts.isEmpty, !index.settings.isEmpty else { return [] }
    let comparesAll = experiment.comparesAllPairs
    if comparesAll, PolicyLayout.isLong(experiment) { return ContrastCounts.blocks(index) }
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
  ) -> Documents.Table? {
    let policies = index.experiment.policies.map(\.name)
    let isOneScreen = index.screens.count == 1
    var table = Table(
      [("Policy a", .left), ("Policy b", .left), (isOneScreen ? "a − b" : "Lowest a − b", .right)]
        + (isOneScreen ? [] : [("Highest a − b", .right)]) + [("a is", .left)])
    // In a wide grid the first alone is compared with the others.
    for a in index.experiment.comparesAllPairs ? policies.indices : 0..<1 {
      for b in (a + 1)..<max(policies.count, a + 1) {
        let rows = index.screens.compactMap {
          index.contrast(metric, policies[a], policies[b], in: setting.on($0.name))
        }
        guard let least = rows.min(by: { $0.difference < $1.difference }),
          let most = rows.max(by: { $0.difference < $1.difference })
        else { continue }
        let ends = (isOneScreen ? [least] : [least, most]).map(RateText.difference)
        let texts = (ends + [VerdictText.cell(rows.map(\.verdict))]).map { Prose($0) }
        table.append(["\(code: policies[a])", "\(code: policies[b])"] + texts)
      }
    }
    return table.rows.isEmpty ? nil : table
  }
}

/// Many policies against each other: for each, how many others it is better and worse than.
enum ContrastCounts {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let count = index.experiment.policies.count
    var blocks: [Block] = [
      .section("Policies against each other"),
      "For each policy: how many of the \(count - 1) others it beats on the same swipes, how many"
        + " beat it, and how many are equivalent or undetermined. \(ContrastsSection.verdicts) "
        + VerdictText.margins(
          index.experiment.margin, limit: index.experiment.limits.falseTriggers)
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
  ) -> (table: Documents.Table, rows: Int)? {
    let policies = index.experiment.policies.map(\.name)
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
    let sorted = rows.sorted { $0.lead > $1.lead }.map(\.cells)
    let table = Table(
      [("Better / worse / neither", .left)] + PolicyLayout.columns(screens, of: index.experiment),
      rows: PolicyLayout.rows(sorted, isEssential: isEssential))
    return (table, rows.count)
  }
}

/// Verdicts over all screens of a page and recognizer: whether policies stand in the same order
/// everywhere, and where they change sides.
enum ScreenVerdicts {
  /// Pairs that are named with their screens; the others are counted.
  private static let named = 3

  /// A pair with the screens on which the first stands worst and best.
  private struct Change {
    let worst, best: ContrastRow
    var spread: Double { best.difference - worst.difference }
  }

  /// Sentences on success; none for one screen or one policy.
  static func blocks(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> [Block] {
    let order = Dictionary(uniqueKeysWithValues: index.screens.enumerated().map { ($1.name, $0) })
    // In the order of the table.
    let pairs = index.results.contrasts.filter {
      $0.metric == Metric.success.name && $0.condition.context == setting.context
        && $0.condition.recognizer == setting.recognizer
    }.grouped { [$0.policyA, $0.policyB] }
    if pairs.isEmpty || index.screens.count < 2 { return [] }
    let changes = pairs.compactMap { rows in
      change(rows.sorted { order[$0.condition.screen] ?? 0 < order[$1.condition.screen] ?? 0 })
    }
    return [.paragraph(ranking(changes, of: pairs.count, screens: index.screens.count))]
  }

  /// A pair that is better on one screen and worse on another; of equals the narrowest is named.
  private static func change(_ rows: [ContrastRow]) -> Change? {
    guard ScreensVerdict(rows.map(\.verdict)) == .mixed,
      let worst = rows.min(by: { $0.difference < $1.difference }),
      let best = rows.max(by: { $0.difference < $1.difference })
    else { return nil }
    return Change(worst: worst, best: best)
  }

  private static func ranking(_ changes: [Change], of pairs: Int, screens: Int) -> Prose {
    guard !changes.isEmpty else {
      return
        "\(strong: "The ranking by success is the same on all \(screens) screens:") none of the"
        + " \(pairs) pairs is better on one and worse on another."
    }
    // Those first that change most.
    let order = changes.sorted { $0.spread > $1.spread }
    let examples = order.prefix(named).map(example).joined(separator: "; ")
    let rest = order.count > named ? "; and \(order.count - named) more" : ""
    return "\(strong: "The ranking by success is not the same on all \(screens) screens.")"
      + " \(changes.count) of \(pairs) pairs change\(changes.count == 1 ? "s" : "") sides by more"
      + " than the margin: \(examples)\(rest)."
  }

  private static func example(_ change: Change) -> Prose {
    func text(_ row: ContrastRow) -> Prose {
      "\(RateText.difference(row)) on \(code: row.condition.screen)"
    }
    return "\(code: change.best.policyA) minus \(code: change.best.policyB) ranges from"
      + " \(text(change.worst)) to \(text(change.best))"
  }
}
