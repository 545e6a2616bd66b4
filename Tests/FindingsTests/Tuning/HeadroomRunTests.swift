import PopGesture
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Rules learned from one half of the people and tried on the other.
@Suite("Headroom of runs")
struct HeadroomRunTests {
  static let screens = ["iphone-16-pro", "ipad-pro-13"]

  /// No threshold of a simple rule that keeps a budget on the first half separates more on the
  /// other.
  @Test("the rule is ahead of every tuned threshold, within two standard errors")
  func aheadOfThresholds() async throws {
    let read = try smallExperiment(
      participants: 200, swipes: 10, intents: [.pop, .contentLeft, .contentVertical, .tapSmear],
      recognizers: ["pan"],
      sweeps: """
        { "family": "fraction", "parameter": "fraction", "from": 0, "to": 0.8, "steps": 161 },
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 0, "to": 400, "steps": 161 },
        { "family": "velocity-weighted", "parameter": "fraction", "from": 0, "to": 1, "steps": 161 }
        """)
    let budgets = [0.01, 0.003]
    let run = try await HalvedRun(read, budgets: budgets)
    for (condition, screen) in Self.screens.enumerated() {
      for budget in budgets {
        let headroom = try run.headroom(budget, on: screen)
        #expect(headroom.isSeparable)
        for sweep in read.sweeps.indices {
          let training = run.training.conditions[condition].sweeps[sweep]
          let kept = try #require(
            sweepValues(training).firstIndex { $0.falseTrigger <= budget })
          let held = sweepValues(run.held.conditions[condition].sweeps[sweep])[kept]
          let share = try #require(
            headroom.share(success: held.success, falseTrigger: held.falseTrigger))
          #expect(
            share <= 1 + 2 * headroom.standardError / headroom.value,
            "\(read.sweeps[sweep].name) at \(budget) on \(screen)")
        }
      }
    }
  }

  /// The rates at each value of a sweep, ascending values being ever stricter.
  func sweepValues(_ counts: SweepCounts) -> [(success: Double, falseTrigger: Double)] {
    zip(counts.success.estimates, counts.falseTrigger.estimates).map {
      ($0?.rate ?? .nan, $1?.rate ?? .nan)
    }
  }

  /// A rightward stroke for the content is the same stroke as a pop where nobody pops from the edge
  /// or drags.
  @Test("no rule separates intents with the same strokes")
  func sameStrokes() async throws {
    var read = try smallExperiment(
      participants: 200, swipes: 10, intents: [.pop, .contentRight], recognizers: ["pan"])
    (read.population.edgeStartShare, read.population.dragShare) = (0, 0)
    let budgets = [0.01, 0.1, 0.5]
    let run = try await HalvedRun(read, budgets: budgets)
    for screen in Self.screens {
      for budget in budgets {
        let headroom = try run.headroom(budget, on: screen)
        #expect(!headroom.isSeparable)
        #expect(headroom.value == 0)
        #expect(headroom.share(success: 0.9, falseTrigger: 0.9) == nil)
      }
    }
  }

  @Test("a rule keeps its budget on people from whom it was not learned, but for errors")
  func keepsBudget() async throws {
    let read = try smallExperiment(participants: 200, swipes: 10, recognizers: ["pan"])
    let budgets = [0.003, 0.01, 0.1]
    let run = try await HalvedRun(read, budgets: budgets, least: 0)
    for screen in Self.screens {
      for budget in budgets {
        let headroom = try run.headroom(budget, on: screen)
        #expect(headroom.falseTrigger <= budget + 3 * headroom.standardError)
      }
    }
  }
}
