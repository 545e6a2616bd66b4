import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Recordings
@testable import StrictFiles

/// Sampling an experiment's swipes and judging the file gives the counts of the run.
@Suite("Sample and judge")
struct SampleJudgeTests {
  static let policies = #"""
    "half-width", "fixed-distance", "velocity-weighted", "fling-override",
    { "name": "mm", "family": "fixed-distance", "distance_mm": 12 }
    """#

  /// Touch files hold one touch per swipe.
  static let intents = IntentCatalog.entries.filter { $0.touches == 1 }.map(\.intent)

  /// An experiment's own swipes, by way of a touch file.
  static func swipes(_ experiment: Experiment) throws -> [RecordedSwipe] {
    var touches = CSVWriter.touches()
    for swipe in experiment.swipes() { touches.append(swipe) }
    return try TouchFileReader.swipes(in: touches.bytes, file: "touches.csv")
  }

  /// The rows of `decisions.csv` for swipes.
  func decisions(
    _ swipes: [RecordedSwipe], _ recognizer: RecognizerPreset, _ policies: [NamedPolicy]
  ) throws -> [[String]] {
    var judge = SwipeJudge([JudgeContest(recognizer, policies)])
    var csv = SwipeJudge.decisions()
    for swipe in swipes { judge.append(swipe, to: &csv) }
    return try csvRows(String(decoding: csv.bytes, as: UTF8.self))
  }

  /// Completed and released swipes per screen, intent and policy.
  struct Key: Hashable {
    var screen, intent, policy: String
  }

  @Test func sameCounts() async {
    await each(["pan", "edge"], VelocityEstimatorKind.allCases) {
      (recognizer: String, estimator: VelocityEstimatorKind) throws in
      // Many people, who fill more than a batch, with one estimator.
      let people = estimator == .uikitBlend ? 25 : 5
      let swipes = people * 4
      let read = try smallExperiment(
        participants: people, swipes: 4, intents: Self.intents, recognizers: [recognizer],
        policies: Self.policies,
        estimator: estimator)
      let rows = try decisions(
        try Self.swipes(read), try #require(read.recognizers.first), read.policies)
      #expect(rows.count == 1 + read.participants * read.swipesPerParticipant * 5)
      var (completed, released) = ([Key: Int](), [Key: Int]())
      for row in rows.dropFirst() {
        let key = Key(screen: row[2], intent: row[1], policy: row[5])
        if row[6] == "popCompleted" { completed[key, default: 0] += 1 }
        if row[6].hasPrefix("pop") { released[key, default: 0] += 1 }
        #expect((row[3], row[4]) == ("plain", recognizer))
        // A release has a translation and a velocity; a touch that never began has neither.
        #expect(row[7].isEmpty == !row[6].hasPrefix("pop"))
        #expect(row[8].isEmpty == row[7].isEmpty)
      }
      var compared = 0
      for row in try await results(read).rates where row.intent != "all" {
        let key = Key(screen: row.condition.screen, intent: row.intent, policy: row.policy)
        let (done, begun) = (completed[key] ?? 0, released[key] ?? 0)
        if row.metric == "abort-honoured" {
          #expect((row.events, row.trials) == (begun - done, begun))
        } else if row.metric == "flash" {
          #expect((row.events, row.trials) == (begun - done, swipes), "\(key)")
        } else {
          #expect((row.events, row.trials) == (done, swipes), "\(key)")
        }
        compared += 1
      }
      // Per screen and policy one row for each intent, and one more for flashes of unwanted ones.
      let unwanted = Self.intents.count { $0.role == .unwanted }
      #expect(compared == 2 * 5 * (Self.intents.count + unwanted))
      #expect(completed.values.contains { (1..<swipes).contains($0) })
    }
  }

  @Test("the estimators differ where velocity matters, and only there")
  func estimators() async throws {
    func read(_ policy: String, _ estimator: VelocityEstimatorKind) throws -> Experiment {
      try smallExperiment(
        participants: 60, recognizers: ["pan"], policies: "\"\(policy)\"", estimator: estimator)
    }
    // Whatever estimates their velocity, the swipes are the same.
    let swipes = try Self.swipes(read("one-third", .uikitBlend))
    func completions(_ estimator: VelocityEstimatorKind, _ policy: String) throws -> Int {
      try decisions(swipes, .all[0], try read(policy, estimator).policies)
        .count { $0[6] == "popCompleted" }
    }
    let kinds = VelocityEstimatorKind.allCases
    let distance = try kinds.map { try completions($0, "one-third") }
    #expect(Set(distance).count == 1)
    let weighted = try kinds.map { try completions($0, "velocity-weighted") }
    let means = try #require(kinds.firstIndex(of: .uikitTransition))
    #expect(weighted[0] != weighted[means])
    // Not all of them: Gecko's differs from WebKitGTK's at high rates alone, for one.
    #expect(Set(weighted).count > kinds.count / 2)
  }

  @Test("a length in mm is never completed on a screen that is not known")
  func unknownScreen() throws {
    let read = try smallExperiment(policies: Self.policies)
    let samples = [(0.0, 10.0, TouchPhase.began), (0.1, 390, .moved), (0.2, 390, .ended)]
    for (screen, outcome) in [("", "popCancelled"), ("iphone-16-pro", "popCompleted")] {
      let swipe = RecordedSwipe(
        identifier: "1", participant: "1", screen: screen, viewWidth: 402, context: "plain",
        intent: "pop", samples: samples.map { TouchSample(time: $0.0, x: $0.1, y: 0, phase: $0.2) })
      var csv = SwipeJudge.decisions()
      var judge = SwipeJudge([JudgeContest(RecognizerPreset.all[0], read.policies)])
      judge.append(swipe, to: &csv)
      let rows = try csvRows(String(decoding: csv.bytes, as: UTF8.self))
      #expect(rows[5][5] == "mm")
      #expect(rows[5][6] == outcome)
      #expect(rows[1][6] == "popCompleted")
      #expect(rows[1][7...] == ["370", "3800", "0.2", "", "none", "no"])
    }
  }
}
