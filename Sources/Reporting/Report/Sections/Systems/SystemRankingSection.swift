import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel

/// Every system in one table, in the order of the rule behind the answer.
enum SystemRankingSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let choice = SystemChoice(pages)
    var table = Table([
      ("System", .left), ("What the app adds", .left), ("Success", .right),
      ("Pages above 50%", .right), ("Edge", .right), ("Away", .right),
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
    + " \(em: "Pages above 50%") are those on which more than half of the pops complete."
    + " \(em: "Content lost") counts content gestures that a pop takes or shares."
    + " \(em: "False triggers") are pops among the content gestures of the worst kind, on pages"
    + " whose content takes no stroke in the direction of the pop; \(em: "broken") means that the"
    + " limit is broken, so the system is not recommended. \(em: "Broken sessions") are counted"
    + " without the check that the app adds; \(em: "pops where disabled"), on pages where the app"
    + " disables going back. Pages that do not ask for a system installed page by page keep UIKit's"
    + " edge swipe (\(code: "uikit.edge"))."
}
