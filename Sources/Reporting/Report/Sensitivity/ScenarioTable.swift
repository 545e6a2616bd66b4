import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Rates and ranks of the policies of one screen in every scenario.
enum ScenarioTable {
  static func lines(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screen: Screen
  ) -> [String] {
    let key = setting.on(screen.name)
    let policies = columns(index, setting)
    let count = index.results.experiment.policies.count
    let rest = policies.count < count ? " The \(policies.count) policies that lead are shown." : ""
    return [(Metric.success, "Success"), (.falseTrigger, "False triggers")].flatMap {
      metric, title in
      guard index.rate(metric, of: policies.first ?? "", in: key) != nil else { return [String]() }
      var table = MarkdownTable(
        [("People", .left)] + policies.map { ("`\($0)`", .right) })
      table.append(["as assumed"] + cells(metric, policies, key, index))
      for (scenario, other) in index.scenarios {
        let value = FixedDecimals.trimmed(scenario.value, decimals: 4)
        table.append(["`\(scenario.assumption)` = \(value)"] + cells(metric, policies, key, other))
      }
      let text = "\(title), %, with the rank among \(count) policies.\(rest)"
      return [text, ""] + table.lines + [""]
    }
  }

  private static func cells(
    _ metric: Metric, _ policies: [String], _ key: ConditionKey, _ index: ResultIndex
  ) -> [String] {
    let all = index.results.experiment.policies.compactMap {
      index.rate(metric, of: $0.name, in: key)?.rate
    }
    return policies.map { policy in
      guard let row = index.rate(metric, of: policy, in: key) else { return "" }
      let rank = Metric.rank(of: row.rate, among: all, by: metric.name)
      return "\(RateText.cell(row)) (\(rank))"
    }
  }

  /// All policies while they stand beside each other; of more, those that succeed most often.
  private static func columns(
    _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> [String] {
    let names = index.results.experiment.policies.map(\.name)
    guard names.count > PolicyLayout.mostColumns else { return names }
    return names.sorted { success($0, index, setting) > success($1, index, setting) }
      .prefix(PolicyLayout.mostColumns).map(\.self)
  }

  /// A policy's lowest success over all screens.
  private static func success(
    _ policy: String, _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> Double {
    index.screens.compactMap {
      index.rate(.success, of: policy, in: setting.on($0.name))?.rate
    }.min() ?? -1
  }
}
