import Findings
import Study

/// The answer to the articles in short: how many of their statements hold, and which do not.
enum ClaimSummary {
  /// A verdict in the table of counts, and in a sentence of one or several statements.
  private static let verdicts: [(ClaimVerdict, title: String, one: String, many: String)] = [
    (.yes, "Hold", "holds", "hold"), (.no, "Do not", "does not", "do not"),
    (.undecided, "Undecided", "is undecided", "are undecided"),
    (
      .code, "Follow from the code", "follows from the code whoever swipes",
      "follow from the code whoever swipes"
    ),
    (
      .notSimulated, "Not simulated", "cannot be tested by simulated swipes",
      "cannot be tested by simulated swipes"
    ),
  ]

  /// The section; empty without statements.
  static func blocks(_ claims: [ClaimRow]) -> [Block] {
    if claims.isEmpty { return [] }
    var table = Table(
      [("Article", .left), ("Statements", .right)] + verdicts.map { (Prose($0.title), .right) })
    for (title, rows) in ClaimArticle.all(claims).map({ ($0.title, $0.claims) })
      + [("All", claims)]
    {
      let counts = verdicts.map { count($0.0, rows) }
      table.append(["\(title)", "\(rows.count)"] + counts.map { "\($0)" })
    }
    return [
      .section("What the articles say, and what the swipes say"), .table(table), .paragraph(note),
    ]
  }

  /// The same in a few sentences, for a terminal too.
  static func sentences(_ claims: [ClaimRow]) -> [Prose] {
    if claims.isEmpty { return [] }
    return [counts(claims)] + list(claims, .no, "What does not hold")
      + list(claims, .undecided, "What the error leaves undecided")
  }

  /// All counts in a sentence: of 86 statements so many hold, so many do not.
  static func counts(_ rows: [ClaimRow]) -> Prose {
    let texts = verdicts.compactMap { verdict -> Prose? in
      let count = count(verdict.0, rows)
      return count == 0 ? nil : "\(strong: "\(count)") \(count == 1 ? verdict.one : verdict.many)"
    }
    return "Of \(SystemText.count(rows.count, "statement")) \(texts.listed)."
  }

  private static func count(_ verdict: ClaimVerdict, _ rows: [ClaimRow]) -> Int {
    rows.filter { $0.holds == verdict }.count
  }

  private static func list(
    _ claims: [ClaimRow], _ verdict: ClaimVerdict, _ title: String
  ) -> [Prose] {
    let those = claims.filter { $0.holds == verdict }.map { row -> Prose in
      "\(ClaimArticle.name(row)): \(ClaimArticle.measured(row)), expected \(row.expected)"
    }
    return those.isEmpty ? [] : ["\(strong: "\(title)"): \(those.joined(separator: "; "))."]
  }

  private static let note: Prose =
    "Each statement was given a number and an expectation before any number was seen, but for"
    + " \(code: "2-08"), whose bar was moved after a first look, \(code: "0-30"), which measured"
    + " something else at first, and \(code: "0-01"), \(code: "0-18"), \(code: "0-19"),"
    + " \(code: "0-23"), \(code: "0-26"), \(code: "0-28"), \(code: "0-29"), \(code: "0-31"),"
    + " \(code: "1-06"), \(code: "1-11"), \(code: "1-15"), \(code: "3-15") and"
    + " \(code: "4-17"), which were given theirs when those of others were known. It holds when the"
    + " whole 95% interval is as expected, does not when none of it is, and is undecided otherwise."
    + " Each that holds is played a second time with a mechanism broken on purpose that ought to"
    + " refute it: a statement that still held then would say nothing. What"
    + " follows from the code of a system, whoever swipes, is listed below what was put to the test"
    + " and does not count as holding. Rates and their differences are proportions. A statement"
    + " that holds, holds for these synthetic people and for this model of the recognizers; one"
    + " that does not may still be true of yours."
}

/// The articles' statements: how many hold in all, then article by article.
enum ClaimsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let claims = index.results.claims.articles
    return ClaimSummary.blocks(claims) + ClaimArticle.all(claims).flatMap(\.blocks)
  }
}
