import Documents
import StrictFiles
import TestSupport
import Testing

@testable import Reporting
@testable import Study

@Suite("Sections about the articles' statements")
struct ClaimSectionTests {
  private static func row(
    _ claim: String, _ holds: ClaimVerdict, _ measured: Double? = nil, _ error: Double? = nil,
    source: String = "000_6ac4bca9e81b6826.txt", isOurs: Bool = false,
    turned other: ClaimVerdict? = nil, metric: String? = nil
  ) -> ClaimRow {
    let turned = other ?? (holds == .yes ? .no : nil)
    return ClaimRow(
      claim: claim, source: source, statement: "Statement \(claim) | says it.",
      metric: metric ?? "pops: \(claim)", expected: measured == nil ? "" : "> 0",
      measured: measured, standardError: error, holds: holds, finding: "", isOurs: isOurs,
      broken: turned == nil ? "" : "`fd` without its gate",
      brokenMeasured: turned == nil ? nil : 0, brokenHolds: turned)
  }

  private static let rows = [
    row("0-01", .yes, 0.5, 0.01), row("0-02", .yes, 0.25, 0.1),
    row("0-03", .notSimulated), row("0-04", .no, -0.2, 0.02),
    row("0-05", .yes, 0.5, 0.001, isOurs: true), row("0-06", .code),
    row("3-01", .undecided, 0.01, 0.02, source: "003_1ba0b46c9f9f2ac7.txt"),
  ]

  /// They have claims of every kind but undecided ones, and every form but those below.
  @Test("The stored claims give the stored report and details again, line by line")
  func stored() throws {
    let folder = "Reports/article-claims/"
    let bytes = try FileBytes.load(path: "\(Document.root)/\(folder)claims.csv", limit: 1 << 24)
    let rows = try ClaimRow.read(bytes, file: "claims.csv")
    let report = try #require(Document(folder + "report.md")).lines.dropFirst(2)
    let answer = MarkdownWriter.lines(ClaimSummary.answer(rows))
    #expect(Array(report.prefix(answer.count)) == answer)
    let details = try #require(Document(folder + "details.md")).lines
    let lines = MarkdownWriter.lines(ClaimSummary.blocks(rows))
    let start = try #require(details.firstIndex(of: lines[0]))
    #expect(Array(details[start...].prefix(lines.count)) == lines)
  }

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

  @Test("What we added does not count as the articles'")
  func ours() {
    let rows = [
      Self.row("0-04", .no, 0, 0), Self.row("0-05", .no, 0.5, 0.01, isOurs: true),
      Self.row("3-02", .no, 0.5, 0.01, source: "003_1ba0b46c9f9f2ac7.txt", isOurs: true),
    ]
    #expect(
      ClaimSummary.sentences(rows).map(MarkdownWriter.inline)[1...2] == [
        "**1 statement of the articles does not hold: `0-04`; 2 statements that we added do not"
          + " hold: `0-05`, `3-02`**.",
        "`0-04` “Statement 0-04 | says it.” 0, expected > 0.",
      ])
  }

  @Test("A mean over many pages counts them, and an open verdict shows more decimals")
  func shortened() {
    let metric = "pops on `a`, `b`, `c`, `d`, `e` (mean) (phone)"
    let rows = [Self.row("0-01", .undecided, 0.01155, 0.00139, metric: metric)]
    let text = MarkdownWriter.lines(ClaimSummary.answer(rows)).joined(separator: "\n")
    #expect(text.contains("± 0.0014, expected > 0, a bound inside the 95% interval."))
    #expect(text.contains("- **Measured:** pops, averaged over 5 pages (phone)."))
  }

  @Test("What a control does to a verdict is told, and marked where that stays; some have none")
  func turned() {
    let rows = [
      Self.row("0-01", .no, 0.5, 0.01, turned: .yes), Self.row("0-02", .no, 0.5, 0.01, turned: .no),
      Self.row("0-03", .yes, 0.5, 0.01, turned: .yes),
      Self.row("0-04", .yes, 0.5, 0.01, turned: .undecided), Self.row("0-05", .no, 0.5, 0.01),
    ]
    let table = ReportSample.table(MarkdownWriter.lines(ClaimArticle.all(rows)[0].blocks))
    #expect(
      table.dropFirst().map { $0[6] } == [
        "`fd` without its gate: 0, holds", "`fd` without its gate: 0, **still fails**",
        "`fd` without its gate: 0, **still holds**", "`fd` without its gate: 0, undecided", "",
      ])
    // Only a control that turns what does not hold is one in the answer.
    let lines = MarkdownWriter.lines(ClaimSummary.answer(rows))
    #expect(lines.count { $0.hasPrefix("- **Control:**") } == 1)
  }

  @Test("Without statements nothing is said")
  func empty() {
    #expect(ClaimSummary.blocks([]).isEmpty && ClaimSummary.sentences([]).isEmpty)
    #expect(ClaimArticle.all([]).isEmpty)
  }
}
