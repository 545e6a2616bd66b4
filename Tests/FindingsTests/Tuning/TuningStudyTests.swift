import PopGesture
import StrictFiles
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import Findings
@testable import Study

/// Tuning on whole runs.
@Suite("Tuning")
struct TuningStudyTests {
  private static func read(_ more: String = "") throws -> Experiment {
    try experiment(
      #"""
      {
        "seed": 4, "participants": 120, "swipes_per_intent": 10,
        "screens": ["iphone-16-pro", "iphone-se-1", "ipad-pro-13"],
        "intents": ["pop", "popAbort", "contentVertical", "tapSmear"],
        "policies": ["half-width", "one-third"],
        "recognizers": ["pan", { "recognizer": "pan", "cone_slope": 1 }],
        "sweeps": [
          { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 200,
            "steps": 91 },
          { "family": "velocity-weighted", "parameter": "fraction", "from": 0.1, "to": 0.8,
            "steps": 36, "with": [{ "parameter": "velocity_weight_s", "values": [0.1, 0.3] }] }
        ],
        "tune": { "max_false_trigger": [0.005, 0.05] } \#(more)
      }
      """#)
  }

  @Test("both halves are plain runs of the chosen policy, and together the whole run")
  func plainRuns() async throws {
    let read = try Self.read()
    let run = await StudyRun.results(of: read, workers: 2)
    let tuning = try #require(run.tuning)
    var untuned = read
    untuned.tuning = nil
    #expect(run.rates == (await StudyRun.results(of: untuned, workers: 1)).rates)
    #expect(tuning.trainingPeople == 60 && tuning.heldOutPeople == 60)
    // Two goals; three screens, the phones, and all; two recognizers of two families.
    #expect(tuning.settings.count == 2 * 5 * 4)
    #expect(tuning.settings.filter(\.isBest).count == 2 * 5)
    #expect(tuning.robustness.isEmpty)
    let last = tuning.settings.last { $0.isBest }
    let best = try #require(last)
    #expect(best.scope.name == "all")
    var plain = read
    (plain.sweeps, plain.tuning) = ([], nil)
    plain.policies = [best.policy]
    plain.recognizers = [best.recognizer]
    var first = plain
    first.participants = 60
    let training = StudyResults(first, await Runner.run(first, workers: 1))
    let heldOut = StudyResults(plain, await Runner.run(plain, from: 60, workers: 1))
    for screen in best.screens {
      func row(_ results: StudyResults, _ metric: String) throws -> RateRow {
        let rows = results.rates.filter {
          $0.condition.screen == screen.screen && $0.metric == metric
            && ($0.intent == "all" || metric == "success")
        }
        return try #require(rows.first)
      }
      let chosen = try (row(training, "success"), row(training, "false-trigger"))
      let others = try (row(heldOut, "success"), row(heldOut, "false-trigger"))
      #expect(screen.trainingSuccess == chosen.0.rate)
      #expect(screen.trainingFalseTrigger == chosen.1.rate)
      #expect(screen.success.rate == others.0.rate)
      #expect(screen.success.standardError == others.0.standardError)
      #expect(screen.falseTrigger.rate == others.1.rate)
    }
  }

  @Test("rates on the other half differ from those that chose by no more than their errors")
  func heldOut() async throws {
    let run = await StudyRun.results(of: try Self.read(), workers: 2)
    let tuning = try #require(run.tuning)
    var largest = 0.0
    var compared = 0
    for screen in tuning.settings.flatMap(\.screens) {
      // Each half has its error; of rates with a few misses it is hardly known.
      let error = screen.success.standardError * 2.0.squareRoot()
      let misses = 600 * (1 - max(screen.success.rate, screen.trainingSuccess))
      if misses < 10 { continue }
      largest = max(largest, (screen.success.rate - screen.trainingSuccess).magnitude / error)
      compared += 1
    }
    #expect(compared > 10)
    print("largest difference of halves: \(largest) standard errors")
    #expect(largest > 0 && largest < 4)
  }

  @Test("the same for any number of workers, scenarios included")
  func workers() async throws {
    let read = try Self.read(#", "sensitivity": ["drags"]"#)
    let (first, second) = (
      await StudyRun.results(of: read, workers: 1), await StudyRun.results(of: read, workers: 3)
    )
    let (one, three) = (try #require(first.tuning), try #require(second.tuning))
    #expect(first.sensitivityRows == second.sensitivityRows)
    #expect(TunedSetting.table.bytes(one.rows) == TunedSetting.table.bytes(three.rows))
    #expect(
      TunedSetting.robustnessTable.bytes(one.robustness)
        == TunedSetting.robustnessTable.bytes(three.robustness))
    let hasRobust = one.settings.contains { $0.isRobust }
    #expect(hasRobust)
    let chosen = one.settings.filter { $0.isBest || $0.isRobust }
    #expect(one.robustness.count == 2 * chosen.count)
    for tuned in chosen { #expect(one.robustness(of: tuned).count == 2) }
    let lines = String(decoding: TunedSetting.table.bytes(one.rows), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 1 + one.settings.reduce(0) { $0 + $1.screens.count })
  }
}
