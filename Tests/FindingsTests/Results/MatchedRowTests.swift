import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles
@testable import Study

/// Policies at the same rate of false triggers: the thresholds found are those a plain run agrees
/// with, swipe for swipe.
@Suite("Success at a budget of false triggers")
struct MatchedRowTests {
  static let budgets = [0, 0.02, 0.1, 1]

  /// Presets as they are, and families with other parameters in force; one has no limit to move.
  static func sample(workers: Int = 2) async throws -> (Experiment, StudyResults) {
    var read = try smallExperiment(
      participants: 24, swipes: 4, recognizers: ["pan"],
      policies: #"""
        { "family": "fixed-distance", "distance_mm": 16 },
        { "name": "capped", "family": "fixed-distance", "fraction": 0.6, "boundary": ">=" },
        { "name": "travel", "family": "fling-override", "distance_pt": 90.7 },
        { "name": "slope", "family": "velocity-weighted",
          "velocity_estimator": "least-squares-100ms" },
        { "name": "flick", "family": "fling-override", "fling_pt_per_s": 1 },
        { "name": "fast", "family": "velocity-sign", "velocity_pt_per_s": 5000 }
        """#)
    read.policies += PolicyPreset.all.compactMap(\.policy)
    read.falseTriggerBudgets = budgets
    return (read, try await results(read, workers: workers))
  }

  /// The rates alone: contrasts of all pairs would take longer than the run.
  static func rates(_ read: Experiment, _ policies: [NamedPolicy]) async throws -> [RateRow] {
    var plain = read
    (plain.policies, plain.falseTriggerBudgets) = (policies, [])
    let counts = await Runner.run(plain, workers: 2)
    return StudyResults.rates(plain, counts, CriticalValueTable(counts))
  }

  /// A policy with another threshold, made from its parameters as an experiment would.
  static func moved(_ policy: NamedPolicy, _ parameter: String, to value: Double, _ name: String)
    throws -> NamedPolicy
  {
    var values = Dictionary(uniqueKeysWithValues: policy.parameters.map { ($0.name, $0.value) })
    values[parameter] = value
    let entry = try #require(
      PolicyCatalog.families.first { $0.family.name == policy.family.name })
    return try entry.policy(named: name, values, estimator: policy.reading.estimator)
  }

  @Test("a plain run at the threshold found has its counts, and just below it exceeds the budget")
  func plainRun() async throws {
    let (read, results) = try await Self.sample()
    #expect(results.matched.count == 2 * read.policies.count * Self.budgets.count)
    var (found, below) = (0, 0)
    for screen in read.screens {
      var part = read
      part.screens = [screen]
      let rows = results.matched.filter { $0.condition.screen == screen.name }
      var (policies, places) = ([NamedPolicy](), [(MatchedRow, isBelow: Bool)]())
      for row in rows {
        guard let parameter = row.parameter, let value = row.value else { continue }
        let place = try #require(read.policies.firstIndex { $0.name == row.policy })
        let search = try #require(ThresholdSearch(read.policies[place], at: place))
        let step = try #require(search.values.firstIndex(of: value))
        #expect(row.status == .met || step == search.values.count - 1)
        for near in max(step - 1, 0)...step {
          places.append((row, isBelow: near < step))
          policies.append(
            try Self.moved(
              read.policies[place], parameter, to: search.values[near], "at \(policies.count)"))
        }
      }
      let rates = try await Self.rates(part, policies)
      for (index, (row, isBelow)) in places.enumerated() {
        let own = rates.filter { $0.policy == "at \(index)" }
        let success = try #require(own.first { $0.metric == "success" })
        let wrong = try #require(own.first { $0.metric == "false-trigger" && $0.intent == "all" })
        if isBelow {
          #expect(wrong.rate > row.budget, "\(row)")
          #expect(success.rate >= row.success)
          below += 1
        } else {
          #expect((success.rate, success.standardError) == (row.success, row.successError))
          #expect((wrong.rate, wrong.standardError) == (row.falseTrigger, row.falseTriggerError))
          #expect((row.status == .met) == row.isWithinBudget, "\(row)")
          found += 1
        }
      }
    }
    #expect(found > 2 * 40 && below > 2 * 10)
  }

  @Test("a budget of everything takes the least threshold, one of nothing pops nothing falsely")
  func limits() async throws {
    let (read, results) = try await Self.sample()
    for row in results.matched where row.status == .met {
      let place = try #require(read.policies.firstIndex { $0.name == row.policy })
      let search = try #require(ThresholdSearch(read.policies[place], at: place))
      if row.budget == 1 { #expect(row.value == search.values.first) }
      if row.budget == 0 { #expect(row.falseTrigger == 0) }
    }
    let all = results.matched.filter { $0.budget == 1 }
    #expect(all.allSatisfy { $0.status != .exceeded })
    // A flick that decides alone pops falsely whatever the distance asked of slower strokes.
    let flick = results.matched.filter { $0.policy == "flick" && $0.budget == 0 }
    #expect(flick.count == 2 && flick.allSatisfy { $0.status == .exceeded && $0.value == 1 })
    let index = ResultIndex(results)
    for row in results.matched {
      #expect(index.matched(row.policy, budget: row.budget, in: row.condition) == row)
    }
  }

  @Test("a policy without a threshold to move is shown as it is")
  func fixed() async throws {
    var read = try smallExperiment(participants: 20, recognizers: ["pan"])
    let end = VelocitySign(velocity: .infinity)
    read.policies = [
      NamedPolicy(name: "never", end, parameters: [("velocity_pt_per_s", .infinity)]),
      NamedPolicy(name: "bare", Fraction(fraction: 0.25), parameters: []),
    ]
    read.falseTriggerBudgets = [0.5, 0.001]
    let results = try await results(read, workers: 1)
    #expect(results.matched.count == 2 * 2 * 2)
    for row in results.matched {
      let own = results.rates.filter { $0.condition == row.condition && $0.policy == row.policy }
      let success = try #require(own.first { $0.metric == "success" })
      let wrong = try #require(own.first { $0.metric == "false-trigger" && $0.intent == "all" })
      #expect((row.status, row.parameter, row.value) == (.fixed, nil, nil))
      #expect((row.success, row.successError) == (success.rate, success.standardError))
      #expect((row.falseTrigger, row.falseTriggerError) == (wrong.rate, wrong.standardError))
      #expect(row.isWithinBudget == (wrong.rate <= row.budget))
    }
    let text = try #require(results.tables.first { $0.name == "matched.csv" }).bytes
    let rows = try csvRows(String(decoding: text, as: UTF8.self))
    #expect(Array(rows[1][3...7]) == ["never", "0.5", "fixed", "", ""])
  }

  @Test("the columns are those promised, the file is there only with budgets, workers do not count")
  func table() async throws {
    var read = try smallExperiment(participants: 30)
    let names = try await results(read, workers: 1).tables.map(\.name)
    let digest = SHA256.hexDigest(read.canonical.bytes)
    read.falseTriggerBudgets = [0.05]
    #expect(SHA256.hexDigest(read.canonical.bytes) != digest)
    let tables = try await results(read, workers: 1).tables
    #expect(!names.contains("matched.csv") && tables.map(\.name).contains("matched.csv"))
    #expect(tables.map(\.name).filter { $0 != "matched.csv" } == names)
    #expect(
      try csvRows(String(decoding: tables[2].bytes, as: UTF8.self))[0].joined(separator: ",")
        == "screen,context,recognizer,policy,budget,status,parameter,value,success,"
        + "success_mc_error,false_trigger,false_trigger_mc_error")
    for workers in [2, 3] {
      #expect(
        try await results(read, workers: workers).tables.map(\.bytes) == tables.map(\.bytes))
    }
  }
}
