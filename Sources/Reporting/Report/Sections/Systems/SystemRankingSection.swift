import Drawing
import ExperimentFiles
import Findings
import NavigationModel

/// Every system in one table, in the order of the rule behind the answer.
enum SystemRankingSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let pages = SystemText.everything(index) else { return [] }
    let choice = SystemChoice(pages)
    var table = MarkdownTable([
      ("System", .left), ("Verdict", .left), ("Works on", .right), ("Success, worst page", .left),
      ("Success, best page", .left), ("Consistency", .right), ("Most blocked content", .left),
      ("False triggers", .left), ("False triggers, worst", .left), ("Flashes, worst", .left),
      ("Both at once, worst", .left),
      ("Stuck", .left), ("Corrupted", .left), ("Pops where switched off", .right),
    ])
    for standing in choice.admitted {
      table.append(cells(standing, standing.works ? "within the limits" : "works nowhere"))
    }
    for exclusion in choice.excluded {
      table.append(cells(exclusion.standing, exclusion.reason.verdict))
    }
    return ["## The systems, ranked", "", note, ""] + table.lines
  }

  private static func cells(_ standing: SystemStanding, _ verdict: String) -> [String] {
    let works =
      "\(standing.workingPages)/\(standing.wantedPages)"
      + (standing.unsurePages > 0 ? " (+\(standing.unsurePages)?)" : "")
    let success = [standing.success?.worst, standing.success?.best].map { row in
      row.map { "\(RateText.cell($0)) (`\($0.condition.context)`)" } ?? ""
    }
    let consistency = standing.consistency.map { FixedDecimals.string($0, decimals: 2) } ?? ""
    return ["`\(standing.system.name)`", verdict, works] + success + [consistency]
      + [cell(standing.highest[.blockedContent]), cell(standing.falseTriggers)]
      + costs.map { cell(standing.highest[$0]) }
      + [standing.popsWhereDisabled.map { $0.rate == 0 ? "0" : RateText.cell($0) } ?? ""]
  }

  private static let costs: [SystemFigure] = [
    .falseTrigger, .flash, .dualActivation, .stuck, .corrupted,
  ]

  /// A rate with its page, or a bare 0.
  private static func cell(_ row: RateRow?) -> String {
    row.map { $0.rate == 0 ? "0" : "\(RateText.cell($0)) (`\($0.condition.context)`)" } ?? ""
  }

  private static let note =
    "In percent of swipes, with standard errors: worst and best are over every page and screen,"
    + " and 0 says that no such swipe was seen. *Works on*: pages on which more than half of the"
    + " wanted pops complete on every screen, beyond the error, of the pages where people want to"
    + " go back and the app lets them; (+2?) says that two more lie so near one half that the"
    + " error does not tell. *False triggers*: pops among the content gestures of the worst"
    + " kind, on pages"
    + " whose content takes no stroke the pop's way. *Consistency*: 1 less the difference between"
    + " the best page and the worst, 1 where all are alike. Blocked content, false"
    + " triggers and flashes (pops that"
    + " began and came back) weigh each intent as often as people are assumed to want it on that"
    + " page; their errors are upper bounds. *Both at once*, *stuck* and *corrupted* are over all"
    + " sessions alike."
}
