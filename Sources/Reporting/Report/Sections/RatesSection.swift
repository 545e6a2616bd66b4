import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Policy by screen: success and false triggers, with errors.
enum RatesSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    var lines: [String] = []
    let isLong = PolicyLayout.isLong(index.results.experiment)
    for setting in index.shownSettings {
      for metric in Metric.all {
        if isLong {
          guard let rows = PolicyRateRows(metric, setting, index) else { continue }
          let place =
            index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
          lines += (lines.isEmpty ? [] : [""]) + ["## \(title(metric))\(place)", ""]
          lines += [note(metric) + rows.remark, ""] + rows.lines
          continue
        }
        let table = table(metric, setting, index)
        guard let table else { continue }
        if !lines.isEmpty { lines.append("") }
        let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
        lines += ["## \(title(metric))\(place)", "", note(metric), ""] + table
        lines += byIntent(metric, setting, index)
      }
    }
    return lines
  }

  private static func title(_ metric: Metric) -> String {
    let words = metric.name.replacing("-", with: " ")
    return words.sentenceCased + ", % of swipes"
  }

  private static func note(_ metric: Metric) -> String {
    let direction = metric.higherIsBetter ? "Higher is better" : "Lower is better"
    let summary = metric.summary.sentenceCased
    return "\(summary): \(metric.formula). \(direction)."
  }

  private static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [String]? {
    let policies = index.results.experiment.policies.map(\.name)
    var table = MarkdownTable(
      [("Screen", .left), ("View, pt", .right), ("mm", .right)]
        + policies.map { ("`\($0)`", .right) })
    var isEmpty = true
    for screen in index.screens {
      let cells = policies.map { policy -> String in
        guard let row = index.rate(metric, of: policy, in: setting.on(screen.name)) else {
          return ""
        }
        isEmpty = false
        return RateText.cell(row)
      }
      table.append(
        [
          screen.title, FixedDecimals.trimmed(screen.viewWidth),
          FixedDecimals.string(screen.viewWidthInMillimetres, decimals: 0),
        ] + cells)
    }
    return isEmpty ? nil : table.lines
  }

  /// The highest rate of each intent over the screens, for metrics that tell intents apart.
  private static func byIntent(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [String] {
    guard metric.isAlsoPerIntent else { return [] }
    let policies = index.results.experiment.policies.map(\.name)
    var table = MarkdownTable([("Intent", .left)] + policies.map { ("`\($0)`", .right) })
    for intent in index.results.experiment.intents where metric.roles.contains(intent.role) {
      let cells = policies.map { policy in
        let rows = index.screens.compactMap {
          index.rate(metric, of: policy, intent: intent.rawValue, in: setting.on($0.name))
        }
        return rows.max { ($0.rate, $0.high) < ($1.rate, $1.high) }.map(RateText.cell) ?? ""
      }
      table.append(["`\(intent.rawValue)`"] + cells)
    }
    let statuses = LimitText.cells(metric, policies, setting, index)
    if !statuses.isEmpty { table.append(["Limit"] + statuses) }
    let place = index.screens.count > 1 ? ", where it is highest over the screens" : ""
    let remark = statuses.isEmpty ? "" : " " + LimitText.remark(index.results.experiment)
    return ["", "The same by intent\(place).\(remark)", ""] + table.lines
  }
}
