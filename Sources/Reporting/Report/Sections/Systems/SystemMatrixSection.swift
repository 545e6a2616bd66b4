import Charts
import Documents
import ExperimentFiles
import Findings
import NavigationModel
import Study
import SwipeSimulation

/// What the best systems do on each page, as they come.
enum SystemMatrixSection: ReportSection {
  /// More systems beside each other are too wide for a page.
  static let most = 3

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    var terms = SystemTerms()
    terms.hasRemedies = false
    let answer = SystemAnswer(index)
    let names = answer?.named.prefix(most) ?? []
    let plain = SystemChoice(pages, terms).standings
    let shown = names.compactMap { name in plain.first { $0.system.name == name } }
    guard shown.contains(where: { $0.success != nil }) else { return [] }
    var table = Table([("Page", .left)] + shown.map { ("\(code: $0.system.name)", .right) })
    for (place, context) in pages.contexts.enumerated() {
      let cells = shown.map { cell($0.pages[place]) }
      if cells.contains(where: { !$0.isEmpty }) { table.append(["\(code: context.name)"] + cells) }
    }
    let known = answer?.described ?? []
    let systems = shown.map(\.system).filter { !known.contains($0.name) }
    let named = pages.systems.filter { other in
      !shown.contains { $0.system.name == other.name }
        && systems.contains { $0.summary.contains("`\(other.name)`") }
    }
    let glosses = (named + systems).map(SystemText.gloss)
    return [.section("Systems, page by page"), .table(table), .paragraph(note)]
      + .list(glosses)
      + (ReadersSection.blocks(index, command: command).isEmpty
        ? []
        : [
          "The details show"
            + " \(link: "article systems", to: "details.md", at: "for-readers-of-the-articles")"
            + " on the pages that each article discusses."
        ])
  }

  private static func cell(_ page: SystemPage) -> Prose {
    // On some pages nobody starts at the edge, and on some nobody goes back.
    let starts =
      page.fromAnywhere == nil
      ? [] : [page.fromEdge, page.fromAnywhere].map { mean in mean.map { whole($0.rate) } ?? "-" }
    let lost = page.lost.map { $0.rate > 0 ? "\(whole($0.rate)) lost" : "0 lost" }
    let parts = [starts.isEmpty ? nil : starts.joined(separator: " / "), lost]
    return Prose(parts.compactMap(\.self).joined(separator: ", "))
  }

  private static func whole(_ rate: Double) -> String { RateMatrixScene.number(rate) }

  private static let note: Prose =
    "Success rate in percent, for pops from the edge / away from the edge (mean of the screens);"
    + " then, on pages with gestures of their own, the percentage of content gestures that a pop"
    + " takes or shares. No rate, or -: no such pops are played. The columns are the first"
    + " systems of the ranking, as designed, before the app switches anything off."
}

/// Systems that no other beats in both success and content lost.
enum SystemFrontierSection: ReportSection {
  /// Pages that are named.
  private static let most = 4

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let all = SystemChoice.frontier(pages)
    guard let most = all.first?.success?.rate else { return [] }
    let frontier = all.filter { ($0.success?.rate ?? 0) > most / 2 }
    var table = Table([
      ("Unmodified system", .left), ("Success rate", .right), ("Content lost", .right),
      ("Pages losing over \(DecisionText.whole(pages.limits.contentLost))", .left),
      ("Pages at or below 50%", .left),
    ])
    for standing in frontier {
      let lost = standing.pages.filter { $0.harm > pages.limits.contentLost }
        .sorted { $0.harm > $1.harm }.map { ($0.context.name, $0.harm) }
      let missed = standing.wanted.filter { $0.lowest <= 0.5 }.sorted { $0.lowest < $1.lowest }
        .map { ($0.context.name, $0.lowest) }
      let marks =
        (standing.breaksFalseTriggers ? ["false triggers"] : [])
        + (lost.isEmpty ? [] : ["content lost"])
        + (standing.damage.isEmpty ? [] : ["navigation"])
      table.append([
        "\(code: standing.system.name)"
          + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"),
        "\(SystemText.cell(standing.success))",
        "\(SystemText.cell(standing.lost, decimals: 2))", list(lost), list(missed),
      ])
    }
    return [.section("The price of success"), .table(table), .paragraph(note)]
  }

  private static func list(_ pages: [(name: String, rate: Double)]) -> Prose {
    if pages.isEmpty { return "none" }
    let shown = pages.prefix(most).map { page -> Prose in
      "\(code: page.name) (\(RateMatrixScene.number(page.rate)))"
    }
    let rest = pages.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let note: Prose =
    "Listed is every system that no other beats on both success and content lost, down to half the"
    + " success of the first. Both are percentages, means over equally weighted pages; a page in"
    + " brackets has the figure of its worst screen. (false triggers) and (content lost): breaks"
    + " that limit, so it cannot be recommended as it is. (navigation): can break navigation"
    + " without an added check."
}

