import Documents
import TestSupport
import Testing

@testable import Findings
@testable import Reporting
@testable import TrialStatistics

/// The words of a decision.
@Suite("Decisions in words")
struct DecisionTests {
  @Test("False triggers are told by how rare they are")
  func falseTriggers() async {
    await each([
      (333, 80_000, "contentVertical", "1 in 240 reading scrolls"),
      (0, 80_000, "tapSmear", "none seen"),
      (8, 80_000, "contentLeft", "1 in 10,000 strokes to the left"),
      (60_000, 80_000, "grip", "1 in 1.3 grips"),
    ]) { events, trials, intent, expected in
      let found = Choice.FalseTriggers(
        intent: intent, events: events, trials: trials,
        rate: (Double(events) / Double(trials), 0.001),
        interval: ConfidenceInterval(low: 0, high: 1))
      #expect(DecisionText.falseTriggers(found).plain == expected)
    }
  }

  @Test("A few people tell little, and the terminal says so")
  func noise() async throws {
    let sample = try await ReportSample(
      #""screens": ["iphone-16-pro"], "policies": ["velocity-weighted"], "sweeps": []"#)
    let line = ReportFiles.summary(sample.results).split(separator: "\n").dropFirst().first ?? ""
    let start = "Phone, 402 pt, recommended: velocity-weighted, x + 0.3 v > 0.5 W: "
    #expect(line.hasPrefix(start), "\(line)")
    #expect(line.hasSuffix("of the limits).") || line.hasSuffix("breaks a limit)."), "\(line)")
    let report = sample.text("report.md")
    #expect(report.contains { $0.hasPrefix("- Phone, 402 pt: ") && $0.contains("limit") })
  }
}
