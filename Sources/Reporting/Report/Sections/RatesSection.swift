import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import Study
import SwipeSimulation

/// Policy by screen: success and false triggers, with errors.
enum RatesSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let isLong = PolicyLayout.isLong(index.results.experiment)
    return index.shownSettings.flatMap { setting in
      Metric.all.flatMap { metric -> [Block] in
        let title = Block.section("\(title(metric))\(setting.place(in: index))")
        if isLong {
          guard let rows = PolicyRateRows(metric, setting, index) else { return [] }
          return [title, .paragraph([note(metric), rows.remark].sentences), .table(rows.table)]
        }
        guard let table = table(metric, setting, index) else { return [] }
        return [title, .paragraph(note(metric)), .table(table)] + byIntent(metric, setting, index)
      }
    }
  }

  private static func title(_ metric: Metric) -> String {
    let words = metric.name.replacing("-", with: " ")
    return words.sentenceCased
      + (metric.name == Metric.falseTrigger.name ? ", pooled, % of swipes" : ", % of swipes")
  }

  private static func note(_ metric: Metric) -> Prose {
    let direction = metric.higherIsBetter ? "Higher is better" : "Lower is better"
    let summary = metric.summary.sentenceCased
    return "\(Prose(catalogue: summary)): \(Prose(catalogue: metric.formula)). \(direction)."
  }

  private static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> Table? {
    let policies = index.results.experiment.policies.map(\.name)
    var table = Table(
      [("Screen", .left), ("View, pt", .right), ("mm", .right)]
        + policies.map { ("\(code: $0)", .right) })
    var isEmpty = true
    for screen in index.screens {
      let cells = policies.map { policy -> Prose in
        guard let row = index.rate(metric, of: policy, in: setting.on(screen.name)) else {
          return ""
        }
        isEmpty = false
        return "\(RateText.cell(row))"
      }
      table.append(
        [
          "\(screen.reportTitle)", "\(FixedDecimals.trimmed(screen.viewWidth))",
          "\(FixedDecimals.string(screen.viewWidthInMillimetres, decimals: 0))",
        ] + cells)
    }
    return isEmpty ? nil : table
  }

  /// The highest rate of each intent over the screens, for metrics that tell intents apart.
  private static func byIntent(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [Block] {
    guard metric.isAlsoPerIntent else { return [] }
    let policies = index.results.experiment.policies.map(\.name)
    var table = Table([("Intent", .left)] + policies.map { ("\(code: $0)", .right) })
    for intent in index.results.experiment.intents where metric.roles.contains(intent.role) {
      let cells = policies.map { highest(metric, $0, intent, setting, index) }
      table.append(["\(code: intent.rawValue)"] + cells)
    }
    let statuses = LimitText.cells(metric, policies, setting, index)
    if !statuses.isEmpty { table.append(["Limit"] + statuses) }
    let place = index.screens.count > 1 ? ", on the screen with the highest rate" : ""
    let remark: Prose = statuses.isEmpty ? "" : " \(LimitText.remark(index.results.experiment))"
    return ["By intent\(place).\(remark)", .table(table)]
  }

  /// The highest rate of an intent over the screens.
  fileprivate static func highest(
    _ metric: Metric, _ policy: String, _ intent: Intent, _ setting: ResultIndex.Setting,
    _ index: ResultIndex
  ) -> Prose {
    let rows = index.screens.compactMap {
      index.rate(metric, of: policy, intent: intent.rawValue, in: setting.on($0.name))
    }
    return rows.max { ($0.rate, $0.high) < ($1.rate, $1.high) }.map { "\(RateText.cell($0))" } ?? ""
  }
}

/// One metric of many policies: policies as rows, best first, screens as columns, and behind them
/// the highest rate of each intent where the metric tells intents apart.
struct PolicyRateRows {
  /// The table.
  let table: Table
  /// Its order, and what it leaves out.
  let remark: Prose

