import NavigationModel
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ArticleClaims

@Suite("Straight strokes find where a system turns")
struct PageProbeTests {
  private func screen(_ width: Double) -> Screen {
    Screen(
      name: "w", title: "w", width: width, height: 800, millimetresPerPoint: 0.16, kind: .phone,
      source: "test")
  }

  /// Shares of starts from which a decision can be reached, (W - 10 - D) / W; projected for .35 s
  /// at 1 pt/s, the native rule has .35 pt more.
  @Test("reach is what is left of the width after slop and distance")
  func reach() async {
    await each([
      (System.half, 320.0, 0.469), (.half, 402, 0.475), (.half, 440, 0.477), (.half, 1376, 0.493),
      (.third, 320, 0.635), (.third, 402, 0.642), (.third, 440, 0.644), (.third, 1376, 0.659),
      (.fixed, 320, 0.656), (.fixed, 402, 0.726), (.fixed, 1032, 0.893), (.fixed, 1376, 0.920),
      (.sharedTarget, 320, 0.469), (.sharedTarget, 402, 0.509), (.sharedTarget, 744, 0.735),
      (.sharedTarget, 1376, 0.856),
    ]) { system, width, share in
      var probe = PageProbe(system, screen(width))
      #expect(abs(probe.completionShare() - share) < 0.0016)
    }
  }

  /// Limits over random phases of the panel, from the 10th to the 90th percentile.
  @Test("a zone of 40 pt at recognition is narrower for touch-down, and more so for fast fingers")
  func zone() async {
    await each([
      (200.0, 27.0...29.7), (500, 22.5...29.2), (1000, 14.9...28.4), (2000, 0...26.8),
    ]) { speed, limits in
      var probe = PageProbe(.tz40, on: .carousel, screen(402))
      #expect(limits.contains(probe.beginZone(speed: speed)))
      #expect(probe.beginZone(speed: speed) < probe.beginZone())
      #expect(probe.beginZone() == 29.75)
    }
  }

  @Test("a stroke goes where it says, and no reading is at the end of a slop")
  func strokes() throws {
    let strokes = [
      StraightStroke.slow(from: 7, by: 200), StraightStroke(from: 300, by: -100, speed: 640),
    ]
    for stroke in strokes {
      let samples = stroke.samples(at: 2)
      #expect(samples.map(\.time) == samples.map(\.time).sorted())
      #expect(samples.first?.phase == .began && samples.last?.phase == .ended)
      #expect(samples[0].x == stroke.start && samples[0].time == 2)
      #expect(try #require(samples.last).x == stroke.start + stroke.length)
      #expect(samples.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
      #expect(!samples.contains { [10, 15, 30].contains(abs($0.x - stroke.start)) })
    }
  }

  /// Out to .83 of the width, back at 900 pt/s and lifted at .68 of it: beyond half, moving away.
  @Test("a quick return is cancelled by the rule that looks for one")
  func quickReturn() async {
    await each([402.0, 1032]) { (width: Double) in
      let out = StraightStroke(from: 0, by: 0.83 * width, speed: 400)
      let back = StraightStroke(from: 0.83 * width, by: -0.15 * width, speed: 900)
      let samples = out.samples().dropLast() + back.samples(at: out.duration).dropFirst()
      for (system, pops) in [(System.half, 1), (.velocity, 0)] {
        var page = PageSession(system, on: .plain, viewWidth: width, millimetresPerPoint: .nan)
        #expect(page.play(Array(samples)).pops == pops)
      }
    }
  }
}
