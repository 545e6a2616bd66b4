import Documents
import ExperimentFiles
import Findings
import NavigationModel
import SwipeSimulation

/// What the answer owes to what is assumed of people, and of what an app does.
enum SystemTermsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything),
      SystemChoice(pages).standings.contains(where: { $0.success != nil })
    else { return [] }
    var table = Table([
      ("If", .left), ("Ship", .left), ("What the app changes", .left),
      ("Success rate", .right), ("Pages over 50%", .right), ("Second", .left),
      ("Its success rate", .right),
    ])
    var same: [Prose] = []
    let own: Prose = "as assumed: \(DecisionText.whole(pages.edgeShare)) of pops start at the edge"
    let varied = SystemChoice.varied(pages).map { (Prose(catalogue: $0), $1) }
    for (label, choice) in [(own, SystemChoice(pages))] + varied {
      let cells = cells(choice)
      if let first = table.rows.first, Array(first.dropFirst()) == cells {
        same.append("if \(label)")
      } else {
        table.append([label] + cells)
      }
    }
    let rest: Prose =
      same.isEmpty ? "" : "The first row also holds \(same.joined(separator: " or "))."
    return [
      .section("What decides"),
      "Each row changes one assumption; what a system leaves out by design stays out in every row."
        + " A page counts as over 50% where more than half of all its pops complete.",
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
enum SystemKindsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let pages = SystemPages(index, .everything) else { return [] }
    var terms = SystemTerms()
    terms.hasRemedies = false
    // Of all pages: what breaks navigation shows on few.
    let tests = Dictionary(
      SystemChoice(pages, terms).standings.map { ($0.system.name, SystemText.tests($0)) }
    ) { first, _ in first }
    let margin = index.results.experiment.margin
    var rows: [Row] = []
    for kind in PageKind.allCases {
      let own = pages.on { PageKind($0) == kind && $0.expectsPop }
      if own.contexts.isEmpty { continue }
      let admitted = SystemChoice(own, terms).admitted
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
    var table = Table(
      [
        ("Pages", .left), ("System to ship", .left), ("From the edge", .right),
        ("Away from the edge", .right), ("Content lost", .right),
      ] + (isOneForAll ? [] : [("Before iOS 26", .left)]))
    for row in rows {
      table.append(
        [title(row), (row.kinds == [.vertical] ? lists : "") + name(row.best[0], tests)]
          + [\.fromEdge, \.fromAnywhere, \.lost].map { range(row.best.map($0)) }
          + (isOneForAll ? [] : [row.older.map { name($0, tests) } ?? "none"]))
    }
    let points = RateText.points(margin)
    let known = SystemAnswer(index)?.named.prefix(SystemMatrixSection.most) ?? []
    let glosses = systems.reduce(into: [System]()) { new, system in
      let isNew = !known.contains(system.name) && !new.contains { $0.name == system.name }
      if isNew { new.append(system) }
    }
    return [.section("By kind of page"), .paragraph(note(points)), .table(table)]
      + .list(glosses.map(SystemText.gloss))
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
    return standings.filter { ($0.success?.rate ?? 0) >= most - margin }
      .min { cost($0) < cost($1) }
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

  /// `0.6% to 2.2%`; one figure where all are the same.
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
    return row.names.count > 6 ? "\(text)" : "\(text): \(SystemText.names(row.names))"
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
    case .rawTouches: "raw touches"
    }
  }

  private static func note(_ margin: String) -> Prose {
    "An app with mainly one kind of page, or with different recognizers on different pages, may"
      + " ship another system than the one above, which has to serve all pages. Of the systems"
      + " within \(margin) of the best success rate on a kind of page, the table names the one that"
      + " needs the fewest added checks or, on a tie, UIKit's own."
  }
}

/// How sure the answer is: what its errors are, and what they leave out.
enum SystemReachSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard let choice = SystemPages(index, .everything).map({ SystemChoice($0) }),
      let best = choice.best
    else { return [] }
    func rate(_ standing: SystemStanding) -> Prose {
      "\(code: standing.system.name) \(SystemText.cell(standing.success))%"
    }
    let next = choice.admitted.dropFirst().first.map { " and \(rate($0))" as Prose } ?? ""
    let experiment = index.results.experiment
    return [.section("How sure")]
      + .paragraph(
        [
          "The success rates with their Monte Carlo standard errors are: \(rate(best))\(next)."
            + " These errors do not cover the assumptions about where pops start, how common each"
            + " gesture is and that all pages count alike; \(em: "What decides") above changes"
            + " some of them.",
          experiment.population == .everyday ? ReachSection.evidence : "",
        ].sentences)
  }
}
