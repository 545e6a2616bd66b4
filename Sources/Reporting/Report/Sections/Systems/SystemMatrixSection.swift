import Charts
import Documents
import ExperimentFiles
import Findings
import NavigationModel
import StrictFiles
import Study
import SwipeSimulation

/// What the best systems do on each page, as they come.
enum SystemMatrixSection {
  /// More systems beside each other are too wide for a page.
  static let most = 3

  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let answer = SystemAnswer(index)
    let names = answer?.named.prefix(most) ?? []
    let plain = SystemChoice(pages, .asDesigned).standings
    let shown = names.compactMap { name in plain.first { $0.system.name == name } }
    guard shown.contains(where: { $0.success != nil }) else { return [] }
    let table = Table([("Page", .left)] + shown.map { ("\(code: $0.system.name)", .right) })
      .rows(pages.contexts.enumerated()) { place, context in
        let cells = shown.map { cell($0.pages[place]) }
        return cells.allSatisfy(\.isEmpty) ? nil : ["\(code: context.name)"] + cells
      }
    let known = answer?.described ?? []
    let systems = shown.map(\.system).filter { !known.contains($0.name) }
    let named = pages.systems.filter { other in
      !shown.contains { $0.system.name == other.name }
        && systems.contains { $0.summary.contains("`\(other.name)`") }
    }
    let glosses = (named + systems).map(SystemText.gloss)
    return [
      .section("Systems, page by page"),
      .paragraph([SystemText.explained, readers(index)].sentences), .table(table), .paragraph(note),
    ] + .list(glosses)
  }

  /// Where the systems of articles are; empty without any.
  private static func readers(_ index: ResultIndex) -> Prose {
    let link: Prose = "\(link: "article systems", to: "details.md", at: ReadersSection.anchor)"
    return ReadersSection.blocks(index).isEmpty
      ? "" : "They also show \(link) on the pages that each article discusses."
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
    "\(code: "85 / 3, 2 lost") means: 85% of the pops aimed at the edge complete (mean of the"
    + " screens), 3% of those aimed elsewhere (a few still land on it), and a pop takes or shares"
    + " 2% of the page's content gestures. No rate, or -: no such pops are played. Where all pops"
    + " aim at the edge, the second rate does not count. The columns are the first systems of the"
    + " ranking, as designed, before the app switches anything off."
}

/// Systems that no other beats in both success and content lost.
enum SystemFrontierSection {
  /// Pages that are named.
  private static let most = 4

  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    let all = SystemChoice.frontier(pages)
    guard let most = all.first?.success?.rate else { return [] }
    let frontier = all.filter { ($0.success?.rate ?? 0) > most / 2 }
    let table = Table([
      ("Unmodified system", .left), ("Success rate", .right), ("Content lost", .right),
      ("Pages losing over \(DecisionText.whole(pages.limits.contentLost))", .left),
      ("Pages where at most 50% of pops complete", .left),
    ]).rows(frontier) { standing in
      let lost = standing.pages.filter { $0.harm > pages.limits.contentLost }
        .sorted { $0.harm > $1.harm }.map { ($0.context.name, $0.harm) }
      let missed = standing.wanted.filter { $0.lowest <= 0.5 }.sorted { $0.lowest < $1.lowest }
        .map { ($0.context.name, $0.lowest) }
      let marks =
        (standing.breaksFalseTriggers ? ["false triggers"] : [])
        + (lost.isEmpty ? [] : ["content lost"])
        + (standing.damage.isEmpty ? [] : ["navigation"])
      return [
        "\(code: standing.system.name)"
          + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"),
        "\(SystemText.cell(standing.success))",
        "\(SystemText.cell(standing.lost, decimals: 2))", list(lost), list(missed),
      ]
    }
    let tests = frontier.flatMap(SystemText.tests).distinct()
    return [
      .section("The price of success"), .table(table),
      .paragraph(note(tests)),
    ]
  }

  private static func list(_ pages: [(name: String, rate: Double)]) -> Prose {
    if pages.isEmpty { return "none" }
    let shown = pages.prefix(most).map { page -> Prose in
      "\(code: page.name) (\(RateMatrixScene.number(page.rate)))"
    }
    let rest = pages.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// - Parameter tests: the checks that systems of the table lack.
  private static func note(_ tests: [String]) -> Prose {
    "A system is listed if no other has both higher success and less content lost, and if it has"
      + " more than half of the best success. Both are percentages, means over equally weighted"
      + " pages; a figure in brackets is that of the page's worst screen. (false triggers) and"
      + " (content lost): breaks that limit, so it cannot be recommended as it is."
      + (tests.isEmpty
        ? ""
        : " (navigation): breaks navigation unless the app adds"
          + " \(tests.joined(separator: " or ")).")
  }
}

