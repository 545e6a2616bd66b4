import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import Study
import SwipeSimulation

/// How far a rule lets the finger go before it completes a pop, and how far people went, beside
/// what it gives for that.
enum TravelSection: ReportSection {
  /// A policy with its rates of success, one per screen, narrowest first.
  private struct Row {
    let policy: String
    let success: [RateRow]
    /// The highest rate of false triggers over the screens.
    let falseTrigger: RateRow?
    /// What it asks for on the narrowest screen.
    var asked: Double { success.first?.travel?.asked ?? .infinity }
  }

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    index.shownSettings.flatMap { setting -> [Block] in
      let rows = rows(setting, index)
      if rows.isEmpty { return [] }
      let remark = PolicyLayout.remark(rows: rows.count, isEssential: false, file: "rates.csv")
      return [
        .section("What the rules ask of the finger\(setting.place(in: index))"),
        .paragraph([note, remark].sentences), .table(table(rows, index)),
      ]
    }
  }

  /// Policies by ascending travel on the narrowest screen; those that never complete come last.
  private static func rows(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> [Row] {
    let keys = index.screens.map { setting.on($0.name) }
    let rows = index.results.experiment.policies.compactMap { policy -> Row? in
      func rates(_ metric: Metric) -> [RateRow] {
        keys.compactMap { index.rate(metric, of: policy.name, in: $0) }
      }
      let success = rates(.success)
      if success.allSatisfy({ $0.travel == nil }) { return nil }
      return Row(
        policy: policy.name, success: success,
        falseTrigger: rates(.falseTrigger).max { $0.rate < $1.rate })
    }
    return rows.sorted { $0.asked < $1.asked }
  }

  private static func table(_ rows: [Row], _ index: ResultIndex) -> Table {
    let screens = ReportCharts.panels(index.screens)
    let columns = PolicyLayout.columns(screens, of: index.results.experiment)
    var table = Table(
      [
        ("Policy", .left), ("Success, lowest", .right),
        ("False triggers, pooled, highest", .right),
      ]
        + columns.flatMap { column -> [Table.Column] in
          [("\(column.title): needed", .right), ("made, mm", .right)]
        })
    let cells = rows.map { row -> [Prose] in
      let worst = row.success.min { $0.rate < $1.rate }
      return ["\(code: row.policy)"]
        + [worst, row.falseTrigger].map { $0.map { "\(RateText.cell($0))" } ?? "" }
        + screens.flatMap { screen -> [Prose] in
          let travel = row.success.first { $0.condition.screen == screen.name }?.travel
          return ["\(asked(travel))", "\(made(travel))"]
        }
    }
    for row in PolicyLayout.rows(cells, isEssential: false) { table.append(row) }
    return table
  }

  /// `134 pt, 22 mm`.
  private static func asked(_ travel: RateRow.Travel?) -> String {
    guard let travel, let points = travel.asked else { return "never" }
    let length = travel.askedLength.map { ", \(FixedDecimals.string($0, decimals: 0)) mm" }
    return "\(FixedDecimals.string(points, decimals: 0)) pt\(length ?? "")"
  }

  private static func made(_ travel: RateRow.Travel?) -> String {
    guard let length = travel?.madeLength else { return "none" }
    let error = travel?.madeLengthError
    let decimals = error.map { $0 > 0 && $0 < 0.095 ? 2 : 1 } ?? 1
    return FixedDecimals.string(length, decimals: decimals)
      + (error.map { " ± " + FixedDecimals.string($0, decimals: decimals) } ?? "")
  }

  private static let note: Prose =
    "\(em: "Needed"): the shortest travel that completes the pop at a steady, slow 250 pt/s"
    + " (\(code: "swipelab explain") has other speeds); policies are sorted by it. \(em: "Made"):"
    + " the mean travel along the pop, from touch-down to lift, of the wanted pops that completed,"
    + " which is long where few complete. Rates are percentages on the worst screen."
}
