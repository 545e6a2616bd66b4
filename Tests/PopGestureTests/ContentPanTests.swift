import PopGesture
import TestSupport
import Testing

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

  @Test
  func recognition() async {
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
