import TestSupport
import Testing

@testable import SwipeSimulation

/// People keep their intentions from screen to screen: what differs between screens is the screen.
@Suite("Common intentions")
struct CommonIntentionTests {
  static func draws(_ name: String) throws -> SwipeDraws {
    SwipeDraws(
      population: .everyday, screen: try #require(ScreenCatalog.named(name)), people: 2000)
  }

  /// The same glass with twice as many points.
  static let denser = Screen(
    name: "denser", title: "", width: 640, height: 1066, millimetresPerPoint: 0.0779, kind: .phone,
    source: "")

  @Test("on the same glass every motion is the same, whatever a point is")
  func sameGlass() async {
    await each(Intent.allCases) { (intent: Intent) in
      let coarse = try SwipeDraws(population: .everyday, people: 300).motions(intent)
      let fine = try SwipeDraws(population: .everyday, screen: Self.denser, people: 300)
        .motions(intent)
      for (a, b) in zip(coarse, fine) {
        #expect(a.duration == b.duration)
        #expect(abs(a.startX - b.startX) < 1e-3 && abs(a.startY - b.startY) < 1e-3)
        #expect(abs(a.shift.x - b.shift.x) < 1e-2 && abs(a.shift.y - b.shift.y) < 1e-2)
      }
    }
  }

  @Test("between phones, strokes keep duration and lift phase unless one had to be drawn again")
  func phones() throws {
    let strokes = zip(
      try Self.draws("iphone-se-1").strokes(.right),
      try Self.draws("iphone-16-pro-max").strokes(.right))
    let kept = strokes.filter { $0.duration == $1.duration && $0.liftPhase == $1.liftPhase }
    print("strokes kept between phones: \(Double(kept.count) / 2000)")
    #expect(kept.count > 1700)
    // What is drawn before the repetitions is kept always.
    for (a, b) in strokes {
      #expect(a.bow == b.bow)
      #expect((a.hold > 0) == (b.hold > 0))
    }
  }

  @Test("taps and scrolls keep duration everywhere, from the smallest phone to the largest tablet")
  func everywhere() throws {
    for intent in [Intent.tapSmear, .contentVertical, .grip] {
      let small = try Self.draws("iphone-se-1").motions(intent)
      let large = try Self.draws("ipad-pro-13").motions(intent)
      #expect(zip(small, large).allSatisfy { $0.duration == $1.duration })
    }
  }
}
