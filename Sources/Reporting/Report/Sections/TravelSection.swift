import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// How far each rule lets the finger go before it completes a pop, beside what it gives for that.
enum TravelSection: ReportSection {
  /// A policy as it ships.
  private struct Row {
    let policy: NamedPolicy
    /// The lowest success and the highest rate of false triggers over the screens.
    let success, falseTrigger: RateRow?
    /// One entry per screen, narrowest first.
    let travel: [MeasureEstimate?]
  }

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    var lines: [String] = []
    for setting in index.settings {
      let rows = rows(setting, index)
      if rows.isEmpty { continue }
      let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
      lines += (lines.isEmpty ? [] : [""]) + ["## What the rules ask of the finger\(place)", ""]
      lines += [note, ""] + table(rows, index)
    }
    return lines
  }

  /// Policies by ascending travel on the narrowest screen; those without one come last.
  private static func rows(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> [Row] {
    let keys = index.screens.map { setting.on($0.name) }
    let travel = keys.map { index.requiredTravel(in: $0) }
    let rows = index.results.experiment.policies.compactMap { policy -> Row? in
      let own = travel.map { $0[policy.name] }
      if own.allSatisfy({ $0 == nil }) { return nil }
      func rates(_ metric: Metric) -> [RateRow] {
        keys.compactMap { index.rate(metric, of: policy.name, in: $0) }
      }
      return Row(
        policy: policy, success: rates(.success).min { $0.rate < $1.rate },
        falseTrigger: rates(.falseTrigger).max { $0.rate < $1.rate }, travel: own)
    }
    func key(_ row: Row) -> Double { row.travel.first.flatMap { $0?.value } ?? .infinity }
    return rows.sorted { key($0) < key($1) }
  }

  private static func table(_ rows: [Row], _ index: ResultIndex) -> [String] {
    let screens = ReportCharts.panels(index.screens)
    var table = MarkdownTable(
      [("Policy", .left), ("Success, lowest", .right), ("False triggers, highest", .right)]
        + views(index).map {
          ("\(FixedDecimals.trimmed($0.viewWidth, decimals: 1)) pt at 250 pt/s: pt", .right)
        }
        + PolicyLayout.columns(screens, of: index.results.experiment).map {
          ("\($0.title): mm", $0.alignment)
        })
    for row in rows {
      let travel = zip(index.screens, row.travel).filter { screen, _ in
        screens.contains { $0.name == screen.name }
      }.map { $0.1.map(cell) ?? "never" }
      table.append(
        ["`\(row.policy.name)`", row.success.map(RateText.cell) ?? ""]
          + [row.falseTrigger.map(RateText.cell) ?? ""]
          + views(index).map { asked($0, by: row.policy) } + travel)
    }
    return table.lines
  }

  /// The narrowest and the widest view.
  private static func views(_ index: ResultIndex) -> [SteadyTravel] {
    var screens = [index.screens.first, index.screens.last].compactMap { $0 }
    if screens.first?.viewWidth == screens.last?.viewWidth { screens = Array(screens.prefix(1)) }
    return screens.map {
      SteadyTravel(
        viewWidth: $0.viewWidth, viewHeight: $0.height,
        millimetresPerPoint: $0.millimetresPerPoint)
    }
  }

  private static func asked(_ view: SteadyTravel, by policy: NamedPolicy) -> String {
    view.needed(by: policy, at: 250).map { FixedDecimals.string($0, decimals: 0) } ?? "never"
  }

  private static func cell(_ travel: MeasureEstimate) -> String {
    let error = travel.standardError.map { $0 > 0 && $0 < 0.095 ? 2 : 1 } ?? 1
    return FixedDecimals.string(travel.value, decimals: error)
      + (travel.standardError.map { " ± " + FixedDecimals.string($0, decimals: error) } ?? "")
  }

  private static let note =
    "Mean travel of the finger in mm up to the first moment at which a release would have completed"
    + " the pop, over the wanted pops that had such a moment; sorted by that on the narrowest"
    + " screen. A rule that few swipes satisfy is told of those few alone, so read it beside the"
    + " success. Rates are in percent, as shipped, where they are worst over the screens. The"
    + " columns at 250 pt/s tell what the rule itself asks of a finger that keeps this slow speed:"
    + " the travel in pt on the narrowest and the widest view (`swipelab explain` has other"
    + " speeds)."
}
