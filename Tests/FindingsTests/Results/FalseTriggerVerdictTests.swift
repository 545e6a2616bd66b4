import PolicyLibrary
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles
@testable import Study

/// False triggers of two rules on the same swipes: within a run and between two runs they are
/// judged by their ratio, and alike.
@Suite("Verdicts on false triggers")
struct FalseTriggerVerdictTests {
  private static let people = 2000

  /// A pair of rules: events of all swipes of one kind, and what is said of the first.
  struct Pair: CustomStringConvertible {
    let a, b: Int
    /// Swipes of each person; the floor of 1 in 10,000 is four events for twenty of them.
    let swipes: Int
    /// Whether the events are on other people.
    let isApart: Bool
    let verdict: Verdict

    init(_ a: Int, _ b: Int, of swipes: Int = 200, isApart: Bool = false, _ verdict: Verdict) {
      (self.a, self.b, self.swipes, self.isApart) = (a, b, swipes, isApart)
      self.verdict = verdict
    }

    var description: String { "\(a) and \(b) of \(people * swipes)\(isApart ? " apart" : "")" }

    /// Events of each person.
    var events: (a: [Int], b: [Int]) {
      (Self.spread(a, from: 0), Self.spread(b, from: isApart ? people / 2 : 0))
    }

    private static func spread(_ events: Int, from first: Int) -> [Int] {
      (0..<people).map { person in
        let place = (person + people - first) % people
        return events / people + (place < events % people ? 1 : 0)
      }
    }
  }

  private static let pairs = [
    // Nothing against nothing, however few swipes.
    Pair(0, 0, of: 2, .equivalent), Pair(0, 0, .equivalent),
    // Half the width against 100 pt: 2 and 104 of 400,000, fifty-two times as many.
    Pair(2, 104, .better), Pair(104, 2, .worse), Pair(2, 104, isApart: true, .better),
    Pair(0, 104, .better), Pair(104, 0, .worse),
    // Multiples of next to nothing lie below the floor, of 40 events here.
    Pair(1, 8, .equivalent), Pair(0, 9, .equivalent), Pair(12, 3, .equivalent),
    // Near the floor nothing is sure.
    Pair(2, 50, .undetermined), Pair(60, 10, isApart: true, .undetermined),
    // Twice as many are more, though the difference is a tenth of a point.
    Pair(400, 800, .better), Pair(800, 400, .worse), Pair(800, 400, isApart: true, .worse),
    // Within a quarter.
    Pair(4000, 4100, .equivalent), Pair(4100, 4000, .equivalent), Pair(4000, 4000, .equivalent),
    Pair(4100, 4800, .equivalent), Pair(4100, 4800, isApart: true, .equivalent),
    // More than a quarter; and what a quarter may be.
    Pair(4000, 5600, .better), Pair(40_000, 52_000, .better), Pair(52_000, 40_000, .worse),
    Pair(230, 292, of: 20, isApart: true, .undetermined),
    // Few swipes tell nothing.
    Pair(1, 4, of: 2, .undetermined),
  ]

  private static func experiment() throws -> Experiment {
    try smallExperiment(
      participants: people, swipes: 1000, screens: ["iphone-16-pro"], intents: [.pop, .tapSmear],
      recognizers: ["pan"])
  }

