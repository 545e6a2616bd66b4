import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import StrictFiles
import Study

/// What users complained about: a row for every thread.
enum CasesSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
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
    let lead: Prose = "\(counts(shipped)) \(cured(shipped, cases))"
    let answer: [Block] = [.paragraph(lead), .list(legend), .table(table), .paragraph(others)]
    let explained: [Block] = [
      .section("Names in the table"), .paragraph(names), .table(recognizers),
    ]
    return answer + replaced(shipped, cases) + explained
  }

  private static let others: Prose =
    "Symptoms that none of these threads has, such as a swipe lost to a custom back button or to a"
    + " carousel, are in \(link: "conflicts", to: "../conflicts/report.md"), page by page."

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
      let mark = isOpen ? " (undecided)" : pair.old.verdict == .not ? " (new)" : ""
      return [
        "\(thread(pair.old)): \(pair.old.scenario)", "\(pair.old.words)",
        "\(pair.new.words)\(mark)",
      ]
    }
    let gone = there.count - left - open
    let parts: [Prose] = [
      "\(gone) of the \(there.count) symptoms are gone", "\(left) remain",
      open > 0 ? "\(open) \(open == 1 ? "is" : "are") undecided" : "",
      new > 0 ? "\(new) \(new == 1 ? "is" : "are") new" : "",
    ]
    return [
      .section("If the apps had shipped one recommended system"),
      .paragraph(
        "Every thread that can be simulated was played once more with \(Prose(catalogue: change));"
          + " \(link: "conflicts", to: "../conflicts/report.md") recommends it for apps with pages"
          + " of all kinds. With it, \(parts.filter { !$0.isEmpty }.listed)."),
      .table(table),
    ] + .paragraph(resting(cases))
  }

  /// What the velocity's estimator does to aborts that rest before the lift; empty where no two are
  /// compared.
  private static func resting(_ cases: [CaseRow]) -> Prose {
    let (usual, aware) = (
      VelocityEstimatorKind.uikitBlend.rawValue, VelocityEstimatorKind.restAwareBlend.rawValue
    )
    func cure(_ words: String, by kind: String) -> CaseRow? {
      cases.first {
        $0.role == .cure && $0.change.contains(words) && $0.change.hasSuffix("`\(kind)`")
      }
    }
    guard let old = cure("quickstart", by: usual), let new = cure("quickstart", by: aware) else {
      return ""
    }
    let success = [old, new].map { percent($0.rates[.success]) }
    let system = cure("in place of", by: aware).flatMap { own in
      cases.first { $0.role == .replaced && $0.thread == own.thread }.map {
        "; with the recommended system, \(share($0)) with the first and \(share(own)) with"
          + " the second" as Prose
      }
    }
    let rule: Prose = "\(link: "quickstart", to: "../quickstart/report.md")'s rule for phones"
    let rates: Prose =
      success[0] == success[1]
      ? "The estimator does not change the success rate of quickstart's rule (\(success[0]))."
      : "The success rates of quickstart's rule are \(success.listed)."
    return "If fingers stop dead at full speed and rest, the estimator of the velocity decides how"
      + " many aborts complete a pop. With \(rule), \(share(old)) do if it reads \(code: usual),"
      + " and \(share(new)) if it reads \(code: aware)\(system ?? ""). \(rates) An app gets"
      + " \(code: aware) by taking the velocity as 0 if its pan last changed more than 40 ms before"
      + " the lift. That does not help where the finger creeps until the lift."
  }

  /// How many have a symptom: `40%`.
  private static func share(_ row: CaseRow) -> String {
    row.measured.map { $0 == 0 ? "none" : DecisionText.whole($0) } ?? ""
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
      (cure.rates[.success] ?? 0) < (row.rates[.success] ?? 0)
    }
    let (losing, both) = (found.count(where: lowers), breaking.count(where: lowers))
    let neither = found.filter { $0.1.keepsLimits(of: $0.0) && !lowers($0.0, $0.1) }
    let still = neither.count { !$0.cure.keepsLimits }
    return
      "A cure was found for \(found.count) of the \(there.count). \(losing) of these cures lower"
      + " the success rate of everyday people, and \(breaking.count) break a limit on which they"
      + " are clearly worse than the shipped code\(both == 0 ? "" : " (\(both) do both)"). The"
      + " other \(neither.count) do neither, but \(still) of them leave a limit broken that the"
      + " shipped code breaks, too."
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
    // Nor the rule that another replaces: the recognizer's name stands for it.
    if let old = words.firstRange(of: " instead of `") { words.removeSubrange(old.lowerBound...) }
    if words == "switched off" {
      words = "the app's own swipe switched off, the operating system's kept"
    }
    let result = row.verdict == .not ? ": \(cure.words)" : ""
    let broken = cure.broken.map(\.words)
    let worse = cure.keepsLimits(of: row) ? "" : "clearly worse: "
    let mark = broken.isEmpty ? "" : " (\(worse)\(broken.joined(separator: ", ")))"
    return "\(Prose(catalogue: words))\(result)\(mark)"
  }

  /// Each figure that changes, before and after.
  static func price(_ row: CaseRow, _ cure: CaseRow) -> Prose {
    let figures: [(String, Criterion)] = [
      ("success rate", .success), ("false triggers", .falseTriggers),
      ("aborts honoured", .abortsHonoured), ("content lost", .contentLost),
    ]
    let changes = figures.compactMap { name, criterion -> Prose? in
      let (old, new) = (percent(row.rates[criterion]), percent(cure.rates[criterion]))
      return old == new ? nil : "\(name) \(old) → \(new)"
    }
    return changes.isEmpty ? "none" : changes.joined(separator: ", ")
  }

  /// A rate in percent, a small one with two decimals.
  static func percent(_ value: Double?) -> String {
    value.map { FixedDecimals.trimmed($0 * 100, decimals: CaseRow.decimals(of: $0)) + "%" } ?? ""
  }

  private static let rules = "../../Sources/ArticleClaims/Field/FieldRules.swift"

  private static let allowed = CaseRow.limits

  /// A tenth of a proportion, in percentage points.
  private static func tenth(_ share: Double) -> String {
    FixedDecimals.trimmed(share * 10, decimals: 2)
  }

  private static let legend: [Prose] = [
    "\(em: "Shipped"): the recognizer, then the rule at release; both are"
      + " \(link: "described below", to: "", at: "names-in-the-table"). (guess): the rule was not"
      + " found in the app's code.",
    "\(em: "Measured"): the symptom, on the simulated page in brackets. Its threshold was fixed"
      + " before the first run.",
    "\(em: "Cure"): the candidate with the highest success rate among those that remove the"
      + " symptom or, where it is not reproduced, at least halve it"
      + " (\(link: "more", to: "details.md", at: CaseDetailsSection.anchor)). A cure with another"
      + " rule reads the velocity as the shipped code does, so one rule has different effects in"
      + " different rows.",
    "\(em: "Effect"): what the cure does to everyday people on the \(code: "list") page, without"
      + " the row's special circumstances, on the phone of 402 pt unless the row names a screen."
      + " False triggers and content lost are those of the worst kind. Rates that are not named"
      + " stay the same. Where the operating system has its own swipe back, the rates count pops"
      + " by either swipe.",
    "\(em: "Limits"): at most \(DecisionText.oneIn(allowed.falseTriggers)) content gestures of any"
      + " kind pop (false triggers); at least \(percent(allowed.abortsHonoured)) of the aborts"
      + " that begin a pop cancel it (aborts honoured); at most \(percent(allowed.contentLost)) of"
      + " the scrolls of any kind begin a pop (content lost). Brackets behind a cure name the"
      + " limits that it breaks. They say clearly worse if the cure is worse than the shipped code"
      + " on such a limit by more than a tenth of what it allows: \(tenth(allowed.falseTriggers))"
      + " points of false triggers, \(tenth(1 - allowed.abortsHonoured)) of aborts honoured or"
      + " \(tenth(allowed.contentLost)) of content lost.",
  ]

  private static let names: Prose =
    "\(code: "swipelab explain NAME") describes the rules that \(code: "swipelab list policies")"
    + " prints; the others are in \(link: "the source", to: rules). A name after \(code: "@") is"
    + " an estimator of the velocity. The recognizers are:"

  private static let recognizers = Table([("Recognizer", .left), ("Begins", .left)]).rows([
    ("`pan`", "anywhere"),
    ("`cone`", "anywhere within 45° of the pop's direction; no scroll view waits for it"),
    ("`first`", "anywhere; the page's gestures wait for it"),
    ("`last`", "anywhere, once the page's gestures have failed"),
    ("`right`", "anywhere in the pop's direction"),
    ("`ltr`", "anywhere to the right, in right-to-left layouts, too"),
    (
      "`edge16`, `edge20`, `edge30`",
      "if the touch lands within 16, 20 or 30 pt of the edge; within 45° of the pop's direction"
    ),
    ("`shares30`", "as `edge30`; the page's own gestures may act too"),
    ("`start30`", "if the finger is still within 30 pt of the edge after 15 pt of travel"),
    (
      "`handler50`",
      "within 50 pt of the edge in the pop's direction, if it drifts less than 20 pt across"
    ),
    ("`fd`", "as FDFullscreenPopGesture, anywhere in the pop's direction; UIKit's rule"),
    ("`sharedTarget`", "as `uikit.edge` or, if that fails, anywhere; UIKit's rule"),
    ("`uikit.edge`", "as UIKit's edge swipe; UIKit's rule"),
    ("`uikit.26`", "as the edge swipe or the content swipe of iOS 26; UIKit's rule"),
  ]) { name, begins in [Prose(catalogue: name), Prose(catalogue: begins)] }
}

