import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import Study
import SwipeSimulation

/// Policy by screen: success and false triggers, with errors.
enum RatesSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let isLong = PolicyLayout.isLong(index.experiment)
    return index.shownSettings.flatMap { setting in
      Metric.all.flatMap { metric -> [Block] in
        let title = Block.section("\(title(metric))\(setting.place(in: index))")
        if isLong {
          guard let rows = PolicyRateRows.table(metric, setting, index) else { return [] }
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
    let policies = index.experiment.policies.map(\.name)
    var isEmpty = true
    let table = Table(
      [("Screen", .left), ("View, pt", .right), ("mm", .right)]
        + policies.map { ("\(code: $0)", .right) }
    ).rows(index.screens) { screen in
      let cells = policies.map { policy -> Prose in
        guard let row = index.rate(metric, of: policy, in: setting.on(screen.name)) else {
          return ""
        }
        isEmpty = false
        return "\(RateText.cell(row))"
      }
      return [
        "\(screen.reportTitle)", "\(FixedDecimals.trimmed(screen.viewWidth))",
        "\(FixedDecimals.string(screen.viewWidthInMillimetres, decimals: 0))",
      ] + cells
    }
    return isEmpty ? nil : table
  }

  /// The highest rate of each intent over the screens, for metrics that tell intents apart.
  private static func byIntent(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [Block] {
    guard metric.isAlsoPerIntent else { return [] }
    let policies = index.experiment.policies.map(\.name)
    var table = Table([("Intent", .left)] + policies.map { ("\(code: $0)", .right) })
    for intent in index.experiment.intents where metric.roles.contains(intent.role) {
      let cells = policies.map { highest(metric, $0, intent, setting, index) }
      table.append(["\(code: intent.rawValue)"] + cells)
    }
    let statuses = LimitText.cells(metric, policies, setting, index)
    if !statuses.isEmpty { table.append(["Limit"] + statuses) }
    let place = index.screens.count > 1 ? ", on the screen with the highest rate" : ""
    let remark: Prose = statuses.isEmpty ? "" : " \(LimitText.remark(index.experiment))"
    return ["By intent\(place).\(remark)", .table(table)]
  }

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
enum PolicyRateRows {
  /// The table with its order and what it leaves out; nil where the experiment has no such rates.
  static func table(
    _ metric: Metric, _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> (table: Table, remark: Prose)? {
    let experiment = index.experiment
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
    let table = Table(
      [("Policy", .left)] + PolicyLayout.columns(screens, of: experiment)
        + intents.map { ("\(code: $0.rawValue)", .right) }
        + (statuses.isEmpty ? [] : [("Limit", .left)]),
      rows: PolicyLayout.rows(sorted.map(\.cells), isEssential: isEssential))
    let remarks: [Prose] = [
      "Sorted\(index.screens.count > 1 ? " by the mean over the screens" : ""), best first.",
      intents.isEmpty ? "" : "Rates by intent are from the screen with the highest rate.",
      statuses.isEmpty ? "" : LimitText.remark(experiment),
      screens.count < index.screens.count
        ? "Shown are \(screens.count) of the \(index.screens.count) screens." : "",
      PolicyLayout.remark(rows: rows.count, isEssential: isEssential, file: "rates.csv"),
    ]
    return (table, remarks.sentences)
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
  static func isLong(_ experiment: Experiment) -> Bool { experiment.policies.count > mostColumns }

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

/// How far a rule lets the finger go before it completes a pop, and how far people went, beside
/// what it gives for that.
enum TravelSection {
  /// A policy with its rates of success, one per screen, narrowest first.
  private struct Row {
    let policy: String
    let success: [RateRow]
    /// The highest rate of false triggers over the screens.
    let falseTrigger: RateRow?
    /// What it asks for on the narrowest screen.
    var asked: Double { success.first?.travel?.asked ?? .infinity }
  }

  static func blocks(_ index: ResultIndex) -> [Block] {
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
    let rows = index.experiment.policies.compactMap { policy -> Row? in
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
    let columns = PolicyLayout.columns(screens, of: index.experiment)
    let cells = rows.map { row -> [Prose] in
      let worst = row.success.min { $0.rate < $1.rate }
      return ["\(code: row.policy)"]
        + [worst, row.falseTrigger].map { $0.map { "\(RateText.cell($0))" } ?? "" }
        + screens.flatMap { screen -> [Prose] in
          let travel = row.success.first { $0.condition.screen == screen.name }?.travel
          return ["\(asked(travel))", "\(made(travel))"]
        }
    }
    return Table(
      [("Policy", .left), ("Success, lowest", .right), ("False triggers, pooled, highest", .right)]
        + columns.flatMap { column -> [Table.Column] in
          [("\(column.title): needed", .right), ("made, mm", .right)]
        },
      rows: PolicyLayout.rows(cells, isEssential: false))
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
