import Documents
import Testing

@testable import Reporting
@testable import Study

@Suite("Sections about the articles' statements")
struct ClaimSectionTests {
  private static func row(
    _ claim: String, _ holds: ClaimVerdict, _ measured: Double? = nil, _ error: Double? = nil,
    expected: String = "> 0", source: String = "000_6ac4bca9e81b6826.txt", finding: String = "",
    isOurs: Bool = false, turned other: ClaimVerdict? = nil, metric: String? = nil
  ) -> ClaimRow {
    let turned = other ?? (holds == .yes ? .no : nil)
    return ClaimRow(
      claim: claim, source: source, statement: "Statement \(claim) | says it.",
      metric: metric ?? "pops: \(claim)", expected: measured == nil ? "" : expected,
      measured: measured, standardError: error, holds: holds, finding: finding, isOurs: isOurs,
      broken: turned == nil ? "" : "`fd` without its gate",
      brokenMeasured: turned == nil ? nil : 0, brokenHolds: turned)
  }

  private static let rows = [
    row("0-01", .yes, 0.5, 0.01), row("0-02", .yes, 0.25, 0.1),
    row("0-03", .notSimulated, finding: "Not simulated: private API."),
    row("0-04", .no, -0.2, 0.02, finding: "Does not hold: -0.2 ± 0.02, expected > 0."),
    row("0-05", .yes, 0.5, 0.001, isOurs: true),
    row("0-06", .code, finding: "Follows from the code: declared so."),
    row("3-01", .undecided, 0.01, 0.02, source: "003_1ba0b46c9f9f2ac7.txt"),
  ]

