import Study
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings

/// Contrasts of whole systems.
@Suite("Contrasts of systems")
struct SystemContrastTests {
  private static let systems = ["half", "third", "uikit.edge", "disableOnConflict", "alwaysPop"]
  private static let made = Task {
    let names = systems.map { "\"\($0)\"" }.joined(separator: ", ")
    return try await results(
      experiment(
        """
        {
          "participants": 40, "swipes_per_intent": 3, "screens": ["iphone-16-pro"],
          "intents": ["pop", "popAbort", "contentRight", "contentVertical", "tapSmear"],
          "contexts": ["plain", "carouselStart"], "systems": [\(names)]
        }
        """))
  }

  @Test("every pair for success and false triggers, each with the first for other metrics")
  func pairs() async throws {
    let results = try await Self.made.value
    let metrics = Set(results.contrasts.map(\.metric))
    #expect(metrics.isSuperset(of: ["success", "false-trigger", "false-trigger-with-abort"]))
    for key in results.experiment.conditions.map(\.key) {
      for metric in metrics {
        let rows = results.contrasts.filter { $0.condition == key && $0.metric == metric }
        let isHeadline = ["success", "false-trigger"].contains(metric)
        if !isHeadline, rows.isEmpty { continue }
        #expect(rows.count == (isHeadline ? 10 : 4))
        // Those with the first come first, in the order of the systems.
        #expect(rows.prefix(4).map(\.policyA) == Array(Self.systems.dropFirst()))
        #expect(rows.prefix(4).allSatisfy { $0.policyB == "half" })
        #expect(Set(rows.map { Set([$0.policyA, $0.policyB]) }).count == rows.count)
      }
    }
    for metric in metrics {
      let family = results.contrasts.filter { $0.metric == metric }
      #expect(holmAdjusted(family.map(\.p)) == family.map(\.adjustedP))
    }
  }

  @Test("a contrast is found either way round, with its sign")
  func eitherWay() async {
    await each([Metric.success, .falseTrigger]) { (metric: Metric) throws in
      let results = try await Self.made.value
      let index = ResultIndex(results)
      var differing = 0
      for key in results.experiment.conditions.map(\.key) {
        for a in Self.systems {
          #expect(index.contrast(metric, a, a, in: key) == nil)
          for b in Self.systems where a != b {
            let row = try #require(index.contrast(metric, a, b, in: key))
            let back = try #require(index.contrast(metric, b, a, in: key))
            #expect((row.policyA, row.policyB, back.policyA) == (a, b, b))
            #expect(
              (back.difference, back.low, back.high) == (-row.difference, -row.high, -row.low))
            #expect(back.verdict == row.verdict.swapped)
            let rates = try [a, b].map { try #require(index.rate(metric, of: $0, in: key)).rate }
            #expect((row.difference - (rates[0] - rates[1])).magnitude < 1e-12)
            if row.difference != 0 { differing += 1 }
          }
        }
      }
      #expect(differing > 10)
      let elsewhere = ConditionKey(screen: "none", context: "plain", recognizer: "system")
      #expect(index.contrast(metric, "half", "third", in: elsewhere) == nil)
    }
  }

  @Test("intents leave out the pairs of which neither popped")
  func intents() async throws {
    let results = try await Self.made.value
    let intents = ["contentRight", "contentVertical", "tapSmear"]
    var (silent, written) = (0, 0)
    for key in results.experiment.conditions.map(\.key) {
      func events(_ system: String) -> Int {
        results.rates.filter {
          $0.condition == key && $0.policy == system && $0.metric == "false-trigger"
            && intents.contains($0.intent)
        }.map(\.events).reduce(0, +)
      }
      for (place, b) in Self.systems.enumerated() {
        for a in Self.systems[(place + 1)...] {
          let rows = results.intentContrasts.filter {
            ($0.condition, $0.policyA, $0.policyB) == (key, a, b)
          }
          let isSilent = events(a) + events(b) == 0
          #expect(isSilent ? rows.isEmpty : (1...2).contains(rows.count), "\(a) and \(b)")
          silent += isSilent ? 1 : 0
          written += rows.count
        }
      }
    }
    #expect(silent > 0 && written > 0 && written == results.intentContrasts.count)
  }
}
