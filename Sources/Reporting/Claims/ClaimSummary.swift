import Documents
import Drawing
import Findings
import NavigationModel
import StrictFiles
import Study

/// The answer to the articles in short: how many of their statements hold, and which do not.
enum ClaimSummary {
  /// A verdict in the table of counts, and in a sentence of one or several statements.
  private static let verdicts: [(ClaimVerdict, title: String, one: String, many: String)] = [
    (.yes, "Hold", "holds", "hold"), (.no, "Do not hold", "does not", "do not"),
    (.undecided, "Undecided", "is undecided", "are undecided"),
    (
      .code, "Follow from the code", "is true by the articles' code alone",
      "are true by the articles' code alone"
    ),
    (
      .notSimulated, "Not simulated", "cannot be tested by simulated swipes",
      "cannot be tested by simulated swipes"
    ),
  ]

  private static let title: Prose = "What the articles say, and what the swipes say"
  private static let anchor = "what-the-articles-say-and-what-the-swipes-say"

  /// How many statements hold in all, then article by article.
  static func blocks(_ claims: [ClaimRow]) -> [Block] {
    if claims.isEmpty { return [] }
    let articles = ClaimArticle.all(claims)
    let parts: [(Prose, [ClaimRow])] = articles.map { ($0.title, $0.claims) } + [("All", claims)]
    let table = Table(
      [("Article", .left), ("Statements", .right)] + verdicts.map { (Prose($0.title), .right) }
    ).rows(parts) { title, rows in
      let counts = verdicts.map { verdict in rows.count { $0.holds == verdict.0 } }
      return [title] + ([rows.count] + counts).map { "\($0)" }
    }
    return [.section(title), .table(table), .paragraph(note)] + articles.flatMap(\.blocks)
  }

  /// The answer: the counts, and the statements that do not hold or stay undecided.
  static func answer(_ claims: [ClaimRow]) -> [Block] {
    if claims.isEmpty { return [] }
    let link: Prose = "\(link: "all statements", to: "details.md", at: anchor)"
    let found = findings(claims)
    return [
      "\(countsBySource(claims)) The five articles are about back swipes in UIKit; \(link) are in"
        + " the details."
    ] + (found.isEmpty ? [] : [.paragraph(terms)])
      + found.flatMap { [.section($0.title)] + $0.rows.flatMap(part) }
      + systems(found.flatMap(\.rows))
  }

  private static let terms: Prose =
    "Below, \(em: "expected") is the result if the statement holds. Rates run from 0 to 1."
    + " Where a result is a difference, its two rates are shown rounded."
    + " \(code: "±") is one standard error. A \(em: "control") removes the suspected cause of a"
    + " failure: the statement should then hold."

  /// The same in a few sentences, for a terminal.
  static func sentences(_ claims: [ClaimRow]) -> [Prose] {
    if claims.isEmpty { return [] }
    return [countsBySource(claims)]
      + findings(claims).flatMap { found in
        [names(found.rows, found.one, found.many)]
          + found.rows.map { "\(ClaimArticle.name($0)) \(result($0))." }
      }
  }

  /// The statements that do not hold, and those that stay undecided, with what is said of them.
  private static func findings(
    _ claims: [ClaimRow]
  ) -> [(title: Prose, one: String, many: String, rows: [ClaimRow])] {
    let verdicts: [(ClaimVerdict, title: Prose, one: String, many: String)] = [
      (.no, "Statements that do not hold", "does not hold", "do not hold"),
      (.undecided, "Undecided statements", "is undecided", "are undecided"),
    ]
    return verdicts.compactMap { verdict, title, one, many in
      let rows = claims.filter { $0.holds == verdict }
      return rows.isEmpty ? nil : (title, one, many, rows)
    }
  }

  /// What the systems are of which some statements are.
  private static func systems(_ rows: [ClaimRow]) -> [Block] {
    let shown = SystemCatalog.all.filter { system in
      rows.contains { "\($0.metric) \($0.broken)".contains("`\(system.name)`") }
    }
    return shown.isEmpty
      ? [] : ["The systems in these statements:", .list(shown.map(SystemText.gloss))]
  }