  @Test("The summary counts every verdict, over all and by article")
  func summary() {
    let lines = MarkdownWriter.lines(ClaimSummary.blocks(Self.rows))
    #expect(lines[0] == "## What the articles say, and what the swipes say")
    #expect(
      ClaimSummary.sentences(Self.rows).map(MarkdownWriter.inline)[0]
        == "Of the articles' 6 statements, **2** hold, **1** does not, **1** is undecided,"
        + " **1** is true by the articles' code alone and **1** cannot be tested by simulated"
        + " swipes. Of 1 statement that we added, **1** holds.")
    let table = ReportSample.table(lines)
    #expect(
      table.dropFirst().map { Array($0.dropFirst()) } == [
        ["6", "3", "1", "0", "1", "1"], ["1", "0", "0", "1", "0", "0"],
        ["7", "3", "1", "1", "1", "1"],
      ])
    #expect(table[2][0] == "Article 4: FDFullscreenPopGesture (`3-…`)")
  }

  @Test("What does not hold and what stays undecided is named with its number")
  func exceptions() throws {
    let sentences = ClaimSummary.sentences(Self.rows).map(MarkdownWriter.inline)
    #expect(
      sentences[1...] == [
        "**1 statement of the articles does not hold: `0-04`**.",
        "`0-04` “Statement 0-04 | says it.” -0.2 ± 0.02, expected > 0.",
        "**1 statement of the articles is undecided: `3-01`**.",
        "`3-01` “Statement 3-01 | says it.” 0.01 ± 0.02, expected > 0, a bound inside the 95%"
          + " interval.",
      ])
    #expect(ClaimSummary.sentences([Self.rows[0]]).count == 1)
  }

  @Test("What we added does not count as the articles', and an error of nothing is not printed")
  func ours() {
    let rows = [
      Self.row("0-04", .no, 0, 0), Self.row("0-05", .no, 0.5, 0.01, isOurs: true),
      Self.row("3-02", .no, 0.5, 0.01, source: "003_1ba0b46c9f9f2ac7.txt", isOurs: true),
    ]
    #expect(
      ClaimSummary.sentences(rows).map(MarkdownWriter.inline)[1]
        == "**1 statement of the articles does not hold: `0-04`; 2 statements that we added do not"
        + " hold: `0-05`, `3-02`**.")
    let lines = MarkdownWriter.lines(ClaimSummary.answer(rows)).filter { !$0.isEmpty }
    #expect(
      lines[2...10] == [
        "## Statements that do not hold",
        "### `0-04`, Article 1: a back swipe from anywhere", "“Statement 0-04 | says it.”",
        "- **Measured:** pops: 0-04.", "- **Result:** 0, expected > 0.",
        "### `0-05` (ours), Article 1: a back swipe from anywhere", "Statement 0-05 | says it.",
        "- **Measured:** pops: 0-05.", "- **Result:** 0.5 ± 0.01, expected > 0.",
      ])
  }

  @Test("Remarks about a quantity are sentences of their own")
  func remarks() {
    let rows = [Self.row("0-01", .no, 0.5, 0.01, metric: "pops of `fd`; read so; `x` is left out")]
    let lines = MarkdownWriter.lines(ClaimSummary.answer(rows))
    #expect(lines.contains("- **Measured:** pops of `fd`."))
    #expect(lines.contains("- **Remarks:** Read so. `x` is left out."))
  }

  @Test("A mean over many pages counts them, and an open verdict shows more decimals")
  func shortened() {
    let few = "`a`, `b`, `c`, `d`"
    let rows = [
      Self.row("0-01", .undecided, 0.01155, 0.00139, metric: "pops on \(few), `e` (mean) (phone)"),
      Self.row("0-02", .no, 0.01155, 0.00139, metric: "pops on \(few) (mean) (phone)"),
    ]
    let text = MarkdownWriter.lines(ClaimSummary.answer(rows)).joined(separator: "\n")
    #expect(text.contains("± 0.0014, expected > 0, a bound inside the 95% interval."))
    #expect(text.contains("- **Measured:** pops, averaged over 5 pages (phone)."))
    #expect(text.contains("± 0.001, expected > 0."))
    #expect(text.contains("- **Measured:** pops on \(few) (mean) (phone)."))
  }

  @Test("An article has a paragraph, a row for what was tested, and a line for all else")
  func article() throws {
    let articles = ClaimArticle.all(Self.rows)
    #expect(articles.map(\.source.first) == ["0", "0"] && articles.count == 2)
    let lines = MarkdownWriter.lines(articles[0].blocks)
    #expect(lines[0] == "## Article 1: a back swipe from anywhere (`0-…`)")
    #expect(lines[2].contains("`0-04` does not hold: -0.2 ± 0.02"))
    #expect(
      lines[2].hasSuffix(
        "These are ours: we read them in the article's code, inferred or added them: `0-05`."))
    let end = try #require(lines.firstIndex(of: "Not put to the test:"))
    let table = ReportSample.table(Array(lines[..<end]))
    #expect(table.count == 5)
    #expect(
      table[1] == [
        "`0-01`", "Statement 0-01 | says it.", "holds", "> 0", "0.5 ± 0.01", "pops: 0-01",
        "`fd` without its gate: 0, fails",
      ])
    #expect(table[3][2] == "**does not hold**" && table[3][6].isEmpty)
    #expect(
      lines[(end + 2)...] == [
        "- `0-03` Statement 0-03 | says it. Not simulated: private API.",
        "- `0-06` Statement 0-06 | says it. Follows from the code: declared so.",
      ])
  }

  @Test(
    "What would have to change is said of what does not hold, and a verdict that stays is marked")
  func turned() {
    let rows = [
      Self.row("0-01", .no, 0.5, 0.01, turned: .yes), Self.row("0-02", .no, 0.5, 0.01, turned: .no),
      Self.row("0-03", .yes, 0.5, 0.01, turned: .yes),
      Self.row("0-04", .yes, 0.5, 0.01, turned: .undecided),
    ]
    let table = ReportSample.table(MarkdownWriter.lines(ClaimArticle.all(rows)[0].blocks))
    #expect(
      table.dropFirst().map { $0[6] } == [
        "`fd` without its gate: 0, holds", "`fd` without its gate: 0, **still fails**",
        "`fd` without its gate: 0, **still holds**", "`fd` without its gate: 0, undecided",
      ])
    let lines = MarkdownWriter.lines(ClaimSummary.answer(rows))
    #expect(
      lines.filter { $0.hasPrefix("- **Control:**") } == [
        "- **Control:** `fd` without its gate. Result 0: the statement would hold."
      ])
  }

  @Test("Without statements nothing is said")
  func empty() {
    #expect(ClaimSummary.blocks([]).isEmpty && ClaimSummary.sentences([]).isEmpty)
    #expect(ClaimArticle.all([]).isEmpty)
  }
}
