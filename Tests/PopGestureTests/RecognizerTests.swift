import PopGesture
import TestSupport
import Testing

/// The plain pan: slop, gate, translation and what ends it.
@Suite("Pan recognizer")
struct RecognizerTests {
  typealias State = GestureTracker<TwoSampleBlend>.State

  /// Recognition is tested in x and in y, never along the diagonal.
  static let displacements: [(dx: Double, dy: Double, begins: Bool, translation: Double)] = [
    (9.99, 0, false, 0), (10.0.nextDown, 0, false, 0), (10, 0, true, 0), (10.5, 0, true, 0.5),
    (-10, 0, true, 0), (-12, 0, true, -2),
    // 13.4 pt away, yet neither axis has moved 10.
    (9.5, 9.5, false, 0), (-9.5, -9.5, false, 0),
    (0, 10, true, 0), (0, -10, true, 0), (0, 9.99, false, 0), (9, 20, true, 0),
  ]

  @Test
  func recognition() async {
    await each(Self.displacements) {
      (row: (dx: Double, dy: Double, begins: Bool, translation: Double)) in
      // Touch-down at 0, so that places are displacements exactly.
      let tracker = TouchPlay(start: (0, 0)).moved((row.dx, row.dy))
      #expect(tracker.state == (row.begins ? .began : .possible))
      #expect(tracker.translation == row.translation)
      #expect(tracker.then(.ended).state == (row.begins ? .ended : .failed(.slop)))
    }
  }

  @Test("when y passes the slop, translation counts from where x stood then")
  func slopAcross() {
    #expect(TouchPlay().moved((6, 10)).translation == 0)
    #expect(TouchPlay().moved((6, 10), (36, 30)).translation == 30)
    #expect(TouchPlay().moved((-4, 12), (6, 30)).translation == 10)
    #expect(TouchPlay().moved((14, 0), (64, 0)).translation == 54)
  }

  @Test("the gate is asked once, at recognition, and its answer is final")
  func gate() {
    let towards = Recognizer(
      slop: .eitherAxis(10), gate: [.previousPage, .towards])
    let play = TouchPlay(recognizer: towards)
    // At recognition x is inside the slop: refused although it points the right way later.
    #expect(play.moved((5, 20)).state == .failed(.direction))
    #expect(play.moved((5, 20), (200, 20)).state == .failed(.direction))
    #expect(play.moved((5, 20), (200, 20)).then(.ended).state == .failed(.direction))
    #expect(play.moved((5, 20), (200, 20)).translation == 0)
    // Let through at recognition: pointing away later does not matter.
    #expect(play.moved((11, 0), (-200, 0)).then(.ended).state == .ended)
    // By just the slop, and a step less.
    #expect(play.moved((10, 0)).state == .began)
    #expect(play.moved((9.5, 10)).state == .failed(.direction))
  }

  @Test("a page with nothing to go back to refuses")
  func rootPage() async {
    await each([(-1, false), (0, false), (1, false), (2, true), (9, true)]) { depth, begins in
      for recognizer in [Recognizer.pan, .edge] {
        let play = TouchPlay(recognizer: recognizer, stackDepth: depth, start: (5, 300))
        #expect(play.moved((60, 0)).state == (begins ? .began : .failed(.rootPage)))
      }
      var anyPage = Recognizer.pan
      anyPage.gate = []
      #expect(TouchPlay(recognizer: anyPage, stackDepth: depth).moved((60, 0)).state == .began)
    }
  }

  @Test("a touch without motion is no gesture")
  func noMotion() {
    let tracker = TouchPlay().moved()
    #expect(tracker.state == .possible)
    #expect(tracker.then(.ended, x: 400).state == .failed(.slop))
    #expect(tracker.then(.ended, x: 400).translation == 0)
  }

  @Test("the system may take a touch away before and after the gesture began")
  func cancelled() {
    #expect(TouchPlay().moved((5, 0)).then(.cancelled).state == .cancelled)
    #expect(TouchPlay().moved((50, 0)).then(.cancelled).state == .cancelled)
    #expect(
      TouchPlay(stackDepth: 1).moved((50, 0)).then(.cancelled).state == .failed(.rootPage))
  }

  @Test("the lift moves nothing: translation and velocity are those of the last move")
  func lift() {
    let before = TouchPlay().moved((20, 0), (60, 0))
    let after = before.then(.ended, time: 0.5, x: 390)
    #expect(after.release(viewWidth: 402).translation == 50)
    // 20 pt and 40 pt in 10 ms each: 0.2 * 4000 + 0.8 * 2000.
    #expect(abs(after.release(viewWidth: 402).velocity - 2400) < 1e-9)
    #expect(after.release(viewWidth: 402).duration == 0.5)
  }

  @Test("nothing that comes after the end changes the release")
  func afterTheEnd() async {
    await each(TouchPhase.allCases) { (phase: TouchPhase) in
      let ended = TouchPlay().moved((20, 0), (60, 0)).then(.ended, time: 0.5)
      let later = ended.then(phase, time: 3, x: 350)
      #expect(later.state == .ended)
      // In words: what nobody told is no number, which equals nothing.
      #expect(
        "\(later.release(viewWidth: 402, millimetresPerPoint: 1))"
          == "\(ended.release(viewWidth: 402, millimetresPerPoint: 1))")
      let cancelled = TouchPlay().moved((20, 0)).then(.cancelled)
      #expect(cancelled.then(phase, time: 3, x: 350).state == .cancelled)
    }
  }
}
