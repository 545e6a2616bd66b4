import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Recordings
@testable import StrictFiles

/// Sampling an experiment and judging the touches gives the run's table of rates, row by row.
@Suite("Summaries of judged swipes")
struct JudgeSummaryTests {
  @Test("a summary has the very rows of rates.csv")
  func rates() async throws {
    for experiment in [
      try ReplayTests.experiment(),
      try smallExperiment(participants: 9, swipes: 4, recognizers: ["edge", "pan"]),
      // The last block is not full, and a scroll stands for sixteen or for itself.
      try smallExperiment(participants: 150, swipes: 1, design: .balanced),
      try smallExperiment(participants: 130, swipes: 2, recognizers: ["pan"], design: .balanced),
      try balancedPages(),
    ] {
      var summary = JudgeSummary(SwipeJudge(of: experiment))
      for swipe in experiment.swipes() { summary.add(swipe) }
      let rows = summary.parts.flatMap { RateRow.rows($0.counts) }
      // As text, because two people have intervals that are no numbers.
      // Touches that somebody recorded tell no travel of their own.
      let expected = try await results(experiment).rates.map { row in
        var row = row
        row.travel = nil
        return row
      }
      let texts = [rows, expected].map {
        String(decoding: RateRow.table.bytes($0), as: UTF8.self).split(separator: "\n")
      }
      for (own, run) in zip(texts[0], texts[1]) { #expect(own == run) }
      #expect(texts[0].count == texts[1].count)
      #expect(rows.count > 20)
    }
  }

  @Test("what ends as a release has begun, wherever it is judged")
  func begun() throws {
    for experiment in [try smallExperiment(participants: 5), try balancedPages()] {
      var judge = SwipeJudge(of: experiment)
      var released = 0
      for swipe in experiment.swipes() {
        for record in judge.records(of: swipe).joined() where record.release != nil {
          released += 1
          #expect(record.hasBegun)
        }
      }
      #expect(released > 100)
    }
  }

  /// Whole pages with systems, on which scrolls are chosen too.
  private func balancedPages() throws -> Experiment {
    try experiment(
      """
      {
        "participants": 130, "swipes_per_intent": 1, "design": "balanced",
        "screens": ["iphone-16-pro"], "contexts": ["plain", "map"],
        "intents": ["pop", "contentVertical", "stroke", "doublePop"],
        "policies": ["one-third"], "systems": ["fd", "uikit.edge"]
      }
      """)
  }

  @Test("a filter counts what is left, and misses are told by what they came to")
  func misses() throws {
    let experiment = try smallExperiment(participants: 20, recognizers: ["edge"])
    let filter = SwipeFilter(screens: ["ipad-pro-13"], intents: ["pop"])
    var summary = JudgeSummary(SwipeJudge(of: experiment), where: filter)
    for swipe in experiment.swipes() { summary.add(swipe) }
    #expect(summary.parts.map(\.swipes) == [60])
    #expect(summary.parts.first?.people.count == 20)
    let rows = summary.parts.flatMap { RateRow.rows($0.counts) }
    let success = try #require(rows.first { $0.metric == "success" && $0.policy == "half-width" })
    let misses = try #require(summary.parts.first?.misses.first)
    #expect(success.events + misses.missed == 60)
    let cancelled = misses.outcomes.filter { $0.outcome == .popCancelled }.map(\.count)
    #expect(cancelled == [misses.travels.count])
    #expect(misses.outcomes.contains { $0.outcome == .notBegun(.region) })
  }

  @Test("swipes of an unknown intent are left out and told")
  func unknown() throws {
    let experiment = try smallExperiment(participants: 2)
    var summary = JudgeSummary(SwipeJudge(of: experiment))
    for swipe in experiment.swipes() {
      var other = swipe
      other.intent = ""
      summary.add(other)
    }
    #expect(summary.parts.isEmpty)
    #expect(summary.unknown == experiment.participants * experiment.swipesPerParticipant)
    // What became of them is known all the same.
    #expect(!summary.outcomes.isEmpty)
    for row in summary.outcomes {
      #expect(row.counts.values.reduce(0, +) == summary.unknown, "\(row.policy)")
    }
  }
}
