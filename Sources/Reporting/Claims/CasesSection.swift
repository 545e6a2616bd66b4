import Documents
import Drawing
import Findings
import StrictFiles
import Study

/// What users complained about: a row for every thread.
enum CasesSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let cases = index.results.claims.cases
    if cases.isEmpty { return [] }
    let shipped = cases.filter { $0.role == .shipped }
    var table = Table([
      ("Thread", .left), ("Shipped", .left), ("Measured", .left),
      ("Verdict", .left), ("Cure", .left), ("Effect on everyday people", .left),
    ])
    var group = ""
    for row in shipped {
      if row.group != group {
        group = row.group
        table.append(
          ["\(strong: "\(group)") (reproduced if \(row.rule))"] + [Prose](repeating: "", count: 5))
      }
      let cure = row.cheapestCure(of: cases) ?? row.relief(of: cases)
      table.append([
        row.verdict == .unseen ? thread(row) : "\(thread(row)): \(row.scenario)", system(row),
        row.verdict == .unseen ? "\(row.scenario)" : "\(row.words)\(own(row, shipped))",
        verdict(row),
        cureText(row, cure), cure.map { price(row, $0) } ?? "",
      ])
    }
    return [
      .paragraph(
        "\(counts(shipped)) \(cured(shipped, cases)) The limits are those on false triggers (at"
          + " most 1 in 200 of any kind), on aborts honoured (at least 95% of those that begin) and"
          + " on content lost (a pop begins during at most 5% of the content gestures of any kind;"
          + " on a list these are scrolls)."
      )
    ] + .list(legend) + [.table(table)] + replaced(shipped, cases)
      + [.section("Names in the table")] + .list(names)
  }

  /// What a system that suits all pages would have spared, and what it would not.
  private static func replaced(_ shipped: [CaseRow], _ cases: [CaseRow]) -> [Block] {
    let tried = Dictionary(firstOf: cases.filter { $0.role == .replaced }.map { ($0.thread, $0) })
    let pairs = shipped.compactMap { row in tried[row.thread].map { (old: row, new: $0) } }
    let there = pairs.filter { $0.old.verdict == .reproduced }
    guard let change = pairs.first?.new.change else { return [] }
    let left = there.count { $0.new.verdict == .reproduced }
    let open = there.count { $0.new.verdict == .undecided }
    let new = pairs.count { $0.old.verdict == .not && $0.new.verdict == .reproduced }
    let table = Table([
      ("Thread", .left), ("With what was shipped", .left), ("With the recommended system", .left),
    ]).rows(pairs.filter { $0.new.verdict != .not }) { pair in
      let isOpen = pair.new.verdict == .undecided
      return [
        "\(thread(pair.old)): \(pair.old.scenario)", "\(pair.old.words)",
        "\(pair.new.words)\(isOpen ? " (undecided)" : "")",
      ]
    }
    return [
      .section("If the apps had shipped one recommended system"),
      .paragraph(
        "Every thread that can be simulated was played once more with \(Prose(catalogue: change));"
          + " \(link: "conflicts", to: "../conflicts/report.md") recommends it for apps with pages"
          + " of all kinds. Of the \(there.count) symptoms, \(there.count - left - open) are gone"
          + " and \(left) remain"
          + (open > 0 ? "; for \(open) the error is too large to decide." : ".")
          + (new > 0 ? " With it, \(new) more \(new == 1 ? "appears" : "appear")." : "")),
      .table(table),
    ]
  }

  /// What counts as the symptom of a row that is not judged as its group is.
  private static func own(_ row: CaseRow, _ shipped: [CaseRow]) -> String {
    let rule = shipped.first { $0.group == row.group }?.rule
    return rule == row.rule ? "" : " (here reproduced if \(row.rule))"
  }

  /// Repository and number, which lead to the thread, with a place to break the line.
  static func thread(_ row: CaseRow) -> Prose {
    let title: Prose = "\(row.thread.replacing("/", with: "/ ", maxReplacements: 1))"
    let parts = row.thread.split(separator: " #", maxSplits: 1)
    guard parts.count == 2, let number = parts[1].split(separator: " ").first else { return title }
    return "\(link: title, issue: number, of: parts[0])"
  }

  /// Where the gesture begins, and when it completes.
  private static func system(_ row: CaseRow) -> Prose {
    let parts = [Prose](code: row.system.split(separator: "/").map(String.init))
    return "\(parts.joined(separator: ", "))\(row.isRead ? "" : " (guess)")"
  }

  /// How many threads were reproduced, and how many not.
  static func counts(_ shipped: [CaseRow]) -> Prose {
    let texts = CaseRow.Verdict.allCases.compactMap { verdict -> Prose? in
      let count = shipped.filter { $0.verdict == verdict }.count
      if count == 0 { return nil }
      let verb = count == 1 ? "is" : "are"
      let words =
        switch verdict {
        case .unseen: verdict.rawValue
        case .not: "\(verb) not"
        case .reproduced, .undecided: "\(verb) \(verdict.rawValue)"
        }
      return "\(strong: "\(count)") \(words)"
    }
    return "Of \(shipped.count) threads, \(texts.listed)."
  }

  /// For how many of the reproduced ones there is a cure, and how many cures are free of harm.
  private static func cured(_ shipped: [CaseRow], _ cases: [CaseRow]) -> Prose {
    let there = shipped.filter { $0.verdict == .reproduced }
    let found = there.compactMap { row in row.cheapestCure(of: cases).map { (row, cure: $0) } }
    let breaking = found.filter { !$0.cure.keepsLimits(of: $0.0) }
    func lowers(_ row: CaseRow, _ cure: CaseRow) -> Bool {
      (cure.success ?? 0) < (row.success ?? 0)
    }
    let (losing, both) = (found.count(where: lowers), breaking.count(where: lowers))
    let neither = found.filter { $0.1.keepsLimits(of: $0.0) && !lowers($0.0, $0.1) }
    let still = neither.count { !$0.cure.keepsLimits }
    return "A cure was found for \(found.count) of the \(there.count). For everyday people,"
      + " \(breaking.count) of the cures break a limit further than what is shipped, \(losing)"
      + " lower the success rate (\(both) do both), and \(neither.count) do neither, though"
      + " \(still) of these still break a limit, as the shipped code does."
  }

  private static func verdict(_ row: CaseRow) -> Prose {
    let words: Prose = "\(row.verdict.rawValue)"
    return row.verdict == .reproduced ? "\(strong: words)" : words
  }

  private static func cureText(_ row: CaseRow, _ cure: CaseRow?) -> Prose {
    guard let cure else { return row.verdict == .reproduced ? "none of those tried" : "" }
    // Without the system's name, which stands in the same row.
    var words = cure.change.replacing("`\(cure.system)` ", with: "")
    for start in ["with ", "where "] where words.hasPrefix(start) {
      words.removeFirst(start.count)
    }
    if words == "switched off" {
      words = "the app's own swipe switched off, the operating system's kept"
    }
    let result = row.verdict == .not ? ": \(cure.words)" : ""
    return "\(Prose(catalogue: words))\(result)"
      + (cure.keepsLimits(of: row) ? "" : " (breaks a limit further)")
  }

  /// Each figure that changes, before and after.
  static func price(_ row: CaseRow, _ cure: CaseRow) -> Prose {
    let figures: [(String, KeyPath<CaseRow, Double?>)] = [
      ("success rate", \.success), ("false triggers", \.falseTriggers),
      ("aborts honoured", \.abortsHonoured), ("content lost", \.contentLost),
    ]
    let changes = figures.compactMap { name, path -> Prose? in
      let (old, new) = (percent(row[keyPath: path]), percent(cure[keyPath: path]))
      return old == new ? nil : "\(name) \(old) → \(new)"
    }
    return changes.isEmpty ? "none" : changes.joined(separator: ", ")
  }

  /// A rate in percent, a small one with two decimals.
  static func percent(_ value: Double?) -> String {
    value.map { FixedDecimals.trimmed($0 * 100, decimals: CaseRow.decimals(of: $0)) + "%" } ?? ""
  }

  private static let cases = "../../Sources/ArticleClaims/ArticleClaims.docc/FieldCases.md"

  private static let legend: [Prose] = [
    "\(em: "Shipped"): the recognizer (\(link: "below", to: "", at: "names-in-the-table")), then"
      + " the rule at release; \(code: "swipelab explain NAME") describes most rules, and the"
      + " systems that have a single name. A name after \(code: "@") is an estimator of the"
      + " velocity. (guess): the rule was not found in the app's code.",
    "\(em: "Measured"): what counts as the symptom stands in the heading of each group, or in the"
      + " row, and was fixed before the first run. A symptom \(em: "not reproduced") may still"
      + " occur more rarely. \(link: "Details", to: "details.md") show all candidates, and the same"
      + " measurement without the supposed cause of each symptom.",
    "\(em: "Cure"): of the candidates that remove the symptom, the one with the highest success"
      + " rate; one that breaks a limit further than what is shipped only where no other removes"
      + " it. Where the symptom is not reproduced, a cure is named only if it at least halves the"
      + " symptom's rate.",
    "\(em: "Effect"): of the cure on everyday people on a list; false triggers and content lost are"
      + " those of the worst kind; what is not named is unchanged. Half of their pops start away"
      + " from the edge, where an edge recognizer cannot begin. We assume that a list leaves to the"
      + " pop what crosses the slop on both axes at once; if it does not, gates are worth more.",
  ]

  private static let names: [Prose] = [
    "\(em: "Thread"): the page in brackets is the simulated page that stands in for the app's own;"
      + " \(link: "other stand-ins and assumptions", to: cases) are listed.",
    "Recognizers: \(code: "pan"), begins anywhere; \(code: "cone"), within 45° of the pop's"
      + " direction, though no scroll view waits for it; \(code: "edge30"), if the touch lands"
      + " within 30 pt of the edge; \(code: "shares30"), the same, and the page's own gestures may"
      + " act too; \(code: "start30"), if the finger is still within 30 pt of the edge when the pan"
      + " begins; \(code: "handler50"), within 50 pt of the edge if it drifts less than 20 pt"
      + " across; \(code: "first"), before the page's gestures; \(code: "last"), after them;"
      + " \(code: "right"), only to the right; \(code: "ltr"), to the right in right-to-left"
      + " layouts, too; \(code: "fd"), FDFullscreenPopGesture; \(code: "sharedTarget"), a pan that"
      + " begins anywhere and, like \(code: "uikit.edge"), UIKit's edge swipe, has UIKit's rule;"
      + " \(code: "uikit.26"), edge and content swipe of iOS 26.",
    "Cures: with a 27° cone the pan begins only within 27° of the pop's direction; nothing else"
      + " changes. \(code: "start-limit(30)") is what \(code: "start30") asks."
      + " UIKit's rule (\(code: "swipelab explain uikit")) honours other shares of aborts with"
      + " another estimator: see \(code: "uikit@uikit-blend") in"
      + " \(link: "frameworks", to: "../frameworks/report.md").",
  ]
}

