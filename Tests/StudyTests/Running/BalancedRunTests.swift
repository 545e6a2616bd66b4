import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Runs of balanced draws: what must not change them, and that they tell what plain ones tell.
@Suite("Balanced runs")
struct BalancedRunTests {
  private static let sweep = """
    { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 140, "steps": 7 },
    { "family": "velocity-weighted", "parameter": "velocity_weight_s", "values": [0.1, 0.3] }
    """

  @Test("any number of workers counts the same, and more people only append")
  func parts() async throws {
    let experiment = try smallExperiment(
      participants: 290, swipes: 1, sweeps: Self.sweep, design: .balanced)
    let alone = await Runner.run(experiment, workers: 1)
    for workers in [2, 5] { #expect(await Runner.run(experiment, workers: workers) == alone) }
    var sum = StudyCounts(Pass(experiment))
    for people in [192..<290, 0..<64, 64..<192] {
      sum.merge(await Runner.run([Pass(experiment, people: people)], workers: 2)[0])
    }
    #expect(sum == alone)
  }

  @Test("a sweep counts at each value what a policy of that value counts")
  func sweeps() async throws {
    let swept = try smallExperiment(
      participants: 200, swipes: 2, sweeps: Self.sweep, design: .balanced)
    let named = try smallExperiment(
      participants: 200, swipes: 2,
      policies: """
        { "name": "a", "family": "fixed-distance", "distance_pt": 20 },
        { "name": "b", "family": "fixed-distance", "distance_pt": 80 },
        { "name": "c", "family": "velocity-weighted", "velocity_weight_s": 0.3 }
        """, design: .balanced)
    let (counts, truth) = (await Runner.run(swept, workers: 2), await Runner.run(named, workers: 2))
    for (condition, (found, exact)) in zip(counts.conditions, truth.conditions).enumerated() {
      let groups = named.groups(in: named.conditions[condition])
      for (metric, counted) in [("success", Counted.success), ("false-trigger", .falseTrigger)] {
        let place = try #require(groups.firstIndex { $0.metric.name == metric })
        let moments = try #require(exact.groups[place].shared)
        for (policy, (line, value)) in [(0, 0), (0, 3), (1, 1)].enumerated() {
          let sweep = found.sweeps[line][counted]
          let total = sweep.totals[value]
          #expect(sweep.trials == moments.trials && sweep.clusters == moments.clusters)
          #expect(total.events == moments.successes(policy))
          #expect(total.eventsSquared == moments.product(policy, policy))
          #expect(total.eventsTimesTrials == moments.successesTimesTrials(policy))
        }
      }
    }
  }

  @Test("swipes that were made add up: ordinary ones count 16, chosen ones 16 or 1")
  func made() async throws {
    let experiment = try smallExperiment(
      participants: 640, swipes: 1, intents: [.pop, .contentVertical], design: .balanced)
    let rates = try await results(experiment).rates
    for row in rates {
      if row.metric == "success" {
        #expect(row.trials == 640 && row.weightedTrials == 16 * 640)
        #expect(row.weightedEvents == 16 * row.events && row.clusters == 10)
      }
      if row.metric == "false-trigger" {
        #expect(row.trials > 640 && row.trials < 640 * 5 && row.events <= row.trials)
        #expect(abs(Double(row.weightedTrials) / Double(16 * 640) - 1) < 0.1)
        #expect(row.participants == 640)
      }
      #expect(row.rate == Double(row.weightedEvents) / Double(max(row.weightedTrials, 1)))
    }
  }

  @Test("they tell the rates that plain draws tell, of every intent and policy")
  func expectation() async throws {
    let policies = #""half-width", "fixed-distance", "velocity-weighted", "telegram", "mastodon""#
    func rates(_ participants: Int, _ swipes: Int, _ design: DrawDesign) async throws -> [RateRow] {
      try await results(
        smallExperiment(
          participants: participants, swipes: swipes, seed: 31, policies: policies,
          design: design)
      ).rates
    }
    let (plain, balanced) = (try await rates(1500, 10, .plain), try await rates(6400, 1, .balanced))
    var compared = 0
    for (one, other) in zip(plain, balanced) {
      #expect(one.key == other.key)
      let error =
        (one.standardError * one.standardError
        + other.standardError * other.standardError).squareRoot()
      guard min(one.events, other.events) >= 20, error > 0 else { continue }
      compared += 1
      #expect(abs(one.rate - other.rate) < 4.5 * error, "\(one.key)")
    }
    #expect(compared > 60)
  }

  @Test("success and false triggers are known better than by as many plain swipes")
  func precision() async throws {
    func errors(_ participants: Int, _ swipes: Int, _ design: DrawDesign) async throws -> [Double] {
      try await results(
        smallExperiment(
          participants: participants, swipes: swipes, screens: ["iphone-16-pro"],
          intents: [.pop, .contentVertical], recognizers: ["pan"],
          policies: #""one-third", "fixed-distance""#, design: design)
      ).rates.filter {
        $0.metric == "success" || $0.intent == "contentVertical" && $0.metric == "false-trigger"
      }.map { $0.standardError * $0.standardError }
    }
    let (plain, balanced) = (
      try await errors(640, 10, .plain), try await errors(6400, 1, .balanced)
    )
    #expect(plain.count == 4)
    for (one, other) in zip(plain, balanced) { #expect(one > 2.5 * other) }
  }
}
