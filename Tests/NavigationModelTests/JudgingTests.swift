import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// The edge cases of judging one touch, stage by stage.
@Suite("Judging a touch")
struct JudgingTests {
  static func play(
    _ system: System, on page: PageContext = .plain, from x: Double = 60, width: Double = 402,
    _ moves: [(dx: Double, dy: Double)], _ last: TouchPhase = .ended
  ) -> SwipeRecord {
    system.play(touch(from: x, moves, last), on: page, viewWidth: width)
  }

  /// Recognition at exactly the slop, with nothing left of the translation.
  static let exactSlop: [(system: System, from: Double, dx: Double, outcome: Outcome)] = [
    (.fd, 64, 10, .popCompleted), (.fd, 64, 10.5, .popCompleted),
    (.tz40.everywhere, 8, 10, .popCompleted), (.half, 64, 10, .popCompleted),
    (.sharedTarget, 64, 10, .popCompleted), (.fd, 64, -10, .notBegun(.direction)),
    (.rickeyFullScreen, 64, 10, .popCompleted), (.uikitEdge, 4, 15, .popCompleted),
    (.uikitEdge, 4, 14, .popCompleted), (.rickeyAnd.everywhere, 4, 15, .popCompleted),
    (.rickey.everywhere, 4, 15, .popCompleted), (.uikitContent26, 64, 30, .popCompleted),
  ]

  @Test("recognition at exactly the slop")
  func slop() async {
    await each(Self.exactSlop) {
      (row: (system: System, from: Double, dx: Double, outcome: Outcome)) in
      let moves = [(row.dx, 0.0), (100, 0), (200, 0), (320, 0)].map { (dx: $0.0, dy: $0.1) }
      #expect(Self.play(row.system, from: row.from, moves).outcome == row.outcome)
      // The lift comes before the slop is passed.
      let short = row.dx > 0 ? row.dx.nextDown : row.dx.nextUp
      if [10, 15, 30].contains(abs(row.dx)) {
        #expect(Self.play(row.system, from: 0, [(0.5, 0), (short, 0)]).outcome == .notBegun(.slop))
      }
    }
  }

  /// The finger is read at recognition, not at touch-down.
  static let limits: [(system: String, from: Double, outcome: Outcome)] = [
    ("tz40", 28, .popCompleted), ("tz40", 28 + 40.0.ulp, .notBegun(.startLimit)),
    ("tz40", 40, .notBegun(.startLimit)), ("tz40", 0, .popCompleted),
    ("fd(40)", 28, .popCompleted), ("fd(40)", 28.5, .notBegun(.startLimit)),
    ("fd(80)", 68, .popCompleted), ("fd(80)", 68.5, .notBegun(.startLimit)),
    ("fd(0)", 68.5, .popCompleted), ("fd", 68.5, .popCompleted),
  ]

  @Test("the limit is met where the finger is at recognition: 12 pt on")
  func startLimit() async {
    await each(Self.limits) { (row: (system: String, from: Double, outcome: Outcome)) throws in
      let system = try #require(SystemCatalog.named(row.system))
      let moves: [(dx: Double, dy: Double)] = [(12, 0), (100, 0), (200, 0), (300, 0)]
      #expect(Self.play(system.everywhere, from: row.from, moves).outcome == row.outcome)
    }
  }

  @Test("a touch without a move, and one that the system takes away, in any state")
  func noMoves() throws {
    for system in SystemCatalog.all.map(\.everywhere) {
      let still = Self.play(system, [])
      #expect(still.outcome == .notBegun(.slop), "\(system.name)")
      #expect(still.travel == 0 && !still.hasBegun && still.release == nil)
      #expect(abs(still.duration - 0.01) < 1e-12)
      #expect(Self.play(system, from: 5, [], .cancelled).outcome == .systemCancelled)
      let begun = Self.play(system, from: 5, [(5, 0), (20, 0), (40, 0), (300, 0)], .cancelled)
      #expect(begun.outcome == .systemCancelled)
      #expect(begun.pops == 0 && begun.hasBegun && begun.release == nil)
    }
  }