  /// Makes the table; nil where the experiment has no such rates.
  init?(_ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex) {
    let experiment = index.results.experiment
    let screens = ReportCharts.panels(index.screens)
    let intents =
      metric.isAlsoPerIntent ? experiment.intents.filter { metric.roles.contains($0.role) } : []
    let policies = experiment.policies.map(\.name)
    let statuses = LimitText.cells(metric, policies, setting, index)
    var rows: [(mean: Double, cells: [Prose])] = []
    for (place, policy) in policies.enumerated() {
      let rates = index.screens.compactMap {
        index.rate(metric, of: policy, in: setting.on($0.name))?.rate
      }
      if rates.isEmpty { continue }
      let cells =
        screens.map { screen -> Prose in
          index.rate(metric, of: policy, in: setting.on(screen.name)).map { "\(RateText.cell($0))" }
            ?? ""
        }
        + intents.map { RatesSection.highest(metric, policy, $0, setting, index) }
        + (statuses.isEmpty ? [] : [statuses[place]])
      rows.append((rates.reduce(0, +) / Double(rates.count), ["\(code: policy)"] + cells))
    }
    if rows.isEmpty { return nil }
    let isEssential = metric.isHeadline
    // Sorting is stable: equal policies stay in the order of the experiment.
    let sorted = rows.sorted { metric.higherIsBetter ? $0.mean > $1.mean : $0.mean < $1.mean }
    var table = Table(
      [("Policy", .left)] + PolicyLayout.columns(screens, of: index.results.experiment)
        + intents.map { ("\(code: $0.rawValue)", .right) }
        + (statuses.isEmpty ? [] : [("Limit", .left)]))
    for row in PolicyLayout.rows(sorted.map(\.cells), isEssential: isEssential) {
      table.append(row)
    }
    self.table = table
    remark =
      [
        "Sorted\(index.screens.count > 1 ? " by the mean over the screens" : ""), best first.",
        intents.isEmpty ? "" : "Rates by intent are from the screen with the highest rate.",
        statuses.isEmpty ? "" : LimitText.remark(experiment),
        screens.count < index.screens.count
          ? "Shown are \(screens.count) of the \(index.screens.count) screens." : "",
        PolicyLayout.remark(rows: rows.count, isEssential: isEssential, file: "rates.csv"),
      ].sentences
  }
}

/// How a report lists the policies of an experiment: as columns and by name while they are few, as
/// rows and by counts where they are many.
enum PolicyLayout {
  /// Most policies that stand beside each other in a table.
  static let mostColumns = 8
  /// Most policies of which every table is printed in full.
  static let mostFullRows = 20
  /// Rows printed from each end of a table that is not printed in full.
  private static let shownAtEachEnd = 5

  /// Whether an experiment has more policies than stand beside each other.
  static func isLong(_ experiment: Experiment) -> Bool {
    experiment.policies.count > mostColumns
  }

  /// The rows of a sorted table that are printed, with a row for those in between.
  ///
  /// - Parameter isEssential: whether the table is printed in full whatever its length.
  static func rows(_ rows: [[Prose]], isEssential: Bool) -> [[Prose]] {
    guard !isEssential, rows.count > mostFullRows, let width = rows.first?.count else {
      return rows
    }
    let hidden = rows.count - 2 * shownAtEachEnd
    let gap: [Prose] = ["(\(hidden) between)"] + Array(repeating: "…", count: width - 1)
    return rows.prefix(shownAtEachEnd) + [gap] + rows.suffix(shownAtEachEnd)
  }

  /// What to say of a table whose rows are not all printed; empty where they are.
  static func remark(rows count: Int, isEssential: Bool, file: String) -> Prose {
    guard !isEssential, count > mostFullRows else { return "" }
    let ends = count - 2 * shownAtEachEnd
    return "Of \(count) policies the first \(shownAtEachEnd) and the last \(shownAtEachEnd) are"
      + " shown; the \(ends) between are in \(code: file)."
  }

  /// Screens as columns: their names, which are short, with the view's width, and the touch rate
  /// where screens differ in it.
  static func columns(_ screens: [Screen], of experiment: Experiment) -> [Table.Column] {
    screens.map {
      let rate = rate(of: $0, in: experiment)
      return ("\(code: $0.name), \(FixedDecimals.trimmed($0.viewWidth)) pt\(rate)", .right)
    }
  }

  /// How often a screen reads touches, its population's rate unless it has its own: `, 120 Hz`;
  /// empty where all screens read them alike.
  static func rate(of screen: Screen, in experiment: Experiment) -> String {
    let usual = Double(experiment.population.panel.rate)
    guard Set(experiment.screens.map { $0.touchRate ?? usual }).count > 1 else { return "" }
    return ", \(FixedDecimals.trimmed(screen.touchRate ?? usual)) Hz"
  }
}
