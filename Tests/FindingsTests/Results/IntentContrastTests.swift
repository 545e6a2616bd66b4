import PolicyLibrary
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Contrasts of false triggers on each intent of its own.
@Suite("Contrasts of intents")
struct IntentContrastTests {
  /// Three people with four hundred swipes each, by hand: enough in disagreement for a t test.
  @Test("difference, error and p-value of three people")
  func byHand() throws {
    let read = try smallExperiment(
      participants: 3, swipes: 400, screens: ["iphone-16-pro"], intents: [.pop, .tapSmear],
      recognizers: ["pan"])
    var counts = StudyCounts(Pass(read))
    let groups = read.groups(in: try #require(read.conditions.first))
    let place = try #require(
      groups.firstIndex { $0.label == "tapSmear" && $0.metric.name == "false-trigger" })
    for events in [[300, 100], [100, 100], [200, 0]] {
      counts.conditions[0].groups[place].moments[0].add(trials: 400, successes: events)
    }
    let found = StudyResults(read, counts).intentContrasts
    let row = try #require(found.first)
    #expect(found.count == 1 && (row.intent, row.metric) == ("tapSmear", "false-trigger"))
    #expect((row.policyA, row.policyB) == ("half-width", "fling-override"))
    // Differences 200, 0, 200 of 400: 1/3; in hundreds residuals 2/3, -4/3, 2/3 of 12 trials.
    #expect((row.difference - 1 / 3.0).magnitude < 1e-15)
    #expect((row.standardError - 1 / 6.0).magnitude < 1e-15)
    // Three people alone disagree: their counts, not t, give p and limits, as for any contrast.
    let moments = counts.conditions[0].groups[place].moments[0]
    let contrast = PairedContrast(moments: moments, 0, 1)
    #expect(row.p == contrast.p && row.low == contrast.low)
    #expect(row.adjustedP == row.p && row.verdict == .undetermined)
  }

  /// What a policy does on one intent in a condition.
  private static func rate(
    _ policy: String, _ intent: String, _ condition: ConditionKey, _ results: StudyResults
  ) throws -> RateRow {
    try results.rates.filter { $0.condition == condition }
      .row("false-trigger", of: policy, intent)
  }

  private static let four = #""half-width", "one-third", "fixed-distance", "uikit""#

  @Test("each pair has the worst kind of either side, with the rates' difference")
  func worstKinds() async throws {
    let read = try smallExperiment(participants: 120, policies: Self.four)
    let results = try await results(read)
    let unwanted = read.intents.filter { $0.role == .unwanted }.map(\.rawValue)
    #expect(unwanted.count == 3)
    var expected: Set<[String]> = []
    for key in read.conditions.map(\.key) {
      for (place, a) in read.policies.map(\.name).enumerated() {
        for b in read.policies.map(\.name)[(place + 1)...] {
          for policy in [a, b] {
            let rates = try unwanted.map { try Self.rate(policy, $0, key, results).rate }
            guard let worst = rates.max(), worst > 0 else { continue }
            let intent = unwanted[rates.firstIndex(of: worst) ?? 0]
            expected.insert([key.screen, key.recognizer, a, b, intent])
          }
        }
      }
    }
    let found = results.intentContrasts.map {
      [$0.condition.screen, $0.condition.recognizer, $0.policyA, $0.policyB, $0.intent]
    }
    #expect(found.count == Set(found).count && Set(found) == expected && !expected.isEmpty)
    for row in results.intentContrasts {
      let rates = try [row.policyA, row.policyB].map {
        try Self.rate($0, row.intent, row.condition, results).rate
      }
      #expect((row.difference - (rates[0] - rates[1])).magnitude < 1e-12)
      #expect(row.low <= row.difference && row.difference <= row.high)
    }
  }

  @Test("p-values are adjusted over every pair of an intent, those without a row too")
  func families() async throws {
    let read = try smallExperiment(participants: 120, policies: Self.four)
    let found = try await results(read)
    for intent in read.intents.filter({ $0.role == .unwanted }) {
      // Alone, the intent is what is pooled, and every pair has a row.
      let alone = try await results(
        smallExperiment(participants: 120, intents: [.pop, intent], policies: Self.four))
      let family = alone.contrasts.filter { $0.metric == "false-trigger" }
      #expect(family.count == 24)
      for row in found.intentContrasts where row.intent == intent.rawValue {
        let other = try #require(
          family.first {
            ($0.condition, $0.policyA, $0.policyB) == (row.condition, row.policyA, row.policyB)
          })
        #expect(row.change == other.change && row.adjustedP == other.adjustedP)
        #expect(row.verdict == other.verdict && row.ratio == other.ratio)
      }
    }
  }

  @Test("there are none without unwanted swipes")
  func none() async throws {
    let none = try await results(smallExperiment(participants: 5, intents: [.pop]))
    #expect(none.intentContrasts.isEmpty)
  }
}
