import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TrialStatistics

/// The same rules told two estimates of the velocity: each its own, and a common one.
enum EstimatorSection: ReportSection {
  private static let metrics: [Metric] = [.success, .falseTrigger]

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let twins = index.results.experiment.estimatorTwins
    if twins.isEmpty { return [] }
    var lines: [String] = []
    for setting in index.settings {
      let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
      let tables = metrics.compactMap { metric -> [String]? in
        guard let table = table(metric, twins, setting, index) else { return nil }
        return ["", "### \(title(metric))\(place)", ""] + table
      }
      if tables.isEmpty { continue }
      lines += (lines.isEmpty ? [] : [""])
      lines += ["## Own estimator against a common one\(place)", ""]
      lines += index.screens.flatMap { finding(twins, on: $0, setting, index) }
      lines += ["", note] + tables.joined()
    }
    return lines
  }

  private static func title(_ metric: Metric) -> String {
    metric.name == metrics[0].name
      ? "Success, own estimator → common one" : "False triggers, own estimator → common one"
  }

  /// Where the estimator matters on one screen, and where it does not.
  private static func finding(
    _ twins: [EstimatorTwin], on screen: Screen, _ setting: ResultIndex.Setting,
    _ index: ResultIndex
  ) -> [String] {
    let key = setting.on(screen.name)
    let found = twins.compactMap { twin -> (policy: String, rows: [ContrastRow])? in
      let rows = metrics.compactMap {
        index.contrast($0, twin.policy, twin.twin, in: key)
      }
      return rows.isEmpty ? nil : (twin.policy, rows)
    }
    if found.isEmpty { return [] }
    func differs(_ row: ContrastRow) -> Bool { [.better, .worse].contains(row.verdict) }
    let changed = found.filter { $0.rows.contains(where: differs) }
      .sorted { largest($0.rows) > largest($1.rows) }
    let same = found.count { $0.rows.allSatisfy { $0.verdict == .equivalent } }
    let margin = RateText.points(index.results.experiment.margin)
    let rate = PolicyLayout.rate(of: screen, in: index.results.experiment)
    var text =
      "- **`\(screen.name)`\(rate):** the estimator matters by"
      + " more than \(margin) to"
    text += " \(changed.isEmpty ? "none" : "\(changed.count)") of \(found.count) rules"
    if let first = changed.first {
      let names = changed.prefix(3).map { "`\($0.policy)`" }.joined(separator: ", ")
      let points = FixedDecimals.string(largest(first.rows) * 100, decimals: 1)
      text += " (most to \(names); up to \(points) points)"
    }
    text += ", and to \(same) of them it does not, in success and in false triggers"
    let open = found.count - changed.count - same
    return [text + (open > 0 ? "; undetermined: \(open)." : ".")]
  }

  private static func largest(_ rows: [ContrastRow]) -> Double {
    rows.map { abs($0.difference) }.max() ?? 0
  }

  /// Rules by their largest difference, largest first.
  private static func table(
    _ metric: Metric, _ twins: [EstimatorTwin], _ setting: ResultIndex.Setting,
    _ index: ResultIndex
  ) -> [String]? {
    let screens = ReportCharts.panels(index.screens)
    let isOneCommon = Set(twins.map(\.other)).count == 1
    let rows = twins.compactMap { twin -> (largest: Double, cells: [String])? in
      let contrasts = index.screens.compactMap {
        index.contrast(metric, twin.twin, twin.policy, in: setting.on($0.name))
      }
      if contrasts.isEmpty { return nil }
      let cells = screens.map { cell(metric, twin, setting.on($0.name), index) }
      let names = ["`\(twin.policy)`", "`\(twin.own)`"] + (isOneCommon ? [] : ["`\(twin.other)`"])
      return (largest(contrasts), names + cells)
    }
    if rows.isEmpty { return nil }
    var table = MarkdownTable(
      [("Policy", .left), ("Own", .left)]
        + (isOneCommon ? [] : [("Common", .left)])
        + PolicyLayout.columns(screens, of: index.results.experiment))
    for row in rows.sorted(by: { $0.largest > $1.largest }) { table.append(row.cells) }
    return table.lines
  }

  private static func cell(
    _ metric: Metric, _ twin: EstimatorTwin, _ key: ConditionKey, _ index: ResultIndex
  ) -> String {
    guard let own = index.rate(metric, of: twin.policy, in: key),
      let other = index.rate(metric, of: twin.twin, in: key),
      let difference = index.contrast(metric, twin.twin, twin.policy, in: key)
    else { return "" }
    // Errors of the two rates say less than that of their difference, which has the room.
    let rates = [own, other].map {
      RateText.plain($0.rate, error: $0.standardError, isShown: false)
    }
    return "\(rates[0]) → \(rates[1]) (\(RateText.difference(difference)))"
  }

  private static let note =
    "In percent of swipes: the rule told its own estimate of the velocity → the same rule told"
    + " the common one (what is compared beside it under `policy@estimator`), and in brackets the"
    + " paired difference, common less own, in points with its standard error. Sorted by the"
    + " largest difference over the screens."
    + " *Matters* and *does not* are the verdicts of `contrasts.csv`,"
    + " which also has every other metric."
}
