import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Recordings
@testable import Study

/// Counts of parts of the people: they add up, and more people only append.
@Suite("Study counts")
struct StudyCountsTests {
  static let sweep = """
    { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 5 }
    """

  /// The counts of a range of an experiment's people.
  func counts(_ experiment: Experiment, _ range: Range<Int>) -> StudyCounts {
    var counts = StudyCounts(Pass(experiment))
    var runner = BlockRunner(Pass(experiment))
    runner.run(range, into: &counts)
    return counts
  }

  @Test("the first people of a large experiment are the people of a small one")
  func prefix() async throws {
    let small = try smallExperiment(participants: 17, sweeps: Self.sweep)
    let large = try smallExperiment(participants: 60, sweeps: Self.sweep)
    let run = await Runner.run(small, workers: 2)
    #expect(counts(large, 0..<17) == run)
    #expect(counts(large, 0..<18) != run)
    #expect(counts(large, 17..<34) != run)
  }

  @Test("parts add up to the whole, however they are cut and in whatever order")
  func parts() throws {
    let read = try smallExperiment(sweeps: Self.sweep)
    let whole = counts(read, 0..<40)
    for cuts in [[0, 40], [0, 1, 40], [0, 13, 14, 27, 40]] {
      var total = StudyCounts(Pass(read))
      for (first, last) in zip(cuts, cuts.dropFirst()).reversed() {
        total.merge(counts(read, first..<last))
      }
      #expect(total == whole)
    }
  }

  @Test("one runner used for several ranges counts what fresh ones count")
  func reuse() throws {
    let read = try smallExperiment(sweeps: Self.sweep)
    var total = StudyCounts(Pass(read))
    var runner = BlockRunner(Pass(read))
    runner.run(25..<40, into: &total)
    runner.run(0..<25, into: &total)
    #expect(total == counts(read, 0..<40))
  }

  @Test("the trials of honoured aborts are the pops that people had begun and then released")
  func abortTrials() async throws {
    let read = try smallExperiment(intents: [.popAbort])
    let rows = try await results(read).rates.filter { $0.metric == "abort-honoured" }
    #expect(rows.count == 2 * 2 * 2)
    for row in rows {
      let recognizer = try #require(
        RecognizerPreset.all.first { $0.name == row.condition.recognizer })
      var begun = 0
      for swipe in SwipeSampler(read).swipes() where swipe.screen == row.condition.screen {
        var tracker = GestureTracker<TwoSampleBlend>(recognizer: recognizer.recognizer)
        for sample in swipe.samples { tracker.receive(sample) }
        if tracker.state == .ended { begun += 1 }
      }
      #expect(row.trials == begun)
      // A pan begins with every abort, an edge pan only with those from the edge.
      #expect(begun == 40 * 3 || row.condition.recognizer == "edge")
      #expect(0 < begun && (begun < 40 * 3 || row.condition.recognizer == "pan"))
    }
  }
}
