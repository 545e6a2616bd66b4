import ExperimentFiles
import Findings
import TestSupport
import Testing

@testable import Reporting

@Suite("Numbers in the report are those of the rows of its tables")
struct ReportNumbersTests {
  private static let keys = """
    "screens": ["iphone-16-pro", "ipad-pro-13"],
    "policies": ["half-width", "one-third", "fixed-distance", "velocity-weighted"]
    """

  @Test("Rates and errors by screen")
  func rates() async {
    await each([
      ("success", "Success"), ("false-trigger", "False trigger, pooled"),
      ("false-trigger-with-abort", "False trigger with abort"),
      ("abort-honoured", "Abort honoured"),
    ]) { metric, title throws in
      let sample = try await ReportSample(Self.keys)
      let table = ReportSample.table(try sample.section("## \(title), % of swipes"))
      let rows = sample.results.rates.filter {
        $0.metric == metric && (metric != "false-trigger" || $0.intent == "all")
      }
      let screens = ["iphone-16-pro", "ipad-pro-13"]
      #expect(rows.count == 8 && table.count == 3)
      for (screen, cells) in zip(screens, table.dropFirst()) {
        for (title, cell) in zip(table[0], cells).dropFirst(3) {
          let row = try #require(
            rows.first { $0.condition.screen == screen && "`\($0.policy)`" == title })
          #expect(cell == RateText.cell(row))
        }
      }
    }
  }

  @Test("False triggers by intent, where they are highest")
  func intents() async throws {
    let sample = try await ReportSample(Self.keys)
    let section = try sample.section("## False trigger, pooled, % of swipes")
    let table = ReportSample.table(Array(section.drop { !$0.hasPrefix("By intent") }))
    #expect(
      table.dropFirst().map { $0[0] }
        == ["`contentLeft`", "`contentVertical`", "`contentBrowse`", "`tapSmear`", "Limit"])
    let rows = sample.results.rates.filter { $0.metric == "false-trigger" }
    // By the highest rate of the column; within noise of 0.5% is also what its bound leaves open.
    for (column, word) in table[table.count - 1].enumerated().dropFirst() {
      let highest = rows.filter { "`\($0.policy)`" == table[0][column] }.map(\.rate).max()
      let isOver = try #require(highest) > 0.005
      #expect(isOver ? word == "over" : ["kept", "within noise"].contains(word))
    }
    for cells in table.dropFirst().dropLast() {
      for (title, cell) in zip(table[0], cells).dropFirst() {
        let own = rows.filter { "`\($0.intent)`" == cells[0] && "`\($0.policy)`" == title }
        let highest = try #require(own.max { ($0.rate, $0.high) < ($1.rate, $1.high) })
        #expect(cell == RateText.cell(highest))
      }
    }
  }

  @Test("Smallest and largest differences")
  func contrasts() async {
    await each(["success", "false-trigger", "false-trigger-with-abort", "abort-honoured"]) {
      (metric: String) in
      let sample = try await ReportSample(Self.keys)
      let table = ReportSample.table(try sample.section("### \(metric)"))
      #expect(
        table[0] == ["Policy a", "Policy b", "Lowest a − b", "Highest a − b", "a is"]
          && table.count == 7)
      for cells in table.dropFirst() {
        let rows = sample.results.contrasts.filter {
          $0.metric == metric && "`\($0.policyA)`" == cells[0] && "`\($0.policyB)`" == cells[1]
        }.sorted { $0.difference < $1.difference }
        #expect(rows.count == 2)
        #expect(Array(cells[2...3]) == rows.map { RateText.difference($0) })
        for row in rows { #expect(cells[4].contains("\(row.verdict)")) }
      }
    }
  }
}