/// What readers of the articles look for: their systems on the pages that they speak of.
enum ReadersSection {
  static let anchor = "for-readers-of-the-articles"

  static func blocks(_ index: ResultIndex) -> [Block] {
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

/// What the answer owes to what is assumed of people, and of what an app does.
enum SystemTermsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let pages = SystemPages(index, .everything),
      SystemChoice(pages).standings.contains(where: { $0.success != nil })
    else { return [] }
    var table = Table([
      ("If", .left), ("Ship", .left), ("What the app changes", .left),
      ("Success rate", .right), ("Pages over 50%", .right), ("Second", .left),
      ("Its success rate", .right),
    ])
    var same: [Prose] = []
    let own: Prose = "\(DecisionText.whole(pages.edgeShare)) of pops start at the edge (as assumed)"
    let varied = SystemChoice.varied(pages).map { (Prose(catalogue: $0), $1) }
    for (label, choice) in [(own, SystemChoice(pages))] + varied {
      let cells = cells(choice)
      if let first = table.rows.first, Array(first.dropFirst()) == cells {
        same.append(label)
      } else {
        table.append([label] + cells)
      }
    }
    let rest: Prose =
      same.isEmpty
      ? ""
      : "The first row also holds if \(same.joined(separator: ", and if "))."
    return [
      .section("What decides"),
      "Each row changes one assumption. Recognizers that a system leaves out of a page by design"
        + " stay out."
        + " A page counts as over 50% where more than half of all its pops complete."
        + " \(SystemText.explained)",
      .table(table.filled),
    ] + .paragraph(rest)
  }

  /// The system to ship, and the second.
  private static func cells(_ choice: SystemChoice) -> [Prose] {
    guard let best = choice.best else { return ["none keeps to the limits", "", "", "", "", ""] }
    let next = choice.admitted.dropFirst().first
    return [
      "\(code: best.system.name)", SystemText.additions(best), "\(percent: best.success?.rate)",
      "\(SystemText.pages(best))", next.map { "\(code: $0.system.name)" } ?? "none",
      "\(percent: next?.success?.rate)",
    ]
  }
}

