import Charts
import Documents
import ExperimentFiles
import Findings
import NavigationModel
import SwipeSimulation

/// What readers of the articles look for: their systems on the pages that they speak of.
enum ReadersSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything), let screen = pages.screens.first,
      pages.contexts.contains(where: { page in
        pages.systems.contains {
          pages.row(.success, of: $0.name, on: page, screen, from: .edge) != nil
        }
      })
    else { return [] }
    let tables = ReaderTable.all.flatMap { layout -> [Block] in
      var table = Table([("", .left)] + layout.columns.map { (Prose(catalogue: $0), .right) })
      for (label, row) in zip(layout.rows, layout.cells) {
        let cells = row.compactMap { system, page -> Prose? in
          guard let context = pages.contexts.first(where: { $0.name == page }),
            pages.systems.contains(where: { $0.name == system })
          else { return nil }
          return Prose(cell(context) { pages.row($0, of: system, on: context, screen, from: $1) })
        }
        if cells.count < row.count { return [] }
        table.append([Prose(catalogue: label)] + cells)
      }
      return [.part("\(layout.title)"), .paragraph(Prose(catalogue: layout.note)), .table(table)]
    }
    return Block.section(
      "For readers of the articles", tables.isEmpty ? [] : [note(screen.name)] + tables)
  }

  /// Success where people may go back, and what goes wrong.
  private static func cell(
    _ page: PageContext, _ row: (SystemFigure, SwipeStart) -> PageRow?
  ) -> String {
    func rates(_ figure: SystemFigure) -> [Double] {
      SwipeStart.allCases.map { row(figure, $0)?.rate ?? 0 }
    }
    // A rightward stroke of the content that pops is one that the content lost.
    let isLost = page.servedDirections.contains(.rightward)
    let harms = [
      ("lost", rates(.contentLost).last), ("unwanted", isLost ? 0 : rates(.falseTrigger).last),
      ("dual", rates(.dualActivation).max()), ("stuck", rates(.stuck).max()),
      ("corrupted", rates(.corrupted).max()),
    ]
    let parts = harms.compactMap { words, rate in
      rate.flatMap { $0 < 0.005 ? nil : "\(RateMatrixScene.number($0)) \(words)" }
    }
    let success = rates(.success).map(RateMatrixScene.number).joined(separator: " / ")
    let all = (page.expectsPop ? [success] : []) + parts
    return all.isEmpty ? "0" : all.joined(separator: ", ")
  }

  private static func note(_ screen: String) -> Block {
    "Figures are percentages on \(code: screen): wanted pops that complete, from the edge / away"
      + " from the edge; then content gestures that a pop takes or shares (lost) and false triggers"
      + " (unwanted); then swipes that move both page and content (dual) or break navigation"
      + " (stuck, corrupted), as shares of all swipes from the start where they are more frequent. Values under 0.5 are"
      + " omitted; 0 means nothing else occurred. The first article's distances, shares and flicks"
      + " are those of \(code: "Experiments/first-article.json"); \(code: "tune-phone.json") and"
      + " \(code: "tune-tablet.json") tune each to the same limits."
  }
}