  @Test("a touch off the screen counts for what it tells")
  func offScreen() {
    // The finger leaves a window: travel goes on beyond its width.
    let beyond = Self.play(.half, from: 300, width: 320, [(12, 0), (100, 0), (180, 0)])
    #expect(beyond.outcome == .popCompleted && beyond.release?.translation == 170)
    // The panel ends the touch at its border, with its last speed.
    let border = Self.play(.half, from: 300, [(12, 0), (60, 0), (102, 0)])
    #expect(border.outcome == .popCancelled && border.release?.translation == 92)
    #expect(abs((border.release?.velocity ?? 0) - (0.2 * 4200 + 0.8 * 4800)) < 1e-6)
    let flick = Self.play(.fd, from: 300, [(12, 0), (60, 0), (102, 0)])
    #expect(flick.outcome == .popCompleted)
    let left = Self.play(.sharedTarget, from: 20, [(-12, 0), (-20, 0), (-40, 0)])
    #expect(left.outcome == .popCancelled && left.release?.translation == -30)
  }

  @Test("travel and duration are those of the events")
  func measures() {
    // Half of 402 pt and 10 pt of slop: passed at 240 pt.
    let record = Self.play(.half, [(30, 40), (60, 80), (180, 80), (240, 80), (260, 80)])
    #expect(record.outcome == .popCompleted)
    #expect(abs(record.travel - (50 + 50 + 120 + 60 + 20)) < 1e-9)
    #expect(abs(record.requiredTravel - 280) < 1e-9)
    #expect(abs(record.duration - 0.06) < 1e-12)
    // Armed on the way, and cancelled in the end.
    let back = Self.play(.half, [(30, 0), (240, 0), (100, 0)])
    #expect(back.outcome == .popCancelled && back.requiredTravel == 240 && back.travel == 380)
    let never = Self.play(.half, [(30, 0), (200, 0)])
    #expect(never.requiredTravel.isNaN)
    #expect(never.release?.start == 60 && never.release?.viewWidth == 402)
    #expect(never.release?.changes == 1 && never.release?.millimetresPerPoint == 0.1657)
  }

  @Test("the system's rule reads the transition's means: counted from the begin")
  func projection() {
    // 12 pt in 10 ms, then 36 in 30: 1200 pt/s throughout, no acceleration.
    let record = Self.play(.fd, [(12, 0), (24, 0), (36, 0), (48, 0)])
    #expect(abs((record.release?.velocity ?? 0) - 1200) < 1e-6)
    #expect(abs(record.release?.acceleration ?? 1) < 1e-6 && record.release?.changes == 3)
    // Slower than it was: the pan tells 3000, 3000, 2600, 1000 pt/s.
    let slowing = Self.play(.fd, [(30, 0), (60, 0), (70, 0), (80, 0)])
    #expect(abs((slowing.release?.velocity ?? 0) - 2200) < 1e-6)
    // -5, -10 widths/s^2 at most, and the 0 before.
    #expect(abs((slowing.release?.acceleration ?? 0) + 5 * 402) < 1e-6)
    // A policy of the recognizer's velocity sees that alone.
    let other = Self.play(.half, [(30, 0), (60, 0), (70, 0), (80, 0)])
    #expect(abs((other.release?.velocity ?? 0) - 1000) < 1e-6)
    #expect(other.release?.acceleration == 0)
  }

  @Test("the means begin again with every touch")
  func secondTouch() {
    var session = System.fd.session(depth: 3)
    _ = session.play(touch([(20, 0), (40, 0), (60, 0), (80, 0)]))
    // Two samples: only the direction counts.
    let second = session.play(touch([(20, 0), (22, 0)], at: 9))
    #expect(second.release?.changes == 1 && second.outcome == .popCompleted)
    #expect(abs((second.release?.velocity ?? 0) - (2000 + 1640) / 2) < 1e-6)
  }

  @Test("a finger that rests before it goes on is decided by all of its events")
  func rest() {
    let quick = Stroke(from: 60, 110, in: 0.12)
    // Without events the old speed stays: the pop completes although the finger has stopped.
    #expect(quick.then(0, in: 0.3).played(by: .fd).outcome == .popCompleted)
    #expect(quick.then(0, in: 0.3).then(-30, in: 0.1).played(by: .fd).outcome == .popCancelled)
    #expect(quick.then(0, in: 0.3).then(150, in: 0.2).played(by: .half).outcome == .popCompleted)
  }

  @Test("events that belong to no touch make no swipe")
  func noTouch() {
    var session = System.fd.session()
    #expect(session.play([]).outcome == .notBegun(.slop))
    let unfinished = touch([(12, 0), (100, 0)]).dropLast()
    #expect(session.play(Array(unfinished)).outcome == .notBegun(.slop))
  }
}
