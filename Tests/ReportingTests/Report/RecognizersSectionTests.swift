import Documents
import Testing

@testable import Findings
@testable import Reporting

@Suite("Recognizers against each other")
struct RecognizersSectionTests {
  private static func sample(_ policies: Int, screens: String) async throws -> ReportSample {
    try await ReportSample(
      "\"recognizers\": [\"pan\", \"edge\"], \"screens\": [\(screens)],"
        + " \"policies\": [\(ReportSample.fractions(policies))]")
  }

  @Test("Few policies are told in their order, with the file's smallest and largest differences")
  func few() async throws {
    let sample = try await Self.sample(3, screens: "\"iphone-16-pro\", \"ipad-pro-13\"")
    let section = try sample.section("## Recognizers against each other")
    let part = try sample.section("### `pan` against `edge`")
    let table = ReportSample.table(part)
    #expect(
      table[0] == [
        "Policy", "Success, a − b", "Verdict on a", "False triggers, a − b", "Verdict on a",
      ])
    #expect(table.dropFirst().map { $0[0] } == ["`f-0`", "`f-1`", "`f-2`"])
    for cells in table.dropFirst() {
      for (column, metric) in [(1, "success"), (3, "false-trigger")] {
        let rows = sample.results.recognizerContrasts.filter {
          "`\($0.policyA)`" == cells[0] && $0.metric == metric
        }.sorted { $0.difference < $1.difference }
        #expect(rows.count == 2)
        let texts = rows.map { RateText.difference($0) }
        #expect(cells[column] == texts.joined(separator: " to "))
        for row in rows { #expect(cells[column + 1].contains("\(row.verdict)")) }
      }
    }
    #expect(section.contains { $0.contains("`contrasts.csv`") })
    let sentence = try #require(part.first { $0.hasPrefix("With `pan` instead of `edge`, ") })
    #expect(sentence.contains("success is better for all 3 policies; false triggers are "))
  }

  @Test("Many policies are sorted, and those between are left to the file")
  func many() async throws {
    let sample = try await Self.sample(22, screens: "\"iphone-16-pro\"")
    let part = try sample.section("### `pan` against `edge`")
    #expect(ReportSample.table(part).count == 1 + 11)
    #expect(part.contains { $0.contains("the 12 between are in `contrasts.csv`") })
    #expect(part.contains { $0.contains("of the 22 policies") || $0.contains("all 22 policies") })
  }

  @Test("One recognizer has no such section")
  func none() async throws {
    let sample = try await ReportSample(
      "\"screens\": [\"iphone-16-pro\"], \"policies\": [\"half-width\", \"one-third\"]")
    #expect(!sample.lines.contains("## Recognizers against each other"))
  }
}
