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
    #expect(found.map(\.intent) == ["tapSmear"] && found.map(\.metric) == ["false-trigger"])
    let rows = try #require(found.first).rows
    let row = try #require(rows.first)
    #expect(rows.count == 1 && (row.a, row.b) == ("half-width", "fling-override"))
    // Differences 200, 0, 200 of 400: 1/3; in hundreds residuals 2/3, -4/3, 2/3 of 12 trials.
    #expect((row.judged.difference - 1 / 3.0).magnitude < 1e-15)
    #expect((row.judged.standardError - 1 / 6.0).magnitude < 1e-15)
    // Three people alone disagree: their counts, not t, give p and limits, as for any contrast.
    let moments = counts.conditions[0].groups[place].moments[0]
    let contrast = PairedContrast(moments: moments, 0, 1)
    #expect(row.judged.p == contrast.p && row.judged.low == contrast.low)
    #expect(row.judged.adjustedP == row.judged.p && row.judged.verdict == .undetermined)
  }

  @Test("every pair on every intent, with the rates' difference and a family for each intent")
  func families() async throws {
    let read = try smallExperiment(
      participants: 120, policies: #""half-width", "one-third", "fixed-distance", "uikit""#)
    let results = try await results(read)
    let unwanted = read.intents.filter { $0.role == .unwanted }.map(\.rawValue)
    #expect(results.intentContrasts.count == 4 * unwanted.count && unwanted.count == 3)
    for group in results.intentContrasts {
      #expect(group.rows.count == 6)
      for (a, b, judged) in group.rows {
        let rates = try [a, b].map { policy in
          try #require(
            results.rates.first {
              $0.condition == group.condition && $0.policy == policy
                && $0.metric == "false-trigger" && $0.intent == group.intent
            })
        }
        #expect((judged.difference - (rates[0].rate - rates[1].rate)).magnitude < 1e-12)
        #expect(judged.low <= judged.difference && judged.difference <= judged.high)
        let verdict = Verdict(
          low: judged.low, high: judged.high, adjustedP: judged.adjustedP, margin: read.margin,
          higherIsBetter: false)
        #expect(judged.verdict == verdict)
      }
    }
    var sizes: [Int] = []
    for intent in unwanted {
      let family = results.intentContrasts.filter { $0.intent == intent }.flatMap(\.rows)
      #expect(holmAdjusted(family.map(\.judged.p)) == family.map(\.judged.adjustedP))
      sizes.append(family.count)
    }
    #expect(sizes == [24, 24, 24])
  }

  @Test("of one intent alone they are the pooled ones")
  func single() async {
    await each([Intent.contentLeft, .tapSmear]) { (intent: Intent) in
      let results = try await results(
        smallExperiment(intents: [.pop, intent], policies: #""half-width", "uikit", "telegram""#))
      let pooled = results.contrasts.filter { $0.metric == "false-trigger" }
      let own = results.intentContrasts.flatMap { group in group.rows.map { (group, $0) } }
      #expect(own.count == pooled.count && own.count == 4 * 3)
      for ((group, row), other) in zip(own, pooled) {
        #expect((group.condition, row.a, row.b) == (other.condition, other.policyA, other.policyB))
        let judged = row.judged
        #expect(
          [judged.difference, judged.standardError, judged.low, judged.high, judged.p]
            == [other.difference, other.standardError, other.low, other.high, other.p])
        #expect((judged.adjustedP, judged.verdict) == (other.adjustedP, other.verdict))
      }
    }
  }

  @Test("the file has a row for each, and is not written without unwanted swipes")
  func table() async throws {
    let found = try await results(smallExperiment(participants: 10))
    let bytes = try #require(found.tables.first { $0.name == "intent-contrasts.csv" }).bytes
    let rows = try csvRows(String(decoding: bytes, as: UTF8.self))
    #expect(
      rows[0].joined(separator: ",")
        == "screen,context,recognizer,policy_a,policy_b,metric,intent,difference,mc_error,ci_low,"
        + "ci_high,p_raw,p_holm,verdict")
    #expect(rows.count == 1 + 4 * 3)
    let first = try #require(found.intentContrasts.first)
    #expect(
      rows[1].prefix(7) == [
        first.condition.screen, "plain", "pan", "half-width", "fling-override", "false-trigger",
        "contentLeft",
      ])
    #expect(Double(rows[1][8]) == first.rows[0].judged.standardError)
    let none = try await results(smallExperiment(participants: 5, intents: [.pop]))
    #expect(!none.tables.contains { $0.name == "intent-contrasts.csv" })
  }
}
