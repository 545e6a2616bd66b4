import Documents
import Drawing
import Study

/// One article: what of it holds, and what does not.
struct ClaimArticle {
  /// File of the article.
  let source: String
  /// Its statements, in their order.
  let claims: [ClaimRow]

  /// The articles of some statements, in the order in which they first occur.
  static func all(_ claims: [ClaimRow]) -> [ClaimArticle] {
    var sources: [String] = []
    for row in claims where !sources.contains(row.source) { sources.append(row.source) }
    return sources.map { source in
      ClaimArticle(source: source, claims: claims.filter { $0.source == source })
    }
  }

  /// Its number and what it is about, with the start of its statements' numbers.
  var title: Prose {
    let name = Self.titles.first { source.hasPrefix($0.prefix) }?.title ?? source
    return "\(name) (\(code: "\(claims.first?.claim.prefix(2) ?? "")…"))"
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
  var blocks: [Block] {
    [.section(title), .paragraph(paragraph), .table(tested)] + others
  }

  private var paragraph: Prose {
    var parts = [ClaimSummary.counts(claims)]
    for row in claims where row.holds == .no {
      let finding = row.finding.prefix(1).lowercased() + row.finding.dropFirst()
      parts.append("\(code: row.claim) \(Prose(catalogue: finding))")
    }
    let ours = [Prose](code: claims.filter(\.isOurs).map(\.claim))
    if !ours.isEmpty {
      let names = ours.joined(separator: ", ")
      parts.append("We read these in the article's code, inferred or added them: \(names).")
    }
    return parts.sentences
  }

  private var tested: Table {
    var table = Table([
      ("No.", .left), ("Statement", .left), ("Verdict", .left), ("Expected", .left),
      ("Measured", .right), ("Quantity", .left), ("With a mechanism changed", .left),
    ])
    for row in claims where row.holds.isTested {
      let verdict: Prose =
        row.holds == .yes ? "holds" : row.holds == .no ? "\(strong: "does not hold")" : "undecided"
      table.append([
        "\(code: row.claim)", Prose(catalogue: row.statement), verdict, "\(row.expected)",
        "\(Self.measured(row))", Prose(catalogue: row.metric), Self.broken(row),
      ])
    }
    return table
  }

  private var others: [Block] {
    let rows = claims.filter { !$0.holds.isTested }
    if rows.isEmpty { return [] }
    return [
      "Not put to the test:",
      .list(
        rows.map { row in
          "\(code: row.claim) \(Prose(catalogue: row.statement)) \(Prose(catalogue: row.finding))"
        }),
    ]
  }

  /// The number of a statement in code, and its words.
  static func name(_ row: ClaimRow) -> Prose {
    "\(code: row.claim) “\(Prose(catalogue: row.statement))”"
  }

  /// The number with its error, where it has one.
  static func measured(_ row: ClaimRow) -> String {
    guard let value = row.measured else { return "" }
    guard let error = row.standardError else { return number(value) + " (error unknown)" }
    return error == 0 ? number(value) : "\(number(value)) ± \(number(error))"
  }

  /// What was changed on purpose, what the number became, and whether the verdict turned.
  private static func broken(_ row: ClaimRow) -> Prose {
    guard let verdict = row.brokenHolds else { return "" }
    let value = row.brokenMeasured.map { number($0) } ?? "no number"
    let word: Prose = verdict == .no ? "fails" : verdict == .yes ? "holds" : "undecided"
    let text = verdict == row.holds ? "\(strong: "still \(word)")" : word
    return "\(Prose(catalogue: row.broken)): \(value), \(text)"
  }

  /// Three decimals, without zeros at the end; small numbers keep a digit.
  static func number(_ value: Double) -> String {
    FixedDecimals.trimmed(value, decimals: value != 0 && abs(value) < 0.001 ? 4 : 3)
  }
}
