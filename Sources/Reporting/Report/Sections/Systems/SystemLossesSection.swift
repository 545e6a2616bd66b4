import Documents
import Drawing
import Findings
import NavigationModel
import Study

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
    + " percent of the wanted pops, the mean over the pages where people want to go back, each page"
    + " counting the same; success and the stages add up to 100. \(em: "Slop"): the finger lifted"
    + " before it passed the slop. \(em: "Gate"): a region, an angle or a rule refused."
    + " \(em: "Content took it"): the page's own recognizers began first. \(em: "Decision"): the"
    + " policy cancelled at release. \(em: "Race"): the policy cancelled, but the transition ran to"
    + " its end all the same. \(em: "Navigation"): a pop began although none was possible. The last"
    + " column names the page on which a system succeeds least, and the stage that loses most"
    + " there."
}