/// Every complaint with all that was played of it.
enum CaseDetailsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    index.results.claims.cases.grouped(by: \.group).flatMap { rows -> [Block] in
      [.section("\(rows[0].group)"), "The complaint is reproduced if \(rows[0].rule)."]
        + blocks(of: rows)
    }
  }

  private static func blocks(of rows: [CaseRow]) -> [Block] {
    let table = Table([
      ("Variant", .left), ("Measured", .right), ("In words", .left),
      ("Verdict", .left), ("Success rate", .right), ("False triggers", .right),
      ("Aborts honoured", .right), ("Content lost", .right),
    ]).rows(rows.filter { $0.verdict != .unseen }) { row in
      let rates = [row.success, row.falseTriggers, row.abortsHonoured, row.contentLost]
      return [
        played(row), "\(row.measured.map(Self.percent) ?? "")", "\(row.words)",
        "\(row.verdict.rawValue)",
      ] + rates.map { "\(CasesSection.percent($0))" }
    }
    let unseen = rows.filter { $0.verdict == .unseen }.map { row -> Prose in
      "\(CasesSection.thread(row)): \(row.scenario)"
    }
    return [.table(table)] + .list(unseen)
  }

  private static func played(_ row: CaseRow) -> Prose {
    switch row.role {
    case .shipped:
      "\(strong: CasesSection.thread(row)): \(row.scenario): \(code: row.system), reproduced"
        + " \(bound(row))"
    case .removed: "without the cause: \(Prose(catalogue: row.change))"
    case .cure: "cure: \(Prose(catalogue: row.change))\(row.isCheapest ? " (cheapest)" : "")"
    case .replaced: "\(Prose(catalogue: row.change))"
    }
  }

  /// `above 0.5%`, from `> 0.005`.
  private static func bound(_ row: CaseRow) -> String {
    guard let number = Double(row.bound.dropFirst(2)) else { return row.bound }
    return "\(row.bound.hasPrefix(">") ? "above" : "below") \(percent(number))"
  }

  private static func percent(_ value: Double) -> String {
    FixedDecimals.trimmed(value * 100, decimals: 2) + "%"
  }
}
