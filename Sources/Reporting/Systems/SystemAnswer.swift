import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import Study
import SwipeSimulation

/// The answer of an experiment that compares whole systems: which to ship, on which screens, what
/// the app adds to it, and what that costs.
struct SystemAnswer {
  let choices: [SystemChoice]
  let index: ResultIndex

  /// Applies the rule; nil where no systems are compared.
  init?(_ index: ResultIndex) {
    choices = SystemText.groups(index).map { SystemChoice($0) }
    if choices.isEmpty { return nil }
    self.index = index
  }

  /// Whether nothing tells how often any system succeeds.
  private var isWithoutAnswer: Bool {
    choices.last?.standings.allSatisfy { $0.success == nil } ?? true
  }

  /// What to ship in a sentence, the table of the answer, then the rule behind it.
  var decision: [Block] {
    guard let last = choices.last, !isWithoutAnswer else { return [.list([Self.noAnswer])] }
    var table = Table([
      ("Screens", .left), ("System", .left), ("What the app changes", .left),
      ("Success rate", .right), ("From the edge", .right), ("Away from the edge", .right),
      ("Pages where most pops away from the edge complete", .right), ("Content lost", .right),
      ("False triggers, worst page", .right), ("Aborts honoured, worst page", .right),
    ])
    for choice in choices {
      let subject = subject(of: choice)
      let place = SystemText.heading(choice.pages)
      let heading: Prose = "\(strong: subject?.heading(place) ?? "\(place)")"
      let best = choice.best.map { Self.cells($0, isBest: true) }
      table.append([heading] + (best ?? ["\(strong: "none") keeps to the limits and works"]))
      for row in subject?.rows ?? (best == nil ? [] : Self.others(choice)) {
        table.append(["\(place): \(row.label)"] + Self.cells(row.standing))
      }
    }
    let subjects = choices.compactMap { subject(of: $0)?.sentences }
    let isChanged = table.rows.contains { $0.count > 2 && !$0[2].isEmpty }
    return .list(subjects.isEmpty ? Self.advice(last) : subjects)
      + [.table(table.filled)] + Self.notes(last, isChanged: isChanged)
  }

  /// Systems that the answer describes before its table.
  var described: [String] {
    guard let last = choices.last, subject(of: last) == nil else { return [] }
    return ([last.best].compactMap { $0 } + Self.others(last).map(\.standing)).map(\.system.name)
  }

  /// Systems that the answer names, those of all screens first, then the next in the ranking.
  var named: [String] {
    let groups = choices.reversed().flatMap { choice in
      [choice.best].compactMap { $0 } + Self.others(choice).map(\.standing)
    }
    return (groups + (choices.last?.standings ?? [])).map(\.system.name).distinct()
  }

  /// A line for each group of screens.
  var summary: [Prose] {
    if isWithoutAnswer { return [Self.noAnswer] }
    let lines = choices.map { choice -> Prose in
      let heading = SystemText.heading(choice.pages)
      guard let best = choice.best else {
        return "\(heading): no system keeps to the limits and works on any page."
      }
      let cells = Self.cells(best)
      let system = [cells[0], SystemText.additions(best)].filter { !$0.isEmpty }
      return
        "\(heading): \(system.joined(separator: ", ")): \(cells[2]) of"
        + " wanted pops complete over all pages, false triggers \(cells[7]), \(cells[8]) of aborts"
        + " honoured, \(cells[6]) of the content gestures lost."
    }
    return choices.compactMap { subject(of: $0)?.sentences } + lines
  }

  /// The next by the rule; of a system that only iOS 26 has also the first that others have.
  private static func others(_ choice: SystemChoice) -> [(label: Prose, standing: SystemStanding)] {
    let rest = choice.admitted.dropFirst()
    let next = rest.first.map { [("second" as Prose, $0)] } ?? []
    guard choice.best?.system.isOfIOS26 == true,
      let older = rest.first(where: { !$0.system.isOfIOS26 })
    else { return next }
    return [(label: "before iOS 26", standing: older)]
  }

  /// What to ship on all screens, and what the next is.
  private static func advice(_ choice: SystemChoice) -> [Prose] {
    let best = choice.best.map { [("Ship" as Prose, $0)] } ?? []
    let named = best + others(choice)
    let list: Prose =
      "\(strong: "An app of lists alone") should take the rule and the recognizer that"
      + " \(link: "quickstart", to: "../quickstart/report.md") or another report recommends for"
      + " lists; they were not tried here."
    return named.enumerated().flatMap { place, named -> [Prose] in
      let (label, standing) = named
      let isSame = place > 0 && standing.system.policy.name == best.first?.1.system.policy.name
      let additions = SystemText.additions(standing, naming: standing.pages.count)
      let summary = Prose(catalogue: standing.system.summary)
      let name: Prose = "\(code: standing.system.name)"
      let isBest = standing.system.name == choice.best?.system.name
      let lead: Prose = isBest ? "\(label) \(name)" : "\(label.sentenceCased): \(name)"
      let changed: Prose = additions.isEmpty ? "" : " What the app changes: \(additions)."
      let own = SystemSource.rule(of: standing.system).map { Prose(catalogue: " \($0)") } ?? ""
      let rule = isSame ? " The same rule decides at release." : own
      return ["\(strong: lead): \(summary).\(changed)\(rule)"]
        + (isBest ? [Self.price(standing)] : [])
    } + (named.isEmpty ? [] : [list, decides(choice)].filter { !$0.isEmpty })
  }

