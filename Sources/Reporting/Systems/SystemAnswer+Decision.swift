import Drawing
import ExperimentFiles
import Findings
import NavigationModel

/// The decision between systems, as it stands on the first page.
extension SystemAnswer {
  /// Whether nothing tells how often any system succeeds.
  var isWithoutAnswer: Bool {
    choices.last?.standings.allSatisfy { $0.success == nil } ?? true
  }

  /// The table of the answer, then the rule behind it.
  var decision: [String] {
    if isWithoutAnswer { return ["- " + Self.noAnswer] }
    var table = MarkdownTable([
      ("Screens", .left), ("System", .left), ("Pages where most pops complete", .right),
      ("Wanted pops that complete, mean", .right), ("False triggers, at most", .right),
      ("Aborts honoured, at least", .right), ("Content's strokes lost, at most", .right),
    ])
    for (choice, other) in zip(choices, free) {
      let subject = subject(of: choice)
      let place = SystemText.heading(choice.pages)
      let heading = "**\(subject?.heading(place) ?? place)**"
      guard let best = choice.best else {
        table.append([heading, "**none** keeps to the limits and works", "", "", "", "", ""])
        for row in subject?.rows ?? [] { table.append([row.label] + Self.cells(row.standing)) }
        continue
      }
      table.append([heading] + Self.cells(best, isBest: true))
      for row in subject?.rows ?? [] { table.append([row.label] + Self.cells(row.standing)) }
      if let other {
        table.append(["if content may lose more"] + Self.cells(other))
      }
    }
    let subjects = choices.compactMap { subject(of: $0)?.sentences }.map { "- \($0)" }
    return subjects + (subjects.isEmpty ? [] : [""]) + table.lines + ["", Self.rule(choices)]
  }

  /// A line for each group of screens.
  var summary: [String] {
    if isWithoutAnswer { return [Self.noAnswer] }
    let lines = choices.map { choice in
      let heading = SystemText.heading(choice.pages)
      guard let best = choice.best else {
        return "\(heading): no system keeps to the limits and works on any page."
      }
      let loss = Self.losing(best).map { ", though \($0)" } ?? ""
      let cells = Self.figures(best)
      return
        "\(heading): `\(best.system.name)`\(loss): \(cells[1]) of wanted pops complete over"
        + " all pages, false triggers \(cells[2]), \(cells[3]) of aborts honoured, at most"
        + " \(cells[4]) of the content's strokes lost."
    }
    return choices.compactMap { subject(of: $0)?.sentences } + lines
  }

  /// What is given up for the page's own gestures: the best system without limits for them.
  ///
  /// Said once where it is the same everywhere.
  var givenUp: [String] {
    let isSame = Set(free.map { $0?.system.name }).count == 1
    return zip(choices, free).dropFirst(isSame ? choices.count - 1 : 0).compactMap {
      choice, other in
      guard let other, let worst = other.success?.worst,
        let exclusion = choice.excluded.first(where: {
          $0.standing.system.name == other.system.name
        })
      else { return nil }
      return "\(SystemText.heading(choice.pages)): if content may lose more,"
        + " `\(other.system.name)` (\(other.system.summary)) works on \(SystemText.pages(other))"
        + " and completes \(RateText.phrase(worst)) of the wanted pops on its worst"
        + " (\(SystemText.place(worst, on: choice.pages))), but \(exclusion.reason.fault):"
        + " \(RateText.phrase(exclusion.row))\(exclusion.bound) on"
        + " \(SystemText.place(exclusion.row, on: choice.pages))."
    }
  }

  private static func cells(_ standing: SystemStanding, isBest: Bool = false) -> [String] {
    let name = "`\(standing.system.name)`"
    return [(isBest ? "**\(name)**" : name) + (losing(standing).map { ", though \($0)" } ?? "")]
      + figures(standing)
  }

  /// Pages, success, false triggers, aborts, and blocked content.
  private static func figures(_ standing: SystemStanding) -> [String] {
    [
      SystemText.pages(standing),
      standing.meanSuccess.map { DecisionText.percent($0.rate) } ?? "",
      DecisionText.falseTriggers(standing.falseTriggers),
      standing.abortsHonoured.map { DecisionText.percent($0.rate) } ?? "no aborts",
      standing.highest[.blockedContent].map { DecisionText.percent($0.rate) } ?? "none",
    ]
  }

  /// That a system loses most pops on most pages; nil where it does not.
  static func losing(_ standing: SystemStanding) -> String? {
    let losing = standing.wantedPages - standing.workingPages - standing.unsurePages
    return losing * 2 > standing.wantedPages
      ? "it loses most pops on \(losing) of \(SystemText.count(standing.wantedPages, "page"))" : nil
  }

  static let noAnswer =
    "**No answer.** On no page of this experiment does a swipe want a pop, so nothing tells how"
    + " often a system succeeds; add `pop` to its intents and a page on which people go back."

  private static func rule(_ choices: [SystemChoice]) -> String {
    guard let limits = choices.first?.limits else { return "" }
    let sessions =
      limits.stuck == 0
      ? "breaks navigation in no session"
      : "breaks navigation in at most \(DecisionText.percent(limits.stuck)) of a page's sessions"
    return
      "Of the systems within the limits the one that works on most pages (more than half of"
      + " the wanted pops complete, beyond the error), of equals the one that succeeds most on its"
      + " worst page. Within the limits is what \(sessions), has false triggers on at most"
      + " \(DecisionText.oneIn(limits.falseTriggers)) content gestures of the worst kind where no"
      + " content takes strokes the pop's way (by the 95% bound), and on no page loses"
      + " \(RateText.points(limits.contentLost)) more of the content's strokes, or moves page"
      + " and content at once so much more often, than the system"
      + " there that does so least. Aborts honoured are those of the worst page: the completion"
      + " policy inside a system decides on them. [Why not another, and how sure](details.md)."
  }
}

extension SystemChoice.Reason {
  /// What a system does, behind its name.
  var fault: String {
    switch self {
    case .damages: "breaks navigation"
    case .blocks: "takes strokes from the page's content"
    case .moves: "moves the page and its content at once"
    case .triggers: "may have too many false triggers"
    }
  }

  /// The same in a table.
  var verdict: String {
    switch self {
    case .blocks: "blocks content"
    case .moves: "moves both at once"
    case .damages: fault
    case .triggers: "false triggers"
    }
  }
}

extension SystemChoice.Exclusion {
  /// What stands behind the rate: the bound that is over the limit; empty where the rate is.
  var bound: String {
    guard reason == .triggers, let bound = row.bound else { return "" }
    return ", at most \(SystemText.atMost(bound))%,"
  }
}

extension Limits {
  /// The same with as much loss of content, and as much movement of both, beyond the system that
  /// does so least.
  func allowing(_ allowance: Double) -> Limits {
    var limits = self
    limits.contentLost = allowance
    return limits
  }
}
