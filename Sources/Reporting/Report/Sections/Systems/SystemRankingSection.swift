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
      ("Most pops complete on", .right), ("Edge", .right), ("Anywhere", .right),
      ("Content lost", .right), ("Most content lost", .left), ("False triggers, worst", .left),
      ("Broken sessions", .left), ("Pops where switched off", .right),
    ])
    let isOut = Set(choice.excluded.map(\.standing.system.name))
    for standing in choice.standings {
      let name = standing.system.name
      let harm: Prose =
        standing.mostLost.map { "\(percent($0.harm)) (\(code: $0.context.name))" } ?? "0"
      table.append(
        ["\(code: name)", SystemText.additions(standing)]
          + ["\(SystemText.cell(standing.success))", "\(SystemText.pages(standing))"]
          + [standing.fromEdge, standing.fromAnywhere, standing.lost].map {
            "\(SystemText.cell($0))"
          }
          + [harm, cell(standing.falseTriggers) + (isOut.contains(name) ? ", over" : "")]
          + [standing.damage.map { "\($0.metric) \(cell($0))" as Prose }.joined(separator: ", ")]
          + [
            standing.popsWhereDisabled.map { $0.rate == 0 ? "0" : "\(RateText.cell($0))" } ?? ""
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
    "In percent, means over pages and screens with upper bounds of their standard errors. Where the"
    + " app adds something to a system (the second column), success, content lost and false"
    + " triggers are those with it. \(em: "Success"): pops start at the edge as often as is"
    + " assumed; \(em: "edge") and \(em: "anywhere"): all or none do. \(em: "Content lost"):"
    + " strokes that a pop takes or moves with."
    + " \(em: "False triggers"): pops among the content gestures of the worst kind, on pages whose"
    + " content takes no stroke the pop's way; \(em: "over"): the limit, so that the system is not"
    + " recommended. \(em: "Broken sessions"): without the test that the app adds, where they are"
    + " most frequent. A system that pages install one by one leaves to other pages what UIKit has"
    + " by itself (\(code: "uikit.edge")), one baseline for all."
}
