import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import Study

/// Every system in one table, in the order of the rule behind the answer.
enum SystemRankingSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let choice = SystemChoice(pages)
    var table = Table([
      ("System", .left), ("What the app changes", .left), ("Success", .right),
      ("Pages over 50%", .right), ("Edge", .right), ("Away", .right),
      ("Content lost: mean, worst page", .left),
      ("False triggers, worst page", .left), ("Broken sessions, worst page", .left),
      ("Pops where disabled", .right),
    ])
    let isOut = Set(choice.excluded.map(\.standing.system.name))
    for standing in choice.standings {
      let name = standing.system.name
      let harm: Prose =
        standing.mostLost.map { ", \(percent($0.harm)) (\(code: $0.context.name))" } ?? ""
      let starts = [standing.fromEdge, standing.fromAnywhere].map { mean -> Prose in
        mean.map { "\(percent($0.rate))" } ?? ""
      }
      let damage = standing.damage.map { "\($0.metric) \(cell($0))" as Prose }
      let disabled: Prose =
        standing.popsWhereDisabled.map { $0.rate == 0 ? "0" : "\(percent($0.rate))" } ?? ""
      table.append(
        [
          "\(code: name)", SystemText.additions(standing), "\(SystemText.cell(standing.success))",
          "\(SystemText.pages(standing))",
        ] + starts + [
          "\(SystemText.cell(standing.lost))\(harm)",
          cell(standing.falseTriggers) + (isOut.contains(name) ? ", broken" : ""),
          damage.joined(separator: ", "), disabled,
        ])
    }
    return [.section("The systems, ranked"), .paragraph(note), .table(table)]
  }

  private static func percent(_ rate: Double) -> String {
    FixedDecimals.string(rate * 100, decimals: 1)
  }

  /// A rate with its page, or a bare 0.
  private static func cell(_ row: RateRow?) -> Prose {
    row.map { $0.rate == 0 ? "0" : "\(RateText.cell($0)) (\(code: $0.condition.context))" } ?? ""
  }

  private static let note: Prose =
    "Figures are percentages, means over pages and screens unless a page is named; ± is an upper"
    + " bound of the error. Where the app adds something to a system (second column), success,"
    + " content lost and false triggers include it. For \(em: "success"), pops start at the edge as"
    + " often as assumed; for \(em: "edge") all do, for \(em: "away") none does."
    + " \(em: "Content lost") counts content gestures that a pop takes or shares."
    + " \(em: "False triggers") are pops among the content gestures of the worst kind, on pages"
    + " whose content takes no stroke in the direction of the pop; \(em: "broken"): over the limit,"
    + " so not recommended. \(em: "Broken sessions") are counted without the check that the app"
    + " adds; \(em: "pops where disabled"), on pages where the app disables going back. Pages that"
    + " do not ask for a system installed page by page keep UIKit's"
    + " edge swipe (\(code: "uikit.edge"))."
}

/// Where wanted pops are lost: the stage at which each system lets them end.
enum SystemLossesSection: ReportSection {
  private static let stages = SystemText.stages

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let rows = SystemChoice(pages).standings.compactMap { standing in
      let rates = pages.rates(.success, of: standing.system.name)
      return rates.min { $0.rate < $1.rate }.map { (standing.system.name, $0) }
    }
    let shown = stages.filter { stage in
      rows.contains { (pages.missed(at: stage.metric, by: $0.0)?.rate ?? 0) > 0 }
    }
    guard !rows.isEmpty, !shown.isEmpty else { return [] }
    var table = Table(
      [("System", .left), ("Success", .right)] + shown.map { (Prose($0.title), .right) }
        + [("Worst page, and why", .left)])
    for (name, worst) in rows {
      let metrics = [Metric.success] + shown.map(\.metric)
      table.append(
        ["\(code: name)"] + metrics.map { "\(SystemText.cell(pages.missed(at: $0, by: name)))" }
          + [lost(worst, by: name, pages, index)])
    }
    return [.section("Where wanted pops are lost"), .paragraph(note), .table(table)]
  }

  /// The stage that loses most on the worst page.
  private static func lost(
    _ worst: RateRow, by system: String, _ pages: SystemPages, _ index: ResultIndex
  ) -> Prose {
    let most = stages.compactMap { stage in
      index.rate(stage.metric, of: system, in: worst.condition).map { (stage.title, $0.rate) }
    }.max { $0.1 < $1.1 }
    guard let most, most.1 > 0 else { return "" }
    return SystemText.place(worst, on: pages)
      + ": \(most.0.lowercased()) (\(FixedDecimals.string(most.1 * 100, decimals: 0))%)"
  }

  private static let note: Prose =
    "Each system here is unmodified, so its success may differ from the ranking. Figures are"
    + " percent of the wanted pops, means over pages; they add up to 100. \(em: "Slop"): it lifted"
    + " before it passed the slop. \(em: "Gate"): a region, an angle or a rule refused."
    + " \(em: "Content took it"): the page's own recognizers began first. \(em: "Decision"): the"
    + " policy cancelled at release. \(em: "Race"): the policy cancelled, but the transition ran to"
    + " its end all the same. \(em: "Navigation"): a pop began although none was possible. The last"
    + " column has the page on which a system succeeds least, and the stage that loses most there."
}
