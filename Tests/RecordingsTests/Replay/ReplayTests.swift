import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Recordings
@testable import StrictFiles

/// One swipe made and judged alone is the swipe that sampling everything writes, and judging
/// everything decides.
@Suite("Replay")
struct ReplayTests {
  /// Pages, systems, two recognizers and estimators, and a swipe of two touches.
  static func experiment() throws -> Experiment {
    try TestSupport.experiment(
      """
      {
        "seed": 5, "participants": 40, "swipes_per_intent": 3,
        "screens": ["iphone-16-pro", "ipad-pro-13", "iphone-se-1"],
        "intents": ["pop", "popAbort", "contentVertical", "grip", "doublePop"],
        "contexts": ["plain", "carousel"], "recognizers": ["pan", "edge"],
        "policies": ["half-width", "velocity-weighted", "chromium-overscroll", "mui-drawer"],
        "systems": ["fd", "uikit.26"]
      }
      """)
  }

  @Test("a thousand swipes made alone, in any order, are those of the whole")
  func alone() throws {
    let experiment = try Self.experiment()
    let all = Array(experiment.swipes())
    #expect(all.count == experiment.participants * experiment.swipesPerParticipant)
    var generator = TestGenerator(seed: 21)
    var judge = SwipeJudge(of: experiment)
    var replaying = SwipeJudge(of: experiment)
    var outcomes: Set<String> = []
    for _ in 0..<1000 {
      let written = try #require(all.randomElement(using: &generator))
      let alone = experiment.swipe(try SwipeKey(written.identifier, in: experiment))
      #expect(alone == written)
      var csv = SwipeJudge.decisions()
      judge.append(written, to: &csv)
      let rows = try csvRows(String(decoding: csv.bytes, as: UTF8.self)).dropFirst()
      let replay = SwipeReplay(alone, &replaying)
      let told = replay.contests.flatMap { contest in
        contest.verdicts.map {
          [contest.recognizer, $0.system.name, $0.record.outcome.description]
        }
      }
      #expect(rows.map { Array($0[4...6]) } == told)
      for row in rows { outcomes.insert(row[6]) }
    }
    #expect(outcomes.count > 5)
  }

  @Test("the trace of a touch ends in the release that policies judge")
  func traces() throws {
    let experiment = try Self.experiment()
    var judge = SwipeJudge(of: experiment)
    var begun = 0
    for swipe in experiment.swipes(where: SwipeFilter(intents: ["pop", "grip"])) {
      for contest in SwipeReplay(swipe, &judge).contests {
        guard let trace = contest.trace else { continue }
        #expect(trace.moments.map(\.sample) == swipe.samples)
        guard case .released(let release) = trace.result else { continue }
        begun += 1
        let begin = try #require(trace.begin)
        #expect(trace.moments[..<begin].allSatisfy { $0.translation == 0 })
        #expect(trace.moments.last?.translation == release.translation)
        #expect(trace.moments.last?.velocity == release.velocity)
      }
    }
    #expect(begun > 200)
  }

  @Test("an identifier that names nothing is told every wrong part")
  func unknown() throws {
    let experiment = try Self.experiment()
    for (identifier, problems) in [
      ("", 1), ("iphone-16-pro/plain/pop/1", 1), ("iphone-16-pro/plain/pop/40/0", 1),
      ("iphone-16-pro/plain/pop/01/0", 1), ("iphone-16/plane/popp/-1/3", 5),
    ] {
      let error = #expect(throws: SwipeKey.Unknown.self) {
        try SwipeKey(identifier, in: experiment)
      }
      #expect(error?.problems.count == problems, "\(identifier)")
    }
    let near = #expect(throws: SwipeKey.Unknown.self) {
      try SwipeKey("iphone-16-pr/plain/pop/1/1", in: experiment)
    }
    #expect(near?.problems.first?.contains("did you mean \"iphone-16-pro\"?") == true)
  }

  @Test("filters leave what they name, in either order, and the first of everybody come first")
  func filters() throws {
    let experiment = try Self.experiment()
    let filter = SwipeFilter(screens: ["iphone-se-1"], contexts: ["plain"], intents: ["pop"])
    let wanted = experiment.swipes().filter(filter.allows)
    #expect(wanted.count == 120)
    #expect(Array(experiment.swipes(where: filter)) == wanted)
    let shuffled = Array(experiment.swipes(where: filter, order: .bySwipe))
    #expect(Set(shuffled.prefix(40).map(\.participant)).count == 40)
    #expect(Set(shuffled.map(\.identifier)) == Set(wanted.map(\.identifier)))
    #expect(SwipeFilter(outcomes: ["notBegun"]).allows(.notBegun(.slop)))
    #expect(!SwipeFilter(outcomes: ["notBegun"]).allows(.lostToContent))
    #expect(!SwipeFilter(outcomes: ["notBegun(angle)"]).allows(.notBegun(.slop)))
    #expect(Set(SwipeFilter.outcomeNames).count == SwipeFilter.outcomeNames.count)
  }
}
