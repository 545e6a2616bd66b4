import TestSupport
import Testing

@testable import Drawing
@testable import ExperimentFiles
@testable import Recordings

@Suite("Drawings of single swipes")
struct ReplayChartTests {
  @Test("Texts stay apart, names are whole, every axis has two ticks, samples leave the line bare")
  func tidy() throws {
    let experiment = try TestSupport.experiment(
      """
      {
        "seed": 5, "participants": 40, "screens": ["iphone-16-pro"], "intents": ["pop", "popAbort"],
        "policies": ["half-width", "velocity-weighted", "uikit", "one-third"]
      }
      """)
    var judge = SwipeJudge(of: experiment)
    let all = Array(experiment.swipes())
    // Of pops and of aborts, whose speeds are on both sides of 0.
    for swipe in all.prefix(120) + all.suffix(120) {
      let scene = ReplayChart.scene(SwipeReplay(swipe, &judge), title: swipe.identifier)
      expectTidy(scene, "\(swipe.identifier)")
      #expect(!scene.texts.contains { $0.string.contains("…") }, "\(swipe.identifier)")
      #expect(SVGWriter.write(scene).contains(".trace .mark { stroke: none; }"))
      let speed = try #require(scene.texts.first { $0.string == "speed, pt/s" })
      let ticks = scene.texts.filter {
        $0.face == .tick && $0.anchor == .end && $0.at.y > speed.at.y
      }
      #expect(ticks.count > 1, "\(swipe.identifier): \(ticks.map(\.string))")
    }
  }
}
