import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

/// False triggers of policies and of settings.
@Suite("Result index")
struct ResultIndexTests {
  @Test("False triggers are those of the worst kind, of named policies and of settings alike")
  func falseTriggers() async throws {
    let results = try await results(
      smallExperiment(
        participants: 12,
        sweeps: #"{ "family": "fraction", "parameter": "fraction", "values": [0.02, 0.5] }"#))
    let index = ResultIndex(results)
    var pooledIsLess = false
    for condition in results.experiment.conditions.map(\.key) {
      func swept(_ value: Double) -> FrontierRow? {
        results.frontier.first {
          $0.condition == condition && $0.policy == "fraction" && $0.value == value
        }
      }
      let worst = try #require(index.falseTriggers(of: "half-width", in: condition))
      let kinds = results.rates.filter {
        $0.condition == condition && $0.policy == "half-width" && $0.metric == "false-trigger"
      }
      #expect(kinds.count > 2 && kinds.allSatisfy { $0.rate <= worst.rate })
      let row = try #require(swept(0.5))
      #expect(row.worstFalseTrigger == worst.rate)
      let early = try #require(swept(0.02))
      #expect(early.worstFalseTrigger ?? 0 >= early.falseTrigger ?? 1)
      pooledIsLess = pooledIsLess || early.worstFalseTrigger ?? 0 > early.falseTrigger ?? 1
    }
    #expect(pooledIsLess)
  }
}
