import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings

/// Contrasts of policies summed up over screens.
@Suite("Summaries over screens")
struct ScreenSummaryTests {
  @Test("the verdict over all screens")
  func verdicts() async {
    await each(
      [
        ([.better], .better), ([.better, .undetermined, .equivalent], .better),
        ([.worse, .equivalent], .worse), ([.better, .worse, .equivalent], .mixed),
        ([.equivalent, .equivalent], .equivalent), ([.equivalent, .undetermined], .undetermined),
        ([.undetermined], .undetermined), ([], .undetermined),
      ] as [([Verdict], ScreensVerdict)]
    ) { single, over in
      #expect(ScreensVerdict(single) == over)
    }
  }

  /// A pair on three screens; the order of the rows is not that of widths.
  private static func row(
    _ metric: String, _ values: [(screen: String, difference: Double, verdict: Verdict)]
  ) throws -> ScreenSummaryRow {
    let read = try smallExperiment(
      screens: ["ipad-pro-13", "iphone-16-pro", "iphone-se-1"], recognizers: ["pan"])
    let contrasts = values.map {
      ContrastRow(
        condition: ConditionKey(screen: $0.screen, context: "plain", recognizer: "pan"),
        policyA: "half-width", policyB: "fling-override", metric: metric,
        judged: JudgedDifference(
          difference: $0.difference, standardError: 0.01, low: -1, high: 1, p: 0.1, adjustedP: 0.2,
          verdict: $0.verdict))
    }
    let rows = StudyResults(read, rates: [], contrasts: contrasts).screenSummaries
    #expect(rows.count == 1)
    return try #require(rows.first)
  }

  @Test("worst and best are by what is better in the metric; of equals the narrowest is named")
  func ends() async {
    await each([("success", true), ("false-trigger", false)]) { metric, isHigherBetter in
      let row = try Self.row(
        metric,
        [
          ("ipad-pro-13", -0.1, isHigherBetter ? .worse : .better),
          ("iphone-16-pro", 0.2, isHigherBetter ? .better : .worse),
          ("iphone-se-1", 0.2, .undetermined),
        ])
      let (least, most) = isHigherBetter ? (row.worst, row.best) : (row.best, row.worst)
      #expect((least.screen, least.difference, least.standardError) == ("ipad-pro-13", -0.1, 0.01))
      #expect((most.screen, most.difference) == ("iphone-se-1", 0.2))
      #expect([row.better, row.worse, row.equivalent, row.undetermined] == [1, 1, 0, 1])
      #expect(row.verdict == .mixed)
    }
  }

  @Test("a run has a row for every pair, headline metric, page and recognizer, from its contrasts")
  func run() async throws {
    let found = try await results(
      smallExperiment(
        screens: ["ipad-pro-13", "iphone-16-pro", "iphone-se-1"],
        policies: #""half-width", "one-third", "uikit""#))
    #expect(found.screenSummaries.count == 2 * 3 * 2)
    for row in found.screenSummaries {
      let own = found.contrasts.filter {
        $0.condition.recognizer == row.recognizer && $0.condition.context == row.context
          && ($0.policyA, $0.policyB, $0.metric) == (row.policyA, row.policyB, row.metric)
      }
      #expect(own.count == 3)
      let ends = [row.worst.difference, row.best.difference].sorted()
      #expect(ends == [own.map(\.difference).min(), own.map(\.difference).max()])
      #expect(
        (row.metric == "success") == (row.worst.difference <= row.best.difference)
          || row.worst.difference == row.best.difference)
      #expect(row.better + row.worse + row.equivalent + row.undetermined == 3)
      #expect(row.worse == own.count { $0.verdict == .worse })
    }
    let bytes = try #require(found.tables.first { $0.name == "screens.csv" }).bytes
    let rows = try csvRows(String(decoding: bytes, as: UTF8.self))
    #expect(
      rows[0].joined(separator: ",")
        == "context,recognizer,policy_a,policy_b,metric,worst_screen,worst_difference,"
        + "worst_mc_error,best_screen,best_difference,best_mc_error,better,worse,equivalent,"
        + "undetermined,verdict")
    #expect(rows.count == 13)
    for (text, row) in zip(rows.dropFirst(), found.screenSummaries) {
      #expect(
        (text[5], text[8], text[15]) == (row.worst.screen, row.best.screen, row.verdict.rawValue))
    }
  }

  @Test("one screen, one policy or systems alone have no such file")
  func none() async {
    await each([
      #""screens": ["iphone-16-pro"], "policies": ["half-width", "uikit"]"#,
      #""screens": ["iphone-16-pro", "ipad-pro-13"], "policies": ["half-width"]"#,
      #""screens": ["iphone-16-pro", "ipad-pro-13"], "systems": ["half", "third"]"#,
    ]) { (keys: String) in
      let found = try await results(experiment("{ \"participants\": 5, \(keys) }"))
      #expect(!found.tables.contains { $0.name == "screens.csv" })
    }
  }
}
