import Study

/// The answer to the articles in short: how many of their statements hold, and which do not.
enum ClaimSummary {
  /// The lines of the section; empty without statements.
  static func lines(_ claims: [ClaimRow]) -> [String] {
    if claims.isEmpty { return [] }
    return ["## What the articles say, and what the swipes say", ""]
      + table(claims) + ["", note]
  }

  /// The same in a few sentences, for a terminal too.
  static func sentences(_ claims: [ClaimRow]) -> [String] {
    if claims.isEmpty { return [] }
    var lines = [ClaimCount(claims).sentence]
    lines += list(claims, .no, "What does not hold")
    lines += list(claims, .undecided, "What the error leaves undecided")
    return lines
  }

  private static func list(
    _ claims: [ClaimRow], _ verdict: ClaimVerdict, _ title: String
  ) -> [String] {
    let those = claims.filter { $0.holds == verdict }
    if those.isEmpty { return [] }
    return ["**\(title)**: " + those.map(ClaimText.mention).joined(separator: "; ") + "."]
  }

  private static func table(_ claims: [ClaimRow]) -> [String] {
    var table = MarkdownTable([
      ("Article", .left), ("Statements", .right), ("Hold", .right), ("Do not", .right),
      ("Undecided", .right), ("By construction", .right), ("Not simulated", .right),
    ])
    func append(_ title: String, _ rows: [ClaimRow]) {
      let count = ClaimCount(rows)
      table.append(
        [title, String(rows.count)]
          + [ClaimVerdict.yes, .no, .undecided, .byConstruction, .notSimulated].map {
            String(count[$0])
          })
    }
    for article in ClaimArticle.all(claims) { append(article.title, article.claims) }
    append("All", claims)
    return table.lines
  }

  private static let note =
    "Each statement was given a number and an expectation before any number was seen; the bars of"
    + " `0-01`, `0-18` and `2-08` were moved after a first look. It holds when the whole 95 %"
    + " interval is as expected, does not when none of it is, and is undecided otherwise. Each that"
    + " holds is played a second time with a mechanism broken on purpose that ought to refute it: a"
    + " statement that still held then would say nothing. What can only be read off what a system"
    + " is declared to be counts as by construction, not as holding. Rates and their differences"
    + " are proportions; a number without error comes from straight strokes, or from swipes that"
    + " all agree. A statement that holds, holds for these synthetic people and for this model of"
    + " the recognizers; one that does not may still be true of yours."
}
