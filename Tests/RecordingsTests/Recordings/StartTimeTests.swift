import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

/// Touches count from any moment: when they start changes no decision.
@Suite("Start times")
struct StartTimeTests {
  /// Sampled swipes as clocks of whole milliseconds tell them.
  static func swipes(on context: String) throws -> [RecordedSwipe] {
    let experiment = try smallExperiment(
      participants: 3, swipes: 1, intents: IntentCatalog.entries.map(\.intent),
      recognizers: ["pan"], policies: "\"half-width\"")
    var swipes = try SampleJudgeTests.swipes(experiment)
    for swipe in swipes.indices {
      swipes[swipe].context = context
      for index in swipes[swipe].samples.indices {
        let time = swipes[swipe].samples[index].time
        swipes[swipe].samples[index].time = (time * 1000).rounded() / 1000
      }
    }
    return swipes
  }

  static func decisions(
    _ swipes: [RecordedSwipe], from start: Int, by contests: [JudgeContest]
  ) -> String {
    var judge = SwipeJudge(contests)
    var csv = SwipeJudge.decisions()
    for var swipe in swipes {
      for index in swipe.samples.indices {
        let milliseconds = (swipe.samples[index].time * 1000).rounded() + Double(start)
        swipe.samples[index].time = milliseconds / 1000
      }
      judge.append(swipe, to: &csv)
    }
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test("a shift by whole milliseconds changes no byte of decisions")
  func shift() async {
    await each(["plain", "map", "transition"]) { (context: String) throws in
      let swipes = try Self.swipes(on: context)
      // One preset of each way to read a touch.
      var presets: [NamedPolicy] = []
      for name in PolicyCatalog.names {
        let preset = try #require(PolicyCatalog.start(named: name)).policy(named: name)
        if !presets.contains(where: { $0.reading == preset.reading }) { presets.append(preset) }
      }
      let contests = [
        JudgeContest(RecognizerPreset.all[0], presets), JudgeContest(SystemCatalog.all),
      ]
      let decisions = Self.decisions(swipes, from: 0, by: contests)
      #expect(decisions.contains("popCompleted") && decisions.contains("popCancelled"))
      for start in [1003, 1_790_000_000_123] {
        #expect(Self.decisions(swipes, from: start, by: contests) == decisions, "\(start) ms")
      }
    }
  }
}
