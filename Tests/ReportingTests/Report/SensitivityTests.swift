import Documents
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

/// What a report says of systems when people are otherwise.
@Suite("If people behave differently")
struct SensitivityTests {
  @Test("systems have a sentence for each kind of screen, and none where nothing is varied")
  func systems() async throws {
    var read = try PolicyTables(
      #""screens": ["iphone-16-pro"], "systems": ["fd", "uikit.edge"], "sensitivity": ["drags"],"#
        + #" "limits": { "false_triggers": 0.5 }"#
    ).experiment
    read.participants = 6
    let varied = ResultIndex(await StudyRun.results(of: read, workers: 1))
    let sentences = SensitivityText.systems(varied).map(MarkdownWriter.inline)
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("**Phone, 402 pt: `") == true, "\(sentences)")
    #expect(sentences.first?.contains("2 variations") == true, "\(sentences)")
    read.sensitivity = []
    let same = ResultIndex(await StudyRun.results(of: read, workers: 1))
    #expect(SensitivityText.systems(same).isEmpty)
  }

  @Test("A picture and a table say how far assumptions move the recommended rule, the most first")
  func swings() async throws {
    var read = try PolicyTables(
      #""screens": ["iphone-16-pro"], "policies": ["half-width", "velocity-weighted"],"#
        + #" "sensitivity": ["drags", "pace", "stroke-length"]"#
    ).experiment
    read.participants = 40
    let index = ResultIndex(await StudyRun.results(of: read, workers: 1))
    let best = try #require(Decision.first(index).first?.best)
    let rows = try #require(index.results.choices?.robustness(of: best))
    for figure in Swing.Figure.all {
      let swings = Swing.all(of: rows, figure)
      #expect(Set(swings.map(\.assumption)) == ["drags", "pace", "stroke-length"])
      #expect(swings.map(\.size) == swings.map(\.size).sorted(by: >))
      for swing in swings {
        #expect(swing.low.rate <= swing.usual.rate && swing.usual.rate <= swing.high.rate)
      }
    }
    let success = Swing.all(of: rows, .success)
    let lines = MarkdownWriter.lines(SwingsSection.blocks(index))
    #expect(lines.contains { $0.hasPrefix("![") })
    let row = lines.first { $0.hasPrefix("| Phone, 402 pt ") }
    #expect(row?.contains("`\(success[0].assumption)` (") == true, "\(lines)")
    let kept = rows.count { $0.outcome != .exceeds }
    let answer = MarkdownWriter.lines(SwingsSection.answer(index)).joined()
    let told = kept == rows.count ? "limits in all of them." : "limits in \(kept) and breaks"
    #expect(answer.contains("\(rows.count) variations"), "\(answer)")
    #expect(answer.contains(told), "\(answer)")
    // Where something is tuned that stands in the table.
    read.tuning = Tuning()
    let tuned = ResultIndex(await StudyRun.results(of: read, workers: 1))
    let later = MarkdownWriter.lines(SwingsSection.later(tuned))
    let stood = try Regex(#"\| Phone, 402 pt .* \d+ of \#(rows.count)\b"#)
    #expect(later.contains { $0.firstMatch(of: stood) != nil }, "\(later)")
    read.tuning = nil
    let table = SwingTable.table(rows).rows
    #expect(table.map { $0[0] } == success.map { "\(code: $0.assumption)" })
    let picture = try #require(ReportCharts.all(index).first { $0.path.contains("assumptions") })
    expectTidy(try #require(picture.scene(index)), "tornado")
    read.sensitivity = []
    let same = ResultIndex(await StudyRun.results(of: read, workers: 1))
    #expect(SwingsSection.blocks(same).isEmpty)
  }
}
