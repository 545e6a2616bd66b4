import ExperimentFiles
import PolicyLibrary
import StrictFiles
import Study
import SwipeSimulation
import TestSupport
import Testing

@testable import Findings
@testable import Recordings

/// One recording of hidden people, what is advised for them, and what that does for all of them.
struct AdviceTrial {
  let plan: AdvicePlan
  let best: Choice
  let redrawn: RedrawnChoice?
  let settlings: [Settling]
  /// Success, false triggers of the worst kind and aborts honoured, in that order.
  let ranges: [AdviceRange]
  let truth: [Double]

  static let intents: [Intent] = [
    .pop, .popAbort, .contentRight, .contentLeft, .contentVertical, .contentBrowse, .tapSmear,
  ]

  /// What people of a population record.
  static func swipes(
    of population: Population, people: Int, seed: UInt64
  ) throws -> [RecordedSwipe] {
    var experiment = try smallExperiment(
      participants: people, swipes: 50, screens: ["iphone-16-pro"], intents: intents)
    (experiment.population, experiment.seed) = (population, seed)
    let counts: [Intent: Int] = [.pop: 20, .popAbort: 10, .contentLeft: 10, .contentRight: 10]
    return SwipeSampler(experiment).swipes().filter { swipe in
      let number = Int(swipe.identifier.split(separator: "/").last ?? "") ?? 0
      return number < Intent(rawValue: swipe.intent).flatMap { counts[$0] } ?? 50
    }
  }

  init(
    of population: Population, people: Int, seed: UInt64, worlds: Int = 60,
    participants: Int = 5000
  ) async throws {
    let check = TouchCheck(try Self.swipes(of: population, people: people, seed: seed))
    var overrides = Experiment.Overrides(seed: seed, participants: participants)
    (overrides.worlds, overrides.worldSeed) = (worlds, seed)
    plan = try AdvicePlan(check, appWidth: nil, overrides: overrides)
    let results = await StudyRun.results(of: plan.experiment, workers: 2)
    best = try #require(results.choices?.all.first { $0.isBest })
    redrawn = results.choices?.redrawn
    let judged = check.judged(by: JudgeContest(best.recognizer, [best.policy]))
    ranges = AdviceRange.all(of: best, recorded: judged.parts.flatMap { RateRow.rows($0.counts) })
    settlings = await Settling.all(
      of: best, in: plan.experiment, shown: PopulationFit.shownByAllPrompts, workers: 2)
    truth = await Self.truth(of: best, population, plan.experiment)
  }

  /// What the advice does for everybody of the population.
  private static func truth(
    of best: Choice, _ population: Population, _ experiment: Experiment
  ) async -> [Double] {
    var alone = experiment
    (alone.policies, alone.recognizers) = ([best.policy], [best.recognizer])
    (alone.sweeps, alone.usualSweeps, alone.worlds) = ([], [], 0)
    (alone.population, alone.participants, alone.recorded) = (population, 20_000, nil)
    let rows = await StudyRun.results(of: alone, workers: 2).rates
    return [
      rows.first { $0.metric == "success" }?.rate ?? 0,
      rows.filter { $0.metric == "false-trigger" && $0.intent != "all" }.map(\.rate).max() ?? 0,
      rows.first { $0.metric == "abort-honoured" }?.rate ?? 0,
    ]
  }

  /// The advised pair in words.
  var pair: String { "\(best.policy.settingText) \(best.recognizer.name)" }

  /// Whether each range holds the truth.
  var covers: [Bool] { zip(ranges, truth).map { $0.low <= $1 && $1 <= $0.high } }
}