  /// Which they are: what the articles say, and what we added.
  private static func names(_ rows: [ClaimRow], _ one: String, _ many: String) -> Prose {
    let (ours, theirs) = (rows.filter(\.isOurs), rows.filter { !$0.isOurs })
    let parts = [(theirs, "of the articles"), (ours, "that we added")].filter { !$0.0.isEmpty }
      .map { rows, source -> Prose in
        "\(SystemText.count(rows.count, "statement")) \(source) \(rows.count == 1 ? one : many):"
          + " \([Prose](code: rows.map(\.claim)).joined(separator: ", "))"
      }
    return "\(strong: parts.joined(separator: "; "))."
  }

  /// A statement with what was measured of it, how it was read, and what has to change for it to
  /// hold.
  private static func part(_ row: ClaimRow) -> [Block] {
    // The quantity stands before the first semicolon, remarks behind it.
    let texts = counted(row.metric).split(separator: "; ").map(String.init)
    let remarks = texts.dropFirst().map { Prose(catalogue: "\($0.sentenceCased).") }
    let control = row.holds == .no && row.brokenHolds == .yes ? row.brokenMeasured : nil
    let turned = control.map { value -> Prose in
      "\(Prose(catalogue: row.broken)). Result \(ClaimArticle.number(value)): the statement would"
        + " hold."
    }
    let items: [(name: Prose, text: Prose)] = [
      ("Measured", "\(Prose(catalogue: texts.first ?? ""))."), ("Result", "\(result(row))."),
      ("Remarks", remarks.sentences), ("Control", turned ?? ""),
    ]
    let mark = row.isOurs ? " (ours)" : ""
    return [
      .part("\(code: row.claim)\(mark), \(ClaimArticle.name(of: row.source))"),
      .paragraph(ClaimArticle.words(row)),
    ] + .terms(items)
  }

  /// `0.012 ± 0.0008, expected < 0.01`.
  private static func result(_ row: ClaimRow) -> Prose {
    let isOpen = row.holds == .undecided && row.standardError != nil
    return "\(ClaimArticle.measured(row)), expected \(row.expected)"
      + (isOpen ? ", a bound inside the 95% interval" : "")
  }

  /// A metric without the names of more than four pages over which it is a mean: details name them.
  private static func counted(_ metric: String) -> String {
    metric.replacing(#/ on (?:`[^`]+`, ){4,}`[^`]+` \(mean\)/#) { match in
      ", averaged over \(match.output.count { $0 == "," } + 1) pages"
    }
  }

  /// All counts in a sentence: of 86 statements so many hold, so many do not.
  static func counts(_ rows: [ClaimRow], of source: String = "", _ which: String = "") -> Prose {
    let texts = verdicts.compactMap { verdict -> Prose? in
      let count = rows.count { $0.holds == verdict.0 }
      return count == 0 ? nil : "\(strong: "\(count)") \(count == 1 ? verdict.one : verdict.many)"
    }
    let statements = SystemText.count(rows.count, "statement")
    return "Of \(source)\(statements)\(which), \(texts.listed)."
  }

  /// The same of the articles' own statements, and how many of ours hold.
  static func countsBySource(_ rows: [ClaimRow]) -> Prose {
    let (ours, theirs) = (rows.filter(\.isOurs), rows.filter { !$0.isOurs })
    if ours.isEmpty || theirs.isEmpty { return counts(rows) }
    return "\(counts(theirs, of: "the articles' ")) \(counts(ours, of: "", " that we added"))"
  }

  private static let note: Prose =
    "Each statement was assigned a quantity and an expectation before any result was seen, with"
    + " these exceptions: the bound of \(code: "2-08") was moved after a first look,"
    + " \(code: "0-22") held at 300 pt/s, did not at 1,000, and has 300 again, as \(code: "0-21")"
    + " has; \(code: "0-01") did not hold under the system's rule at release, and was undecided"
    + " with 1,000 people; and"
    + " \([Prose](code: ClaimRow.late).listed) were added, or given another quantity, when results"
    + " were known. A statement holds if the whole 95% interval is as expected, does not"
    + " hold if no part of it is, and is undecided otherwise. Each is tested again with one"
    + " mechanism changed, which should turn its verdict (a control, chosen after the verdict)."
    + " What follows"
    + " from code does not count as holding. Your users may still differ from these people."
}

/// One article: what of it holds, and what does not.
struct ClaimArticle {
  /// File of the article.
  let source: String
  let claims: [ClaimRow]

  /// The articles of some statements, in the order in which they first occur.
  static func all(_ claims: [ClaimRow]) -> [ClaimArticle] {
    claims.grouped(by: \.source).map { ClaimArticle(source: $0[0].source, claims: $0) }
  }

