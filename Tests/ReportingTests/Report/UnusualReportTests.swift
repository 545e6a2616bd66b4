import Reporting
import Testing

@Suite("Reports of unusual experiments")
struct UnusualReportTests {
  @Test("Without wanted pops there is no answer, and the report says why")
  func noPop() async throws {
    let sample = try await ReportSample(
      "\"intents\": [\"contentVertical\"], \"policies\": [\"half-width\", \"one-third\"]")
    #expect(sample.lines[2].hasPrefix("**No answer.** No swipe of this experiment wants a pop"))
    #expect(!sample.lines.contains { $0.hasPrefix("## Success") })
    #expect(ReportFiles.summary(sample.results).contains("No answer. No swipe"))
  }

  @Test("Without unwanted swipes false triggers are not claimed to be rare")
  func noUnwanted() async throws {
    let sample = try await ReportSample(
      "\"intents\": [\"pop\"], \"policies\": [\"half-width\", \"one-third\"]")
    let answer = try #require(sample.lines.first { $0.hasPrefix("| **Phones") })
    #expect(answer.contains("no content gestures") && answer.contains("no aborts"))
    #expect(!sample.lines.contains { $0.hasPrefix("## False trigger") })
  }

  @Test("One policy gives rates and charts, and nothing to compare")
  func onePolicy() async throws {
    let sample = try await ReportSample("\"policies\": [\"one-third\"]")
    #expect(sample.lines.contains("## Success, % of swipes"))
    #expect(!sample.lines.contains("## Policies against each other"))
    #expect(try sample.rows("contrasts.csv").isEmpty)
    #expect(sample.lines.contains { $0.hasPrefix("| **Phones") })
  }

  @Test("One screen needs no smallest and largest")
  func oneScreen() async throws {
    let sample = try await ReportSample(
      "\"screens\": [\"ipad-pro-13\"], \"policies\": [\"half-width\", \"one-third\"]")
    let table = ReportSample.table(try sample.section("### success"))
    #expect(table[0] == ["Policy a", "Policy b", "a − b", "a is"] && table.count == 2)
  }

  @Test("Names keep their marks, commas and letters in every format; a question is no markup")
  func names() async throws {
    let names = ["a, b: (c)", "größer ≥ ½", "x + 0.3 v > 0.5 W"]
    let objects = names.enumerated().map { index, name in
      "{ \"name\": \"\(name)\", \"family\": \"fraction\", \"fraction\": 0.\(index + 1) }"
    }
    let sample = try await ReportSample(
      "\"question\": \"Is <b>a|b</b> < `c` & *d* = [e](f)?\","
        + " \"population\": { \"thumb_share\": 1, \"source\": \"a <i>guess</i>\" },"
        + " \"screens\": [\"iphone-16-pro\", \"ipad-pro-13\"],"
        + " \"recognizers\": [\"pan\", { \"recognizer\": \"pan\", \"slop_pt\": 8, \"name\": \"a/b c\" },"
        + " { \"recognizer\": \"pan\", \"slop_pt\": 9, \"name\": \"a-b-c\" }],"
        + " \"policies\": [\(objects.joined(separator: ", "))]")

    #expect(sample.lines[0] == #"# Is \<b>a|b\</b> < \`c\` & \*d\* = [e\](f)?"#)
    #expect(sample.lines.contains { $0.contains(#": a \<i>guess\</i>."#) })
    #expect(ReportFiles.summary(sample.results).hasPrefix("Is <b>a|b</b> < `c` & *d* = [e](f)?\n"))
    let rows = try sample.rows("rates.csv")
    #expect(Set(rows.compactMap { $0["policy"] }) == Set(names))
    let assumed = ReportSample.table(try sample.section("## What is assumed"))
    #expect(assumed.dropFirst().map { $0[0] } == names.map { "`\($0)`" })
    // Drawn mistakes are of single swipes.
    let charts = sample.files.filter { path, _ in
      path.hasPrefix("charts/")
        && !["charts/miss-", "charts/false-trigger-", "charts/comparison"].contains {
          path.hasPrefix($0)
        }
    }
    // Each chart once behind each recognizer, and every one of them is linked to.
    #expect(Set(charts.keys.map { $0.split(separator: "-plain-").last }).count == 4)
    for (path, svg) in charts {
      #expect(sample.lines.contains { $0.hasSuffix("](\(path))") }, "\(path) is not linked to")
      // The picture of the answer has no names of policies.
      if path == "charts/decision.svg" { continue }
      #expect(svg.contains("x + 0.3 v &gt; 0.5 W") && !svg.contains("v > 0.5 W"), "\(path)")
    }
  }
}