/// Every complaint with all that was played of it.
enum CaseDetailsSection {
  private static let title: Prose = "How cases were judged"
  static let anchor = "how-cases-were-judged"

  static func blocks(_ index: ResultIndex) -> [Block] {
    let groups = index.results.claims.cases.grouped(by: \.group)
    return Block.section(title, .list(groups.isEmpty ? [] : method))
      + groups.flatMap { rows -> [Block] in
        [.section("\(rows[0].group)"), "The complaint is reproduced if \(rows[0].rule)."]
          + blocks(of: rows)
      }
  }

  private static let assumptions = "../../Sources/ArticleClaims/ArticleClaims.docc/FieldCases.md"

  private static let method: [Prose] = [
    "The simulated page stands in for the app's own; \(link: "other assumptions", to: assumptions)"
      + " are listed. A symptom that is not reproduced may still occur more rarely. The tables"
      + " below show all candidates, and the same measurement without the supposed cause.",
    "A cure that breaks a limit on which it is clearly worse than the shipped code is"
      + " taken only if there is no other.",
    "Symptoms that are not reproduced but reach a tenth of the threshold have a cure, too, if there"
      + " is one that halves the symptom at least and keeps at least half of the success rate.",
    "With a 27° cone the pan begins only within 27° of the pop's direction; nothing else changes."
      + " An edge of another width needs a recognizer of the app's own, as UIKit's has no width to"
      + " set. Half of everyday people's pops start away from the edge, where an edge recognizer"
      + " cannot begin.",
    "A cure with another rule keeps the shipped code's estimator of the velocity, unless the cell"
      + " names one, so the effect of a rule differs between rows. That holds for UIKit's rule,"
      + " too. With the estimator of UIKit's own transition, \(code: "uikit-transition"), it"
      + " completes fewer pops and honours fewer aborts: compare \(code: "uikit") with"
      + " \(code: "uikit@uikit-blend") in \(link: "frameworks", to: "../frameworks/report.md").",
    "The pop wins over the scroll if a drag within 45° of the pop's direction crosses the slop on"
      + " both axes in one touch event; this is assumed.",
    "At least so many act twice: the share that the operating system completes plus the share that"
      + " the app completes, minus 100%.",
  ]

  private static func blocks(of rows: [CaseRow]) -> [Block] {
    let table = Table([
      ("Variant", .left), ("Measured", .right), ("In words", .left),
      ("Verdict", .left), ("Success rate", .right), ("False triggers", .right),
      ("Aborts honoured", .right), ("Content lost", .right),
    ]).rows(rows.filter { $0.verdict != .unseen }) { row in
      let rates = Criterion.all.map { CasesSection.percent(row.rates[$0]) }
      return [
        played(row), "\(row.measured.map(Self.percent) ?? "")", "\(row.words)",
        "\(row.verdict.rawValue)",
      ] + rates.map { "\($0)" }
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
