import PopGesture
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// What must not change the counts of a run, and what must.
@Suite("Runner")
struct RunnerTests {
  @Test("another seed gives other counts, the same seed the same")
  func seed() async throws {
    let first = try await results(smallExperiment(seed: 11))
    let second = try await results(smallExperiment(seed: 12))
    #expect(first.rates != second.rates)
    #expect(try await results(smallExperiment(seed: 11)).rates == first.rates)
  }

  @Test("adding a screen, in whatever place, changes no other row")
  func screens() async throws {
    let few = try await results(smallExperiment())
    let more = try await results(
      smallExperiment(screens: ["ipad-mini-7", "ipad-pro-13", "iphone-16-pro"]))
    #expect(more.rates.count == few.rates.count / 2 * 3)
    for row in few.rates { #expect(more.rates.contains(row)) }
  }

  @Test("adding a policy or a recognizer changes no other row")
  func policies() async throws {
    let few = try await results(smallExperiment(recognizers: ["pan"]))
    let more = try await results(
      smallExperiment(
        recognizers: ["edge", "pan"],
        policies: #""velocity-weighted", "fling-override", "one-third", "half-width""#))
    #expect(more.rates.count == few.rates.count * 4)
    for row in few.rates { #expect(more.rates.contains(row)) }
  }

  @Test("adding an intent changes no row that is not pooled over it")
  func intents() async throws {
    let few = try await results(smallExperiment(intents: [.pop, .contentVertical]))
    let more = try await results(smallExperiment(intents: [.tapSmear, .contentVertical, .pop]))
    let own = few.rates.filter { $0.intent != "all" }
    // Of every condition and policy the same metrics.
    let metrics = Set(own.map(\.metric)).count
    #expect(own.count == 8 * metrics)
    for row in own { #expect(more.rates.contains(row)) }
    let pooled = try #require(few.rates.first { $0.intent == "all" })
    let wider = try #require(
      more.rates.first {
        ($0.condition, $0.policy, $0.metric, $0.intent)
          == (pooled.condition, pooled.policy, pooled.metric, "all")
      })
    #expect(wider.trials == 2 * pooled.trials)
    #expect(wider.events >= pooled.events)
  }

  @Test("a policy under two names is the same policy: difference exactly 0, equivalent")
  func twice() async throws {
    let read = try smallExperiment(
      policies: """
        "velocity-weighted", { "family": "velocity-weighted", "name": "again" }
        """)
    let rows = try await results(read).contrasts
    #expect(rows.count == 4 * 4)
    for row in rows {
      #expect((row.difference, row.standardError, row.low, row.high) == (0, 0, 0, 0))
      #expect((row.p, row.adjustedP, row.verdict) == (1, 1, .equivalent))
    }
  }

  @Test("half of the width is reached the less often the wider the view, for the same people")
  func widths() async throws {
    let read = try smallExperiment(
      participants: 1500, swipes: 20, screens: ScreenCatalog.defaults.map(\.name),
      intents: [.pop], recognizers: ["pan"], policies: #""half-width""#)
    let index = ResultIndex(try await results(read))
    let setting = try #require(index.settings.first)
    let rates = index.screens.compactMap {
      index.rate(.success, of: "half-width", in: setting.on($0.name))?.rate
    }
    #expect(rates.count == 12)
    for (narrower, wider) in zip(rates, rates.dropFirst()) { #expect(narrower > wider) }
    #expect(rates[0] > 0.4 && rates[11] > 0)
  }

  @Test("twice the people halve the squared error of every rate")
  func precision() async throws {
    func errors(_ participants: Int) async throws -> [Double] {
      try await results(
        smallExperiment(
          participants: participants, swipes: 5, intents: [.pop], recognizers: ["pan"],
          policies: #""one-third", "velocity-weighted", "fixed-distance""#)
      ).rates.map(\.standardError)
    }
    let (few, many) = (try await errors(300), try await errors(600))
    #expect(few.count == many.count && few.count >= 3)
    for (before, after) in zip(few, many) {
      #expect((0.75...1.25).contains(2 * after * after / (before * before)))
    }
  }
}
