import PolicyLibrary
import PopGesture
import SwipeSimulation

@testable import ExperimentFiles
@testable import Findings
@testable import Study

extension ReleaseCounts {
  /// Releases of 1000 wanted and 1000 unwanted swipes of each of eight people, in groups of as many
  /// with the same translation on a view of 400 pt, everything else being the same.
  init(_ places: [(translation: Double, wanted: Int, unwanted: Int)]) {
    self.init()
    for person in 0..<8 {
      add(places.map { ($0.translation, $0.wanted) }, of: person, role: .wanted)
      add(places.map { ($0.translation, $0.unwanted) }, of: person, role: .unwanted)
    }
  }

  private mutating func add(
    _ places: [(translation: Double, releases: Int)], of person: Int, role: IntentRole
  ) {
    var batch = ReleaseBatch(viewWidth: 400, millimetresPerPoint: 0.16)
    func flush(_ counts: inout ReleaseCounts, swipes: Int) {
      let segment = batch.count == 0 ? 0 : UInt64.max >> UInt64(64 - batch.count)
      counts.add(
        batch, [segment], from: person, trials: swipes, role: role, bins: ReleaseBins())
      batch.removeAll()
    }
    for (translation, releases) in places {
      for _ in 0..<releases {
        batch.append(.drag(translation))
        if batch.count == ReleaseBatch.capacity { flush(&self, swipes: 0) }
      }
    }
    flush(&self, swipes: 1000)
  }
}

extension Release {
  /// A drag on a view of 400 pt.
  static func drag(_ translation: Double) -> Release {
    Release(
      translation: translation, velocity: 220, viewWidth: 400, duration: 0.3, start: 60,
      millimetresPerPoint: 0.16)
  }
}

/// What a tuned experiment counts on its first people, and then on the others.
struct HalvedRun {
  let experiment: Experiment
  /// The same without tuning, with rules and sweeps to try.
  let trial: Experiment
  let training: StudyCounts
  let held: StudyCounts

  /// Learns a rule of each budget and tries it.
  init(_ read: Experiment, budgets: [Double], least: Double = 1) async throws {
    var experiment = read
    experiment.tuning = Tuning(budgets: budgets)
    var first = experiment
    first.participants = experiment.participants / 2
    training = await Runner.run(first, workers: 2)
    var trial = read
    for budget in budgets {
      guard
        let rule = HeadroomRule(
          training, of: experiment, behind: "pan", budget: budget, least: least)
      else { continue }
      trial.policies.append(rule.named("headroom \(budget)", in: experiment))
    }
    held = await Runner.run(trial, from: experiment.participants / 2, workers: 2)
    (self.experiment, self.trial) = (experiment, trial)
  }

  /// What a rule can separate on a screen.
  func headroom(_ budget: Double, on screen: String) throws -> Headroom {
    let rows = StudyResults(trial, held).rates.filter {
      $0.condition.screen == screen && $0.policy == "headroom \(budget)"
    }
    let success = rows.first { $0.metric == "success" }
    let wrong = rows.first { $0.metric == "false-trigger" && $0.intent == "all" }
    guard let success, let wrong else { throw Missing() }
    return Headroom(
      success: success.rate, successError: success.standardError, falseTrigger: wrong.rate,
      falseTriggerError: wrong.standardError)
  }

  private struct Missing: Error {}
}
