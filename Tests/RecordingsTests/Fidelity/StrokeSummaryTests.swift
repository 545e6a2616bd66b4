import Foundation
import TestSupport
import Testing

@testable import Recordings

/// Strokes for tests: only what a test names differs from a level stroke of 160 pt in 100 ms.
func testStroke(
  by person: String, dx: Double = 160, dy: Double = 0, duration: Double = 100,
  release: Double = 1000, width: Double = 320, intent: String = "pop"
) -> RecordedStroke {
  RecordedStroke(
    participant: person, viewWidth: width, intent: intent,
    features: StrokeFeatures(
      start: 32, dx: dx, dy: dy, duration: duration,
      meanSpeed: (dx * dx + dy * dy).squareRoot() / duration * 1000, releaseSpeed: release,
      straightness: 1, deviation: 0))
}

@Suite("Summaries of strokes")
struct StrokeSummaryTests {
  @Test("A direction takes long, sideways strokes of its own intent")
  func filter() {
    let strokes = [
      testStroke(by: "a", dx: 16), testStroke(by: "a", dx: 15.9), testStroke(by: "a", dx: -50),
      testStroke(by: "a", dx: 20, dy: 21), testStroke(by: "a", dx: -50, intent: "contentLeft"),
      testStroke(by: "a", dx: 50, intent: "contentRight"),
    ]
    #expect(StrokeSample(strokes, .right).strokes.map(\.features.dx) == [16])
    #expect(StrokeSample(strokes, .left).strokes.map(\.features.dx) == [-50])
  }

  @Test("People count the same, however many strokes they made and in whatever order")
  func weights() {
    let strokes = [
      testStroke(by: "a", dx: 100), testStroke(by: "b", dx: 200), testStroke(by: "a", dx: 110),
      testStroke(by: "a", dx: 120), testStroke(by: "a", dx: 130),
    ]
    let sample = StrokeSample(strokes)
    #expect(sample.people == [0..<4, 4..<5])
    #expect(sample.weights == [0.25, 0.25, 0.25, 0.25, 1])
    let summary = StrokeSummary(sample)
    #expect(summary.quantiles[.length] == [100, 110, 130, 200, 200])
    // dx >= W/2 is the one stroke of b.
    #expect(summary.acceptance[AcceptanceRule.pops[0]] == 0.5)
  }

  @Test("Spread of people is that of the ln of their medians")
  func spread() throws {
    let strokes = [
      testStroke(by: "a", duration: 100), testStroke(by: "a", duration: 900),
      testStroke(by: "a", duration: 100), testStroke(by: "b", duration: 100 * exp(2)),
    ]
    let spread = try #require(StrokeSummary(StrokeSample(strokes)).personSpreads[.duration])
    #expect(abs(spread - 2.0.squareRoot()) < 1e-12)
    #expect(StrokeSummary(StrokeSample([strokes[0]])).personSpreads[.duration]?.isNaN == true)
  }

  @Test("Statistics of one stroke")
  func statistics() async {
    await each(
      [
        (StrokeStatistic.length, 30.0), (.duration, 100), (.meanSpeed, 500), (.releaseSpeed, 1000),
        (.releaseRatio, 2), (.start, 0.1), (.tilt, 53.130_102_354_155_98), (.rise, 40),
      ] as [(StrokeStatistic, Double)]
    ) { statistic, expected in
      let stroke = testStroke(by: "a", dx: -30, dy: -40)
      #expect(abs(statistic.value(of: stroke) - expected) < 1e-9)
    }
  }

  @Test("Rules on scrolls read the sideways part, behind a lock")
  func scrolls() throws {
    let strokes = [
      testStroke(by: "a", dx: 30, dy: -40, release: 600, intent: "contentVertical"),
      testStroke(by: "a", dx: 60, dy: -30, release: 600, intent: "contentVertical"),
      testStroke(by: "b", dx: 9, dy: 0, release: 9000, intent: "contentVertical"),
      testStroke(by: "b", dx: -170, dy: 0, release: 2000, intent: "contentVertical"),
    ]
    let summary = try #require(ScrollSummary(strokes))
    func share(_ rule: Int, _ lock: DirectionLock) -> Double? {
      summary.acceptance[.init(rule: AcceptanceRule.scrolls[rule], lock: lock)]?.value
    }
    // vx of the first two: 360 and 537 pt/s; they lean 37 and 63 degrees from vertical.
    #expect([2, 3, 4].map { share($0, .none) } == [0.5, 0.25, 0])
    #expect([2, 3].map { share($0, .degrees45) } == [0.25, 0.25])
    #expect(share(2, .degrees30) == 0.25)
    #expect(share(1, .none) == 0)
    #expect(summary.leaning == [20: 1, 30: 1, 45: 2.0 / 3])
    #expect(ScrollSummary([testStroke(by: "a")]) == nil)
  }

  /// On the grid of pixels such strokes are common; tan 45 degrees rounds to less than 1.
  @Test("A scroll at 45 degrees does not lean further than 45 degrees")
  func exactDiagonal() throws {
    let strokes = [30.0, 170, 99.5].map {
      testStroke(by: "a", dx: $0, dy: -$0, intent: "contentVertical")
    }
    #expect(try #require(ScrollSummary(strokes)).leaning == [20: 1, 30: 1, 45: 0])
  }
}
