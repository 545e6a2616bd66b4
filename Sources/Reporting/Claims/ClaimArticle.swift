import Drawing
import Study

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
    let ours = claims.filter(\.isOurs).map { "`\($0.claim)`" }
    if !ours.isEmpty {
      parts.append("Not said by the article but read in its code, or added: \(list(ours)).")
    }
    return parts.joined(separator: " ")
  }

  /// What was put to the test, and below what was not and why.
  private var table: [String] {
    var tested = MarkdownTable([
      ("No.", .left), ("What is said", .left), ("Verdict", .left), ("Expected", .left),
      ("Measured", .right), ("What was measured", .left), ("Broken on purpose", .left),
    ])
    var others = MarkdownTable([
      ("No.", .left), ("What is said", .left), ("Verdict", .left), ("Why", .left),
    ])
    for row in claims {
      let start = ["`\(row.claim)`", row.statement, ClaimText.verdict(row)]
      switch row.holds {
      case .byConstruction, .notSimulated: others.append(start + [row.metric])
      case .yes, .no, .undecided:
        tested.append(
          start + [row.expected, ClaimText.measured(row), row.metric, ClaimText.broken(row)])
      }
    }
    let hasOthers = claims.contains { $0.expected.isEmpty }
    return tested.lines + (hasOthers ? ["", "Not put to the test:", ""] + others.lines : [])
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// A sentence that goes on after a colon.
  private static func lowered(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