  private static func results(_ pair: Pair) throws -> StudyResults {
    let read = try experiment()
    var counts = StudyCounts(Pass(read))
    let (a, b) = pair.events
    for (place, group) in read.groups(in: try #require(read.conditions.first)).enumerated()
    where group.metric.name == "false-trigger" {
      for (first, second) in zip(a, b) {
        counts.conditions[0].groups[place].moments[0].add(
          trials: pair.swipes, successes: [first, second])
      }
    }
    return StudyResults(read, counts)
  }

  /// A run in which one rule, called by the same name in all of them, did so.
  private static func run(
    _ policy: String, _ events: [Int], of swipes: Int, _ results: StudyResults, fraction: Double
  ) throws -> StoredRun {
    let found = try results.rates.row("false-trigger", of: policy, "tapSmear")
    var row = RateRow(
      condition: found.condition, policy: "far", metric: found.metric, intent: found.intent,
      events: found.events, trials: found.trials, participants: found.participants,
      rate: found.rate, standardError: found.standardError, low: found.low, high: found.high,
      designEffect: found.designEffect, effectiveTrials: found.effectiveTrials,
      interval: found.interval)
    row.weighted = found.weighted
    let manifest = StoredFolder.manifest(fraction: fraction, people: people)
    let batches = ClusterSums(
      amounts: events.map { Double($0) }, trials: events.map { _ in swipes })
    return StoredRun(
      folder: policy,
      manifest: try StoredManifest(.parse(Array(manifest.utf8), file: "m"), file: "m"),
      rates: try StoredRates(CSVReader(RateRow.table.bytes([row]), file: "rates.csv")),
      batches: [row.key: batches], recommendations: [])
  }

  @Test("Within a run and between two the same pair of rates has the same verdict")
  func alike() async {
    await each(Self.pairs) { (pair: Pair) throws in
      let results = try Self.results(pair)
      let names = results.experiment.policies.map(\.name)
      let rows = (results.contrasts + results.intentContrasts).filter {
        $0.metric == "false-trigger"
      }
      #expect(!rows.isEmpty && rows.allSatisfy { $0.adjustedP == $0.p })
      #expect(rows.map(\.verdict) == rows.map { _ in pair.verdict })
      // What compare judges is the second run: rule a after rule b.
      let (a, b) = pair.events
      let comparison = try RunComparison(
        Self.run(names[1], b, of: pair.swipes, results, fraction: 0.3),
        Self.run(names[0], a, of: pair.swipes, results, fraction: 0.5), margin: 0.01)
      #expect(comparison.rows.map(\.verdict) == [pair.verdict])
      #expect(comparison.falseTriggerLimit == results.experiment.limits.falseTriggers)
    }
  }

  @Test("The other way round the verdict, the ratio and its limits are")
  func swapped() async {
    await each(Self.pairs) { (pair: Pair) throws in
      let own = try #require(
        try Self.results(pair).contrasts.first { $0.metric == "false-trigger" })
      let other = try #require(
        try Self.results(
          Pair(pair.b, pair.a, of: pair.swipes, isApart: pair.isApart, pair.verdict.swapped)
        ).contrasts.first { $0.metric == "false-trigger" })
      #expect(other.verdict == own.verdict.swapped && own.swapped.verdict == other.verdict)
      guard let ratio = own.ratio?.swapped, let back = other.ratio else {
        #expect(pair.a == 0 && pair.b == 0)
        return
      }
      // Events on people that are moved lie elsewhere, which rounding alone can tell.
      for (one, two) in [(ratio.low, back.low), (ratio.high, back.high)] {
        #expect(one == two || (one / two - 1).magnitude < 1e-9, "\(one) \(two)")
      }
    }
  }

  @Test("The floor follows the limit, and other metrics keep their margin")
  func margins() {
    #expect(ChangeMargin("success", 0.01, limit: 0.005) == .difference(0.01))
    #expect(ChangeMargin("false-trigger-with-abort", 0.02, limit: 0.005) == .difference(0.02))
    #expect(ChangeMargin("false-trigger", 0.01, limit: 0.005) == .ratio(1.25, floor: 0.0001))
    #expect(ChangeMargin("false-trigger", 0.01, limit: 0.05) == .ratio(1.25, floor: 0.001))
  }

  @Test("Which side of the limit a rule's false triggers are on is that of its worst kind")
  func sides() async throws {
    let found = try await TestSupport.results(
      smallExperiment(
        participants: 150, swipes: 30, policies: #""half-width", "velocity-weighted""#))
    let index = ResultIndex(found)
    for setting in index.settings {
      for policy in found.experiment.policies.map(\.name) {
        let rows = found.rates.filter {
          $0.policy == policy && $0.metric == "false-trigger" && $0.intent != "all"
            && $0.condition.recognizer == setting.recognizer
        }
        let highest = try #require(rows.map(\.rate).max())
        let bound = try #require(rows.compactMap(\.bound).max())
        let status = try #require(index.limitStatus(of: policy, setting))
        let expected: Choice.Status =
          bound <= 0.005 ? .kept : highest <= 0.005 ? .withinNoise : .over
        #expect(status == expected, "\(policy) \(setting.recognizer)")
      }
    }
  }
}