/// The system for pages of each kind, were they an app of their own.
enum SystemKindsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    // Of all pages: what breaks navigation shows on few.
    let tests = Dictionary(
      SystemChoice(pages, .asDesigned).standings.map { ($0.system.name, SystemText.tests($0)) }
    ) { first, _ in first }
    let margin = index.experiment.margin
    var rows: [Row] = []
    for kind in PageKind.allCases {
      let own = pages.on { PageKind($0) == kind && $0.expectsPop }
      if own.contexts.isEmpty { continue }
      let admitted = SystemChoice(own, .asDesigned).admitted
      guard let best = simplest(admitted, tests, within: margin) else { continue }
      let older = simplest(admitted.filter { !$0.system.isOfIOS26 }, tests, within: margin)
      let names = own.contexts.map(\.name)
      let row = Row(kinds: [kind], names: names, best: [best], older: older)
      if let place = rows.firstIndex(where: { $0.key == row.key }) {
        rows[place].kinds.append(kind)
        rows[place].names += names
        rows[place].best.append(best)
      } else {
        rows.append(row)
      }
    }
    if rows.isEmpty { return [] }
    let systems = rows.map { $0.best[0].system }
    let isOneForAll = !systems.contains(where: \.isOfIOS26)
    let table = Table(
      [
        ("Pages", .left), ("System to ship", .left), ("From the edge", .right),
        ("Away from the edge", .right), ("Content lost, by page", .right),
      ] + (isOneForAll ? [] : [("Before iOS 26", .left)])
    ).rows(rows) { row in
      [title(row), (row.kinds == [.vertical] ? lists : "") + name(row.best[0], tests)]
        + [\.fromEdge, \.fromAnywhere].map { range(row.best.map($0)) }
        + [range(row.best.flatMap { $0.pages.map(\.lost) })]
        + (isOneForAll ? [] : [row.older.map { name($0, tests) } ?? "none"])
    }
    let points = RateText.points(margin)
    let known = SystemAnswer(index)?.named.prefix(SystemMatrixSection.most) ?? []
    let others = systems.filter { !known.contains($0.name) }.grouped(by: \.name).map { $0[0] }
    return [.section("By kind of page"), .paragraph(note(points)), .table(table)]
      + .list(others.map(SystemText.gloss))
  }

  /// Of the systems nearly as good as the best, one that lacks no test, if possible UIKit's own.
  private static func simplest(
    _ standings: [SystemStanding], _ tests: [String: [String]], within margin: Double
  ) -> SystemStanding? {
    let most = standings.first?.success?.rate ?? 0
    if most == 0 { return nil }
    func cost(_ standing: SystemStanding) -> Int {
      2 * (tests[standing.system.name] ?? []).count + (standing.system.article == nil ? 0 : 1)
    }
    return standings.filter { ($0.success?.rate ?? 0) >= most - margin }.min { cost($0) < cost($1) }
  }

  /// Kinds of pages with the same system and, in whole percent, the same success.
  private struct Row {
    var kinds: [PageKind]
    var names: [String]
    var best: [SystemStanding]
    let older: SystemStanding?

    var key: [String?] {
      let rates = [best[0].fromEdge, best[0].fromAnywhere].map {
        $0.map { DecisionText.whole($0.rate) }
      }
      return rates + [best[0].system.name, older?.system.name, kinds[0] == .vertical ? "list" : ""]
    }
  }

  private static let lists: Prose =
    "\(link: "the rule of a report about lists", to: "../README.md"); of those tried here "

  private static func name(_ standing: SystemStanding, _ tests: [String: [String]]) -> Prose {
    let added = tests[standing.system.name] ?? []
    return "\(code: standing.system.name)" + (added.isEmpty ? "" : " with \(added.listed)")
  }

  /// `0.6% to 3.4%`; one figure where all are the same.
  private static func range(_ means: [PageMean?]) -> Prose {
    let rates = means.compactMap { $0?.rate }
    guard let low = rates.min().map(DecisionText.percent),
      let high = rates.max().map(DecisionText.percent)
    else { return "" }
    return low == high ? "\(low)" : "\(low) to \(high)"
  }

  private static func title(_ row: Row) -> Prose {
    let kinds = row.kinds.map(title)
    let text = ([kinds[0].sentenceCased] + kinds.dropFirst()).joined(separator: "; ")
    return row.names.count > 6 ? "\(text)" : "\(text): \([Prose](code: row.names).listed)"
  }

  private static func title(_ kind: PageKind) -> String {
    switch kind {
    case .plain: "pages without gestures"
    case .vertical: "vertical scrolling"
    case .leadingEnd: "sideways scrolling, at the leading end"
    case .middle: "sideways scrolling, in the middle"
    case .actions: "row actions"
    case .everyWay: "pans in every direction"
    case .selection: "text selection"
    case .rawTouches: "sliders and canvases"
    }
  }

  private static func note(_ margin: String) -> Prose {
    "An app with mainly one kind of page, or with different recognizers on different pages, may"
      + " ship another system than the one above, which has to serve all pages. Of the systems"
      + " that keep the limits on a kind of page and are within \(margin) of the best success rate"
      + " there, the table names the one that needs the fewest added checks or, on a tie, UIKit's"
      + " own."
  }
}

/// How sure the answer is: what its errors are, and what they leave out.
enum SystemReachSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    guard let choice = SystemPages(index, .everything).map({ SystemChoice($0) }),
      let best = choice.best
    else { return [] }
    func rate(_ standing: SystemStanding) -> Prose {
      "\(code: standing.system.name) \(SystemText.cell(standing.success))%"
    }
    let next = choice.admitted.dropFirst().first.map { " and \(rate($0))" as Prose } ?? ""
    let items: [(name: Prose, text: Prose)] = [
      (
        "Success rates",
        "\(rate(best))\(next), with Monte Carlo standard errors. These do not cover the assumptions"
          + " about where pops start, how common each gesture is and that all pages count alike;"
          + " \(em: "What decides") above changes some of them."
      ),
      ("People", index.experiment.population == .everyday ? ReachSection.evidence : ""),
      ("Fingers that rest", HowSureSection.resting([best.system.policy])),
    ]
    return [.section("How sure")] + .terms(items)
  }
}
