import Experimentation

/// One article: what of it holds, how strongly, and what does not.
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

  /// Its number and what it is about.
  var title: String { ArticleTitle.of(source) }

  /// A heading, a paragraph and the table of its statements.
  var lines: [String] {
    ["## \(title)", "", "From `\(source)`. " + paragraph, ""] + table
  }

  /// The most statements that are named for being sure.
  private static let surest = 3

  private var paragraph: String {
    var parts = [ClaimCount(claims).sentence]
    let holding = claims.filter { $0.holds == .yes }
    let exact = holding.filter { $0.standardError == 0 }.count
    if exact > 0 {
      let have = exact == 1 ? "has" : "have"
      parts.append(
        "Of those that hold, \(exact) \(have) no error: straight strokes are exact, or all swipes"
          + " agree.")
    }
    let sure = holding.compactMap { row in ClaimText.sureness(row).map { (row, $0) } }
      .sorted { ($1.1, $0.0.claim) < ($0.1, $1.0.claim) }.prefix(Self.surest)
    if !sure.isEmpty {
      let texts = sure.map { row, errors in
        "\(ClaimText.mention(row)), \(FixedDecimals.string(errors, decimals: 0)) standard errors"
          + " clear"
      }
      parts.append("Surest of all: " + texts.joined(separator: "; ") + ".")
    }
    for row in claims where row.holds == .no {
      parts.append("Against \(ClaimText.name(row)): \(Self.lowered(row.finding))")
    }
    return parts.joined(separator: " ")
  }

  private var table: [String] {
    var table = MarkdownTable([
      ("No.", .left), ("What the article says", .left), ("Verdict", .left), ("Expected", .left),
      ("Measured", .right), ("What was measured", .left),
    ])
    for row in claims {
      table.append([
        "`\(row.claim)`", row.statement, ClaimText.verdict(row), row.expected,
        ClaimText.measured(row), row.metric,
      ])
    }
    return table.lines
  }

  /// A sentence that goes on after a colon.
  private static func lowered(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