  /// Its number and what it is about, with the start of its statements' numbers.
  var title: Prose {
    "\(Self.name(of: source)) (\(code: "\(claims.first?.claim.prefix(2) ?? "")…"))"
  }

  /// The number of an article and what it is about.
  static func name(of source: String) -> String {
    titles.first { source.hasPrefix($0.prefix) }?.title ?? source
  }

  /// By what the file's name starts with.
  private static let titles = [
    (prefix: "000_", title: "Article 1: a back swipe from anywhere"),
    (prefix: "001_", title: "Article 2: TZScrollViewPopGesture"),
    (prefix: "002_", title: "Article 3: a paged tab view"),
    (prefix: "003_", title: "Article 4: FDFullscreenPopGesture"),
    (prefix: "004_", title: "Article 5: repairs of the edge pan"),
  ]

  /// A heading, a paragraph, and its statements: what was put to the test, and below what was not.
  var blocks: [Block] { [.section(title), .paragraph(paragraph), .table(tested)] + others }

  private var paragraph: Prose {
    var parts = [ClaimSummary.counts(claims)]
    for row in claims where row.holds == .no {
      let finding = row.finding.prefix(1).lowercased() + row.finding.dropFirst()
      parts.append("\(code: row.claim) \(Prose(catalogue: finding))")
    }
    let ours = [Prose](code: claims.filter(\.isOurs).map(\.claim))
    if !ours.isEmpty {
      let names = ours.joined(separator: ", ")
      parts.append(
        "These are ours: we read them in the article's code, inferred or added them: \(names).")
    }
    return parts.sentences
  }

  private var tested: Documents.Table {
    Table([
      ("No.", .left), ("Statement", .left), ("Verdict", .left), ("Expected", .left),
      ("Measured", .right), ("Quantity", .left), ("Control (should turn the verdict)", .left),
    ]).rows(claims.filter(\.holds.isTested)) { row in
      let verdict: Prose =
        row.holds == .yes ? "holds" : row.holds == .no ? "\(strong: "does not hold")" : "undecided"
      return [
        "\(code: row.claim)", Prose(catalogue: row.statement), verdict, "\(row.expected)",
        "\(Self.measured(row))", Prose(catalogue: row.metric), Self.broken(row),
      ]
    }
  }

  private var others: [Block] {
    let rows = claims.filter { !$0.holds.isTested }.map { row -> Prose in
      "\(code: row.claim) \(Prose(catalogue: row.statement)) \(Prose(catalogue: row.finding))"
    }
    return rows.isEmpty ? [] : ["Not put to the test:", .list(rows)]
  }

  /// The number of a statement in code, and its words.
  static func name(_ row: ClaimRow) -> Prose {
    "\(code: row.claim)\(row.isOurs ? " (ours)" : "") \(words(row))"
  }

  /// The words of a statement; those of an article in quotation marks.
  static func words(_ row: ClaimRow) -> Prose {
    let words = Prose(catalogue: row.statement)
    return row.isOurs ? words : "“\(words)”"
  }

  /// The number with its error, where it has one.
  static func measured(_ row: ClaimRow) -> String {
    guard let value = row.measured else { return "" }
    guard let error = row.standardError else { return number(value) + " (error unknown)" }
    if error == 0 { return number(value) }
    // Rounding must not hide on which sides of a bound an interval lies.
    let decimals = row.holds == .undecided ? 4 : 3
    let shown = number(error, decimals: decimals)
    return number(value, decimals: decimals) + (shown == "0" ? "" : " ± \(shown)")
  }

  /// What was changed on purpose, what the number became, and whether the verdict turned.
  private static func broken(_ row: ClaimRow) -> Prose {
    guard let verdict = row.brokenHolds else { return "" }
    let value = row.brokenMeasured.map { number($0) } ?? "no number"
    let word: Prose = verdict == .no ? "fails" : verdict == .yes ? "holds" : "undecided"
    let text = verdict == row.holds ? "\(strong: "still \(word)")" : word
    return "\(Prose(catalogue: row.broken)): \(value), \(text)"
  }

  /// Three decimals or more, without zeros at the end; small numbers keep a digit.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    FixedDecimals.trimmed(value, decimals: value != 0 && abs(value) < 0.001 ? 4 : decimals)
  }
}