  /// On which other terms another system is to be shipped; empty where none is.
  private static func decides(_ choice: SystemChoice) -> Prose {
    let others = choice.otherwise.map { name, words -> Prose in
      "ship \(name.map { "\(code: $0)" } ?? "none") if \(Prose(catalogue: words))"
    }.joined(separator: "; ")
    let link: Prose = "\(link: "this table", to: "", at: "what-decides")"
    let words: Prose = "\(others); \(link) says what the app then changes."
    return others.isEmpty ? "" : "\(strong: "Under other limits"): \(words)"
  }

  /// What a system does from the edge and elsewhere, and what its pages lose.
  private static func price(_ standing: SystemStanding) -> Prose {
    let away = standing.away.wanted
    let failing = away.filter { page in
      !standing.away.working.contains { $0.context.name == page.context.name }
    }.map(\.context.name)
    let rest: Prose =
      away.isEmpty
      ? ""
      : failing.isEmpty
        ? " Away from it over half complete on every page."
        : " Away from it over half complete on \(away.count - failing.count) of \(away.count)"
          + " pages; the others are \([Prose](code: failing).listed)."
    let lost: Prose? = standing.mostLost.map {
      " \(code: $0.context.name) loses the most content gestures: \(percent: $0.harm) on its worst"
        + " screen."
    }
    return "\(strong: "What it does"): from the edge \(percent: standing.fromEdge?.rate) of pops"
      + " complete.\(rest)\(lost ?? "")"
  }

  /// Of which starts the success rate is made; empty where pops have but one.
  private static func starts(_ standing: SystemStanding) -> Prose {
    guard standing.fromEdge != nil, standing.fromAnywhere != nil else { return "" }
    func pages(_ start: PopStart) -> [Prose] {
      let own = standing.screens.contexts.filter { $0.expectsPop && $0.popStart == start }
      return [Prose](code: own.map(\.name))
    }
    let (bound, away) = (pages(.edge).listed, pages(.awayFromEdge).listed)
    let share = DecisionText.whole(standing.screens.edgeShare)
    return "\(strong: "From the edge, away from it"): We assume that \(share) of a page's wanted"
      + " pops aim at the edge\(away.isEmpty ? "" : ", but none on \(away)" as Prose)"
      + (bound.isEmpty
        ? "."
        : " and all on pages whose content needs strokes elsewhere (\(bound)). Columns on pops away"
          + " from the edge leave these pages out.")
  }

  /// What pages lose at the edge; empty where none loses anything there.
  private static func lost(_ standing: SystemStanding) -> Prose {
    let pages = standing.mostLostAtEdge
    guard let first = pages.first else { return "" }
    let others = SystemText.count(pages.count - 1, "other page")
    return
      " Of the content gestures that start within 40 pt of the edge, up to"
      + " \(percent: first.lostAtEdge) are lost (on"
      + " \(code: first.context.name)\(pages.count > 1 ? " and \(others) alike" : ""), worst"
      + " screen)."
  }

  /// The system, what the app adds, and its figures.
  private static func cells(_ standing: SystemStanding, isBest: Bool = false) -> [Prose] {
    let name: Prose = "\(code: standing.system.name)"
    func percent(_ mean: PageMean?) -> Prose { "\(percent: mean?.rate)" }
    return [
      isBest ? "\(strong: name)" : name, SystemText.additions(standing), percent(standing.success),
      percent(standing.fromEdge), percent(standing.fromAnywhere),
      "\(standing.away.working.count) of \(standing.away.wanted.count)", percent(standing.lost),
      DecisionText.falseTriggers(standing.falseTriggers),
      standing.abortsHonoured.map { "\(percent: $0.rate)" } ?? "no aborts",
    ]
  }

  static let noAnswer: Prose =
    "\(strong: "No answer.") On no page of this experiment does a swipe want a pop, so nothing"
    + " tells how often a system succeeds; add \(code: "pop") to its intents and a page on which"
    + " people go back."

