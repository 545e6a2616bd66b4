import PopGesture
import TestSupport
import Testing

/// The edge pan: where it must start, its slop, its cone and its early failure.
@Suite("Edge recognizer")
struct EdgeRecognizerTests {
  /// Touch-down and first move; a fast finger first seen further in is projected back.
  static let starts: [(start: Double, firstMove: Double, begins: Bool)] = [
    (0, 16, true), (13, 16, true), (13, 0, true), (13.0.nextUp, 0, false), (14, 0.5, false),
    (14, 1, true), (20, 6.5, false), (20, 7, true), (28, 16, true), (30, 16, false),
    // Moving towards the edge must not push the start away from it, nor bring it nearer.
    (13, -5, true), (14, -5, false),
  ]

  @Test func region() async {
    await each(Self.starts) { (row: (start: Double, firstMove: Double, begins: Bool)) in
      let play = TouchPlay(recognizer: .edge, start: (row.start, 300))
      let tracker = play.moved((row.firstMove, 0), (60, 0))
      #expect(tracker.state == (row.begins ? .began : .failed(.region)))
    }
  }

  @Test("only the first move is projected back, and only once")
  func projection() {
    let play = TouchPlay(recognizer: .edge, start: (30, 300))
    #expect(play.moved((2, 0), (17, 0)).state == .failed(.region))
    var twice = Recognizer.edge
    twice.edgeRegion?.backProjection = 2
    #expect(TouchPlay(recognizer: twice, start: (30, 300)).moved((8.5, 0)).state == .possible)
    twice.edgeRegion?.backProjection = 0
    #expect(TouchPlay(recognizer: twice, start: (14, 300)).moved((60, 0)).state == .failed(.region))
  }

  /// 15 pt along, and none of it across.
  static let displacements:
    [(dx: Double, dy: Double, state: RecognizerTests.State, translation: Double)] = [
      (14.99, 0, .possible, 0), (15, 0, .began, 0), (40, 0, .began, 25), (0, 20, .possible, 0),
      (14.99, 20, .possible, 0), (15, 20, .began, 0), (-15.5, 0, .failed(.direction), 0),
      // Away by just the slop leaves no translation either, and is away.
      (-15, 0, .failed(.direction), 0), (-14.99, 0, .possible, 0),
      (-60, 0, .failed(.direction), 0),
    ]

  @Test func slop() async {
    await each(Self.displacements) {
      (row: (dx: Double, dy: Double, state: RecognizerTests.State, translation: Double)) in
      let tracker = TouchPlay(recognizer: .edge, start: (0, 0)).moved((row.dx, row.dy))
      #expect(tracker.state == row.state)
      #expect(tracker.translation == row.translation)
    }
  }

  /// The finger may run up to 77.5 degrees off when it passes the slop: 4.5107 across per 1 along.
  static let angles: [(dx: Double, dy: Double, begins: Bool)] = [
    (16, 72.17, true), (16, -72.17, true), (16, 72.18, false), (16, -72.18, false),
    (20, 90.21, true), (20, 90.22, false),
  ]

  @Test func cone() async {
    await each(Self.angles) { (row: (dx: Double, dy: Double, begins: Bool)) in
      let tracker = TouchPlay(recognizer: .edge, start: (0, 0)).moved((row.dx, row.dy))
      #expect(tracker.state == (row.begins ? .began : .failed(.angle)))
    }
  }

  /// Before the slop is passed, motion across is limited: 45.1 pt falling by 90.2 pt a second to
  /// 20 pt, which is reached after (1 - 20/45.1)/2 = 0.2783 s.
  static let limits: [(time: Double, limit: Double)] = [
    (0.01, 44.198), (0.1, 36.08), (0.25, 22.55), (0.278, 20.0244), (0.279, 20), (0.5, 20), (2, 20),
  ]

  @Test func earlyFailure() async {
    await each(Self.limits) { (row: (time: Double, limit: Double)) in
      let play = TouchPlay(recognizer: .edge, start: (0, 0))
      for sign in [1.0, -1] {
        let inside = play.moved([(row.time, 14, sign * (row.limit - 0.001))])
        let outside = play.moved([(row.time, 14, sign * (row.limit + 0.001))])
        #expect(inside.state == .possible)
        #expect(outside.state == .failed(.angle))
      }
    }
  }

  @Test("a finger may wander within the limit at first and fail by the same place later")
  func limitFalls() {
    let play = TouchPlay(recognizer: .edge, start: (0, 0))
    #expect(play.moved([(0.05, 5, 30), (0.1, 20, 30)]).state == .began)
    #expect(play.moved([(0.05, 5, 30), (0.3, 6, 30)]).state == .failed(.angle))
    // Failure is final: turning along afterwards does not help.
    #expect(play.moved([(0.3, 5, 30), (0.4, 100, 30)]).state == .failed(.angle))
  }

  @Test("after the gesture began, motion across no longer matters")
  func acrossAfterwards() {
    let play = TouchPlay(recognizer: .edge, start: (0, 0))
    let tracker = play.moved((20, 0), (30, 400))
    #expect(tracker.state == .began)
    #expect(tracker.translation == 15)
  }
}
