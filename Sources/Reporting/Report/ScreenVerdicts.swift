import Charts
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Verdicts over all screens of a page and recognizer: whether policies stand in the same order
/// everywhere, and where they change sides.
enum ScreenVerdicts {
  /// Pairs that are told with their screens; the others are counted.
  private static let told = 3

  /// Sentences on success; none for one screen or one policy.
  static func lines(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> [String] {
    let policies = Set(index.results.experiment.originalPolicies.map(\.name))
    let rows = index.results.screenSummaries.filter {
      $0.context == setting.context && $0.recognizer == setting.recognizer
        && $0.metric == Metric.success.name && policies.contains($0.policyA)
        && policies.contains($0.policyB)
    }
    if rows.isEmpty { return [] }
    return [ranking(rows, screens: index.screens.count), ""]
  }

  private static func ranking(_ rows: [ScreenSummaryRow], screens count: Int) -> String {
    let changing = rows.filter { $0.verdict == .mixed }
    guard !changing.isEmpty else {
      return "**The ranking by success is the same on all \(count) screens:** none of the"
        + " \(rows.count) pairs is better on one and worse on another."
    }
    // Those first that change most.
    let order = changing.sorted { spread($0) > spread($1) }
    let examples = order.prefix(told).map(example).joined(separator: "; ")
    let rest = order.count > told ? "; and \(order.count - told) more" : ""
    return "**The ranking by success is not the same on all \(count) screens:**"
      + " \(changing.count) of the \(rows.count) pairs change sides beyond the margin."
      + " \(examples)\(rest)."
  }

  private static func spread(_ row: ScreenSummaryRow) -> Double {
    (row.best.difference - row.worst.difference).magnitude
  }

  private static func example(_ row: ScreenSummaryRow) -> String {
    func text(_ end: ScreenSummaryRow.End) -> String {
      "\(RateText.difference(end.difference, error: end.standardError)) on `\(end.screen)`"
    }
    return "`\(row.policyA)` against `\(row.policyB)`: at best \(text(row.best)), at worst"
      + " \(text(row.worst))"
  }
}
