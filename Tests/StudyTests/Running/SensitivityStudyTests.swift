import StrictFiles
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings

/// Runs on other people.
@Suite("Sensitivity")
struct SensitivityStudyTests {
  private static func read(_ sensitivity: String, participants: Int = 40) throws -> Experiment {
    try experiment(
      """
      {
        "seed": 3, "participants": \(participants), "swipes_per_intent": 5,
        "screens": ["iphone-16-pro", "ipad-pro-13"], "contexts": ["list"],
        "intents": ["pop", "popAbort", "contentVertical"],
        "policies": ["half-width", "fixed-distance", "velocity-weighted"],
        "systems": ["fd", "uikit.edge"], "sensitivity": \(sensitivity)
      }
      """)
  }

  private static func study(
    _ sensitivity: String, participants: Int = 40, workers: Int = 2
  ) async throws -> StudyResults {
    await StudyRun.results(of: try read(sensitivity, participants: participants), workers: workers)
  }

  /// Played once for all tests.
  private static let drags = Task { try await study(#"["drags"]"#) }

  @Test("a scenario is the plain run of its people")
  func plainRun() async throws {
    let people = 25
    let study = try await Self.study(#"["drags", "touch-rate"]"#, participants: people)
    #expect(study.scenarios.map(\.scenario.value) == [0.03, 0.15, 120])
    var plain = try Self.read(#"["drags"]"#, participants: people)
    plain.sensitivity = []
    plain.population.dragShare = 0.15
    let run = try await results(plain)
    // Of policies those that are compared, pooled, by batches, of systems all.
    let compared = Set(run.batches.map(\.key).filter(\.isPooled))
    let rates = run.rates.filter {
      compared.contains($0.key) || $0.condition.recognizer == "system"
    }.map { row in
      // Reports tell the travel of an experiment's own people alone.
      var row = row
      row.travel = nil
      return row
    }
    #expect(rates == study.scenarios[1].results.rates)
    #expect(rates.count < run.rates.count)
  }

  @Test("a change is the difference of both rates, paired by person; what is untouched has none")
  func changes() async throws {
    let study = try await Self.drags.value
    let rows = Array(study.sensitivityRows())
    let policies = 3 * 2
    let systems = 2 * 2
    // Of three metrics, on the experiment's own people and in two scenarios.
    let expected: Int = (policies + systems) * 3 * 3
    #expect(rows.count == expected)
    var compared = 0
    for row in rows {
      guard let change = row.change else {
        #expect(row.assumption == "none" && row.value == nil)
        continue
      }
      let own = try #require(study.rates.first { $0.key == row.rate.key })
      #expect(abs(change.difference - (row.rate.rate - own.rate)) < 1e-12)
      #expect(change.low <= change.difference && change.difference <= change.high)
      // Nobody's scrolls depend on how many pops are drags.
      if row.rate.metric == "false-trigger" { #expect(change.difference == 0) }
      // The same people swipe in both: pairing pays wherever there are events enough.
      if own.summary.isSparse || row.rate.summary.isSparse { continue }
      let independent =
        own.standardError * own.standardError + row.rate.standardError * row.rate.standardError
      #expect(change.standardError < independent.squareRoot(), "\(row.rate.key)")
      compared += 1
    }
    #expect(compared > 10)
  }

  @Test("ranks are within a condition, 1 is best, and equals share one")
  func ranks() async throws {
    let rows = Array(try await Self.drags.value.sensitivityRows())
    let groups = Dictionary(grouping: rows) {
      "\($0.rate.condition) \($0.rate.metric) \($0.assumption) \($0.value ?? .infinity)"
    }
    #expect(groups.count == 2 * 2 * 3 * 3)
    for group in groups.values {
      let expected = group[0].rate.condition.recognizer == "system" ? 2 : 3
      #expect(group.count == expected)
      #expect(group.map(\.rank).min() == 1)
      for one in group {
        for other in group {
          let isAhead =
            one.rate.metric == "false-trigger"
            ? one.rate.rate < other.rate.rate : one.rate.rate > other.rate.rate
          #expect((one.rank < other.rank) == isAhead)
        }
      }
    }
  }

  @Test("the table has a row each, and empty fields where people are the experiment's own")
  func table() async throws {
    let study = try await Self.study(#"["left-hands"]"#, participants: 5)
    let lines = String(decoding: SensitivityRow.table.bytes(study.sensitivityRows()), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == study.sensitivityRows().count + 1)
    #expect(lines[1].hasPrefix("iphone-16-pro,list,pan,none,,half-width,success,"))
    #expect(lines[1].hasSuffix(",,,,"))
    #expect(study.tables.map(\.name).contains("sensitivity.csv"))
    #expect(lines.contains { $0.hasPrefix("ipad-pro-13,list,system,left-hands,0.1,fd,") })
  }
}