  /// How the choice is made, and what the columns of its table mean.
  private static func notes(_ choice: SystemChoice, isChanged: Bool) -> [Block] {
    let limits = choice.pages.limits
    let items: [Prose] = [
      "\(strong: "Choice"): the system to ship has the highest success rate (the mean over pages"
        + " of the share of wanted pops that complete) within two limits, on content lost and on"
        + " false triggers. We set no minimum of aborts honoured, as an app may give a system"
        + " another rule at release.",
      isChanged
        ? "\(strong: "What the app changes") includes the check that it adds where a system can"
          + " break navigation; what belongs to a system's design does not count." : "",
      choice.best.map(starts) ?? "",
      "\(strong: "Content lost"): content gestures that a pop takes or shares; the table has the"
        + " mean over pages. Limit: at most \(DecisionText.whole(limits.contentLost)) on each"
        + " page. On pages where a recognizer would take more, the app switches it off (the rates"
        + " above include that).\(choice.best.map(lost) ?? "")",
      "\(strong: "False triggers"): content gestures of the worst kind that complete a pop. Limit:"
        + " at most \(DecisionText.oneIn(limits.falseTriggers)) (upper 95% bound). Pages with"
        + " carousels, sliders and other content that moves sideways are left out.",
      "\(link: "All systems, and why not another", to: "details.md", at: "the-systems-ranked");"
        + " \(link: "what they are", to: "details.md", at: "the-systems-and-the-pages").",
    ]
    return .list(items.filter { !$0.isEmpty })
  }

  /// The system that the experiment is about; nil where it is about none.
  private func subject(of choice: SystemChoice) -> SystemSubject? {
    guard case .system(let name) = index.experiment.subject else { return nil }
    return choice.standings.first { $0.system.name == name }.map {
      SystemSubject(own: $0, choice: choice, index: index)
    }
  }
}

extension System {
  /// Whether only iOS 26 has it.
  var isOfIOS26: Bool { transition.isPreemptible }
}

/// Words that every section about systems uses.
enum SystemText {
  /// Where the names of a table are explained.
  static let explained: Prose =
    "\(link: "The details", to: "details.md", at: "the-systems-and-the-pages") describe each page"
    + " and system."

  /// Its name and what it is.
  static func gloss(_ system: System) -> Prose {
    "\(code: system.name): \(Prose(catalogue: system.summary))"
  }

  /// The page of a row, with its screen where there are several.
  static func place(_ row: RateRow, on pages: SystemPages) -> Prose {
    let page: Prose = "\(code: row.condition.context)"
    return pages.screens.count > 1 ? "\(page), \(row.condition.screen)" : page
  }

  /// A mean over pages with its error.
  static func cell(_ mean: PageMean?, decimals: Int = 1) -> String {
    guard let mean else { return "" }
    if mean.rate == 0 { return "0" }
    return FixedDecimals.string(mean.rate * 100, decimals: decimals) + " ± "
      + FixedDecimals.string(mean.standardError * 100, decimals: decimals)
  }

  /// `7 of 17 pages`.
  static func pages(_ standing: SystemStanding) -> String {
    "\(standing.working.count) of \(standing.wanted.count)"
  }

  /// What an app adds to a system: where it is switched off, and the tests that it lacks.
  ///
  /// - Parameter most: more pages are counted, not named.
  static func additions(_ standing: SystemStanding, naming most: Int = 3) -> Prose {
    let remedies = standing.remedies.map { remedy, pages -> Prose in
      let place = pages.count > most ? "\(pages.count) pages" : [Prose](code: pages).listed
      return switch remedy {
      case .edgeOnly: "only its edge swipe on \(place)"
      case .limited: "only within 40 pt of the edge on \(place)"
      case .off: "off on \(place)"
      }
    }
    return (remedies + tests(standing).map { Prose($0) }).joined(separator: "; ")
  }

  /// The tests without which a system breaks navigation.
  static func tests(_ standing: SystemStanding) -> [String] {
    standing.damage.map { row in
      row.metric == Metric.stuck.name
        ? "a check for a previous page" : "a check for a running transition"
    }
  }

  /// `1 page`, `3 pages`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// The groups of screens that get an answer: each kind of screen, then all of them when there are
  /// several kinds.
  static func groups(_ index: ResultIndex) -> [SystemPages] {
    let kinds = ScreenGroup.allCases.filter { $0 != .everything }
      .compactMap { SystemPages(index, $0) }
    guard kinds.count > 1, let all = SystemPages(index, .everything) else { return kinds }
    return kinds + [all]
  }

  /// A group's name and widths: `Phone, 402 pt`.
  static func heading(_ pages: SystemPages) -> String {
    let count = pages.screens.count
    return pages.group == .everything && count == 2
      ? "Both screens" : pages.group.name(count: count) + DecisionText.widths(of: pages.screens)
  }
}
