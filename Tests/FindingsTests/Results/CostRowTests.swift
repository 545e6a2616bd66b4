import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

/// Costs of mistakes, from rates and priors.
@Suite("Costs")
struct CostRowTests {
  static let priors = #"""
    [
      { "name": "reading", "pop": 1, "contentLeft": 1, "contentVertical": 8 },
      { "name": "hurry", "pop": 3, "popAbort": 1 }
    ]
    """#

  static func read(_ more: String = "") throws -> Experiment {
    try experiment(
      """
      {
        "participants": 50, "swipes_per_intent": 4, "screens": ["iphone-16-pro"],
        "intents": ["pop", "popAbort", "contentLeft", "contentVertical"],
        "policies": ["one-third", "fixed-distance"], "usage_mixes": \(priors) \(more)
      }
      """)
  }

  @Test("a cost is misses and unwanted pops, weighed, per hundred swipes")
  func formula() async throws {
    let read = try Self.read(#", "cost_ratios": [0, 2]"#)
    #expect(read.priors[0].shares.map(\.share) == [0.1, 0.1, 0.8])
    let results = try await results(read)
    #expect(results.costs.count == 2 * 2 * 2)
    func rate(_ policy: String, _ metric: String, _ intent: String) throws -> RateRow {
      try #require(
        results.rates.first {
          $0.policy == policy && $0.metric == metric && $0.intent == intent
        })
    }
    for row in results.costs {
      let success = try rate(row.policy, "success", "pop")
      let left = try rate(row.policy, "false-trigger", "contentLeft")
      let vertical = try rate(row.policy, "false-trigger", "contentVertical")
      let honoured = try rate(row.policy, "abort-honoured", "popAbort")
      let aborted = Double(honoured.trials - honoured.events) / 200
      let expected =
        row.prior == "reading"
        ? 10 * (1 - success.rate) + row.ratio * (10 * left.rate + 80 * vertical.rate)
        : 75 * (1 - success.rate) + row.ratio * 25 * aborted
      #expect(abs(row.cost - expected) < 1e-9, "\(row)")
      let share = row.prior == "reading" ? 10.0 : 75
      #expect(row.error >= share * success.standardError - 1e-12)
    }
    for prior in read.priors {
      for ratio in read.costRatios {
        let rows = results.costs.filter { $0.prior == prior.name && $0.ratio == ratio }
        let least = rows.map(\.cost).min()
        #expect(rows.filter(\.isBest).map(\.cost).allSatisfy { $0 == least })
        #expect(rows.contains { $0.isBest })
      }
    }
  }

  @Test("without priors there are no costs, and the digest stays")
  func none() async throws {
    var read = try Self.read()
    #expect(read.costRatios == [0.1, 0.3, 1, 3, 10])
    let with = read.canonical
    read.priors = []
    #expect(with != read.canonical)
    #expect(StudyResults.costs(read, []).isEmpty)
  }

  @Test("all slips of priors at once, each with its place")
  func slips() {
    let text = #"""
      {"policies": ["half-width"], "cost_ratios": [1, 1, -2], "usage_mixes": [
      {"name": "a", "pop": 1},
      {"pop": 1, "contentLeft": 2, "grip": 1},
      {"name": "b", "pop": 1, "contentLeft": 0},
      3]}
      """#
    let errors = experimentErrors(text)
    #expect(errors.count == 7, "\(errors)")
    #expect(errors.contains { $0.hasPrefix("f:2:1: error: a usage mix weighs \"pop\"") })
    #expect(errors.contains { $0.hasPrefix("f:3:1: error: this usage mix has no \"name\"") })
    #expect(errors.contains { $0.contains("unknown key \"grip\"") })
    #expect(errors.contains { $0.hasPrefix("f:4:1: error: a usage mix weighs") })
    #expect(errors.contains { $0.hasPrefix("f:5:1: error: a usage mix is an object") })
  }
}