/// What readers of the articles look for: their systems on the pages that they speak of.
enum ReadersSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything), let screen = pages.screens.first,
      let widest = pages.screens.last,
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
          return Prose(
            cell(context) { figure, start in
              [screen, widest].map {
                pages.row(figure, of: system, on: context, $0, from: start)?.rate ?? 0
              }
            })
        }
        if cells.count < row.count { return [] }
        table.append([Prose(catalogue: label)] + cells)
      }
      return [.part("\(layout.title)"), .paragraph(Prose(catalogue: layout.note)), .table(table)]
    }
    return Block.section(
      "For readers of the articles", tables.isEmpty ? [] : [note(screen.name, widest.name)] + tables
    )
  }

  /// Success where people may go back, and what goes wrong: rates on the narrowest screen and on
  /// the widest, which stands in brackets where it differs.
  static func cell(_ page: PageContext, _ rates: (Metric, SwipeStart) -> [Double]) -> String {
    func differs(_ rates: [Double]) -> Bool { abs(rates[0] - rates[1]) > 0.05 }
    func text(_ rates: [Double]) -> String {
      let numbers = rates.map(RateMatrixScene.number)
      return differs(rates) ? "\(numbers[0]) (\(numbers[1]))" : numbers[0]
    }
    func most(_ figure: Metric) -> [Double] {
      zip(rates(figure, .edge), rates(figure, .anywhere)).map(max)
    }
    // A rightward stroke of the content that pops is one that the content lost.
    let isLost = page.servedDirections.contains(.rightward)
    let harms = [
      ("lost", rates(.contentLost, .anywhere)),
      ("unwanted", isLost ? [0, 0] : rates(.falseTrigger, .anywhere)),
      ("dual", most(.dualActivation)), ("stuck", most(.stuck)), ("corrupted", most(.corrupted)),
    ]
    let parts = harms.filter { $1[0] >= 0.005 || differs($1) }.map { "\(text($1)) \($0)" }
    let success = SwipeStart.allCases.map { text(rates(.success, $0)) }.joined(separator: " / ")
    let all = (page.expectsPop ? [success] : []) + parts
    return all.isEmpty ? "0" : all.joined(separator: ", ")
  }

  private static func note(_ screen: String, _ widest: String) -> Block {
    let brackets: Prose =
      screen == widest
      ? "" : " Brackets hold the figure on \(code: widest) where it differs by over 5 points."
    return .paragraph(
      "Figures are percentages on \(code: screen): wanted pops that complete, from the edge / away"
        + " from the edge; then content gestures that a pop takes or shares (lost) and false"
        + " triggers (unwanted); then swipes that move both page and content (dual) or break"
        + " navigation (stuck, corrupted), as shares of all swipes from the start where they are"
        + " more frequent. Values under 0.5 are omitted; 0 means nothing else occurred." + brackets
        + " The first article's rules are compared in"
        + " \(link: "first-article", to: "../first-article/report.md"), with the numbers given"
        + " there and tuned to the same limits.")
  }
}
