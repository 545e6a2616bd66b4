import Experimentation
import Reporting
import Testing

@Suite("Reports of unusual experiments")
struct UnusualReportTests {
  @Test("Without wanted pops there is no answer, and the report says why")
  func noPop() async throws {
    let sample = try await ReportSample(
      "\"intents\": [\"contentVertical\"], \"policies\": [\"half-width\", \"one-third\"]")
    #expect(sample.lines[2].hasPrefix("- **No answer.** No swipe of this experiment wants a pop"))
    #expect(!sample.lines.contains { $0.hasPrefix("## Success") })
    #expect(ReportFiles.summary(sample.results).contains("No answer. No swipe"))
  }

  @Test("Without unwanted swipes false triggers are not claimed to be rare")
  func noUnwanted() async throws {
    let sample = try await ReportSample(
      "\"intents\": [\"pop\"], \"policies\": [\"half-width\", \"one-third\"]")
    let answer = try #require(sample.lines.first { $0.hasPrefix("- **Phones") })
    #expect(answer.contains("No swipe of this experiment is meant for something else"))
    #expect(!answer.contains("pops on"))
    #expect(!sample.lines.contains { $0.hasPrefix("## False trigger") })
  }

  @Test("One policy gives rates and charts, and nothing to compare")
  func onePolicy() async throws {
    let sample = try await ReportSample("\"policies\": [\"one-third\"]")
    #expect(sample.lines.contains("## Success, % of swipes"))
    #expect(!sample.lines.contains("## Policies against each other"))
    #expect(try sample.rows("contrasts.csv").isEmpty)
    let answer = try #require(sample.lines.first { $0.hasPrefix("- **Phones") })
    #expect(answer.contains("No other policy was compared."))
  }

  @Test("One screen needs no smallest and largest")
  func oneScreen() async throws {
    let sample = try await ReportSample(
      "\"screens\": [\"ipad-pro-13\"], \"policies\": [\"half-width\", \"one-third\"]")
    let table = ReportSample.table(try sample.section("### success"))
    #expect(table[0] == ["a", "b", "Difference", "Verdict on a"] && table.count == 2)
  }

  @Test("Names keep their marks, quotes, commas and letters in every format")
  func names() async throws {
    let names = ["a|b", "say \"x\", y", "größer ≥ ½", "<b>&c"]
    let objects = names.enumerated().map { index, name in
      let escaped = name.replacing("\"", with: "\\\"")
      return "{ \"name\": \"\(escaped)\", \"family\": \"fraction\", \"fraction\": 0.\(index + 1) }"
    }
    let sample = try await ReportSample(
      "\"question\": \"Is a|b < c?\", \"screens\": [\"iphone-16-pro\", \"ipad-pro-13\"],"
        + " \"policies\": [\(objects.joined(separator: ", "))]")

    let rows = try sample.rows("rates.csv")
    #expect(Set(rows.compactMap { $0["policy"] }) == Set(names))
    let table = ReportSample.table(try sample.section("## Success, % of swipes"))
    #expect(table[0].dropFirst(3) == names.map { "`\($0)`" }[...])
    #expect(table.allSatisfy { $0.count == 3 + names.count })
    let assumed = ReportSample.table(try sample.section("## What is assumed"))
    #expect(assumed.dropFirst().map { $0[0] } == names.map { "`\($0)`" })
    for chart in ChartCatalog.all(for: names.count) {
      let svg = try #require(sample.files["charts/\(chart.fileName)"])
      for name in ["a|b", "say &quot;x&quot;, y", "größer ≥ ½", "&lt;b&gt;&amp;c"] {
        #expect(svg.contains(name), "\(chart.name) lacks \(name)")
      }
    }
  }
}
