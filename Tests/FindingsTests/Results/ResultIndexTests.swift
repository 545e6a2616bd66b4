import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

/// Rows of sweeps by name and value.
@Suite("Result index")
struct ResultIndexTests {
  @Test("finds every row of every sweep, and no other value")
  func frontier() async throws {
    let read = try smallExperiment(
      participants: 6,
      sweeps: """
        { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 9 },
        { "family": "fling-override", "parameter": "fraction", "from": 0.3, "to": 0.3, "steps": 1 },
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 90, "steps": 4 },
        { "family": "half-width", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 3 }
        """)
    let results = try await results(read)
    let index = ResultIndex(results)
    #expect(results.frontier.count == 2 * 2 * 17)
    for row in results.frontier {
      func found(_ value: Double) -> FrontierRow? {
        index.frontier(row.policy, row.parameter, value, in: row.condition)
      }
      #expect(found(row.value) == row)
      #expect(found(row.value.nextUp) == nil && found(row.value.nextDown) == nil)
      #expect(found(-1) == nil && found(1000) == nil && found(.nan) == nil)
    }
    let first = try #require(results.frontier.first)
    #expect(index.frontier("fraction", "distance_pt", first.value, in: first.condition) == nil)
    let elsewhere = ConditionKey(screen: "none", context: "plain", recognizer: "pan")
    #expect(index.frontier(first.policy, first.parameter, first.value, in: elsewhere) == nil)
  }

  @Test("False triggers are those of the worst kind, of named policies and of settings alike")
  func falseTriggers() async throws {
    let results = try await results(
      smallExperiment(
        participants: 12,
        sweeps: #"{ "family": "fraction", "parameter": "fraction", "values": [0.02, 0.5] }"#))
    let index = ResultIndex(results)
    var pooledIsLess = false
    for condition in results.experiment.conditions.map(\.key) {
      let worst = try #require(index.falseTriggers(of: "half-width", in: condition))
      let kinds = results.rates.filter {
        $0.condition == condition && $0.policy == "half-width" && $0.metric == "false-trigger"
      }
      #expect(kinds.count > 2 && kinds.allSatisfy { $0.rate <= worst.rate })
      let row = try #require(index.frontier("fraction", "fraction", 0.5, in: condition))
      #expect(row.worstFalseTrigger == worst.rate)
      let early = try #require(index.frontier("fraction", "fraction", 0.02, in: condition))
      #expect(early.worstFalseTrigger ?? 0 >= early.falseTrigger ?? 1)
      pooledIsLess = pooledIsLess || early.worstFalseTrigger ?? 0 > early.falseTrigger ?? 1
    }
    #expect(pooledIsLess)
  }
}
