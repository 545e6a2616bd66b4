import PolicyLibrary
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

  @Test func recognition() async {
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
    let towards = Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .towards])
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
    #expect(TouchPlay(stackDepth: 1).moved((50, 0)).then(.cancelled).state == .failed(.rootPage))
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

/// A touch written as the places of its events, one every 10 ms unless times are given.
struct TouchPlay {
  var recognizer = Recognizer.pan
  var stackDepth = 2
  var start = (x: 100.0, y: 300.0)

  /// The tracker after touch-down and moves by (dx, dy) from it.
  func moved(_ moves: (dx: Double, dy: Double)...) -> GestureTracker<TwoSampleBlend> {
    moved(moves.enumerated().map { (Double($0.offset + 1) / 100, $0.element.dx, $0.element.dy) })
  }

  /// The tracker after touch-down at 0 s and moves at the given times.
  func moved(_ moves: [(time: Double, dx: Double, dy: Double)]) -> GestureTracker<TwoSampleBlend> {
    GestureTracker<TwoSampleBlend>(
      recognizer: recognizer, navigation: NavigationState(stackDepth: stackDepth)
    ).receiving(touch(from: start, moves))
  }
}

/// The events of a touch: touch-down at 0 s, moves by (dx, dy) from it, and a lift where its time is
/// given.
func touch(
  from start: (x: Double, y: Double), _ moves: [(time: Double, dx: Double, dy: Double)],
  ended: Double? = nil
) -> [TouchSample] {
  var samples = [TouchSample(time: 0, x: start.x, y: start.y, phase: .began)]
  samples += moves.map {
    TouchSample(time: $0.time, x: start.x + $0.dx, y: start.y + $0.dy, phase: .moved)
  }
  if let ended { samples.append(TouchSample(time: ended, x: start.x, y: start.y, phase: .ended)) }
  return samples
}

extension PathTracker {
  /// The tracker after more events.
  func receiving(_ samples: [TouchSample]) -> Self {
    var next = self
    for sample in samples { next.receive(sample) }
    return next
  }
}

extension GestureTracker {
  /// The tracker after more events.
  func receiving(_ samples: [TouchSample]) -> Self {
    var next = self
    for sample in samples { next.receive(sample) }
    return next
  }

  /// The tracker after one more event.
  func then(_ phase: TouchPhase, time: Double = 1, x: Double = 0) -> Self {
    var next = self
    next.receive(TouchSample(time: time, x: x, y: 0, phase: phase))
    return next
  }
}

/// Every way to miss has one stage.
@Suite("Stages of misses")
struct StageTests {
  static let reasons: [(stage: PipelineStage, reasons: Set<NotBegunReason>)] = [
    (.slop, [.slop]), (.arbitration, [.waiting, .lostToContent]),
    (
      .gate,
      [
        .region, .angle, .direction, .rootPage, .busy, .notShown, .disabled, .customBackButton,
        .customBar, .condition, .startLimit, .secondTouch, .notInstalled,
      ]
    ),
  ]

  @Test("a touch that never began has the stage of its reason")
  func notBegun() {
    #expect(Self.reasons.reduce(0) { $0 + $1.reasons.count } == NotBegunReason.allCases.count)
    for (stage, reasons) in Self.reasons {
      for reason in reasons {
        #expect(reason.stage == stage)
        #expect(Outcome.notBegun(reason).stage == stage)
        #expect(Outcome(notBegun: reason).stage == stage)
      }
    }
    // Two ways to say one thing become one.
    #expect(Outcome(notBegun: .lostToContent) == .lostToContent)
    #expect(Outcome(notBegun: .busy) == .notBegun(.busy))
  }

  static let outcomes: [(outcome: Outcome, stage: PipelineStage?, name: String)] = [
    (.popCompleted, nil, "popCompleted"), (.popCancelled, .decision, "popCancelled"),
    (.lostToContent, .arbitration, "lostToContent"), (.raced, .race, "raced"),
    (.stuck, .navigation, "stuck"), (.corrupted, .navigation, "corrupted"),
    (.systemCancelled, .system, "systemCancelled"),
    (.notBegun(.startLimit), .gate, "notBegun(start-limit)"),
  ]

  @Test("every outcome but a completed pop has a stage, and a name of its own")
  func outcomes() {
    for row in Self.outcomes {
      #expect(row.outcome.stage == row.stage && row.outcome.description == row.name)
    }
    let names =
      Self.outcomes.dropLast().map(\.name)
      + NotBegunReason.allCases.map { Outcome.notBegun($0).description }
    #expect(Set(names).count == names.count)
    let stages = Self.outcomes.compactMap(\.stage) + NotBegunReason.allCases.map(\.stage)
    #expect(Set(stages) == Set(PipelineStage.allCases))
  }
}

/// The pan over the content: 30 pt towards popping, before the finger drifts across.
@Suite("Content pan")
struct ContentPanTests {
  typealias State = RecognizerTests.State

  static let displacements: [(dx: Double, dy: Double, state: State)] = [
    (30.0.nextDown, 0, .possible), (30, 0, .began), (31, 0, .began),
    (-30, 0, .failed(.direction)), ((-30.0).nextUp, 0, .possible), (-80, 0, .failed(.direction)),
    // 10 pt across without motion along, 0.8 more for each pt along either way, at most 25.
    (0, 10, .failed(.angle)), (0, 10.0.nextDown, .possible), (0, -10, .failed(.angle)),
    (5, 14, .failed(.angle)), (5, 14.0.nextDown, .possible), (-5, -14, .failed(.angle)),
    (-5, 14.0.nextDown, .possible), (10, 18.0.nextDown, .possible), (10, 18, .failed(.angle)),
    (18.75, 25.0.nextDown, .possible), (18.75, 25, .failed(.angle)),
    (29, 25, .failed(.angle)), (29, 25.0.nextDown, .possible),
    // At the event that passes the slop, too.
    (30, 25.0.nextDown, .began), (30, 25, .failed(.angle)), (200, -25, .failed(.angle)),
  ]

  @Test func recognition() async {
    await each(Self.displacements) { (row: (dx: Double, dy: Double, state: State)) in
      let tracker = TouchPlay(recognizer: .contentPan, start: (0, 0)).moved((row.dx, row.dy))
      #expect(tracker.state == row.state)
    }
  }

  @Test("the limit is that of where the finger is: drift may come back into it, not after failing")
  func drift() {
    let play = TouchPlay(recognizer: .contentPan, start: (200, 300))
    #expect(play.moved((9, 17), (31, 24), (60, 90)).state == .began)
    #expect(play.moved((9, 17.3), (31, 0)).state == .failed(.angle))
    #expect(play.moved((-29, 0), (30, 0)).state == .began)
    #expect(play.moved((-30, 0), (30, 0)).state == .failed(.direction))
  }

  @Test("the slop of 30 pt is taken off the translation, and a first page refuses")
  func translation() {
    let play = TouchPlay(recognizer: .contentPan, start: (200, 300))
    #expect(play.moved((32, 0)).translation == 2)
    #expect(play.moved((32, 0), (90, 0)).translation == 60)
    let first = TouchPlay(recognizer: .contentPan, stackDepth: 1, start: (200, 300))
    #expect(first.moved((32, 0)).state == .failed(.rootPage))
  }
}
