import PopGesture
import TestSupport
import Testing

/// The state machine of reversals, step by step: every limit exactly at it and beside it.
///
/// Written from BackPanelController.kt (`handleMoveEvent`, `updateArrowStateOnMove`).
@Suite("Reversal history")
struct ReversalHistoryTests {
  typealias Move = (dx: Double, dy: Double, time: Double)

  /// The history of a gesture that began at a time, and its moves.
  static func history(begin: Double = 0, _ moves: [Move]) -> ReversalHistory {
    var history = ReversalHistory(ReversalRule())
    history.begin(at: begin)
    for move in moves { history.move(dx: move.dx, dy: move.dy, time: move.time) }
    return history
  }

  /// Armed at 0.1 s, out to 100 pt at 0.25 s.
  static let out: [Move] = [(20, 0, 0), (60, 0, 0.1), (100, 0, 0.25)]

  @Test("beyond 16 pt it is armed, by a move more than 10 ms later")
  func arming() {
    #expect(Self.history([(16, 0, 0), (16, 0, 1)]).state == .entry)
    #expect(Self.history([(16.0.nextUp, 0, 0), (16.0.nextUp, 0, 1)]).state == .active)
    #expect(Self.history([(20, 0, 0)]).state == .entry)
    #expect(Self.history([(20, 0, 0), (21, 0, 0.01)]).state == .entry)
    #expect(Self.history([(20, 0, 0), (21, 0, 0.010_001)]).state == .active)
    // Across does not matter for arming.
    #expect(Self.history([(20, 90, 0), (21, 90, 0.011)]).state == .active)
    // Back within 10 ms: the hold begins anew.
    #expect(
      Self.history([(20, 0, 0), (10, 0, 0.005), (20, 0, 0.008), (21, 0, 0.0175)]).state == .entry)
  }

  @Test("no timer: what a resting finger would have reached, the next move must still find")
  func rest() {
    #expect(Self.history([(20, 0, 0), (10, 0, 0.2)]).state == .entry)
    #expect(Self.history([(20, 0, 0), (17, 0, 0.2)]).state == .active)
  }

  @Test("a return of 32 pt disarms, after 300 ms")
  func disarming() {
    #expect(Self.history(Self.out + [(68, 0, 0.300_001)]).state == .inactive)
    #expect(Self.history(Self.out + [(68, 0, 0.3)]).state == .active)
    #expect(Self.history(Self.out + [(68.0.nextUp, 0, 0.4)]).state == .active)
    #expect(Self.history(begin: -0.5, Self.out + [(68, 0, 0.26)]).state == .inactive)
    // In steps, with steps of rest between them.
    #expect(
      Self.history(Self.out + [(84, 0, 0.35), (84, 0, 0.36), (68, 0, 0.4)]).state == .inactive)
    // A step forward between them is a turn, and the return begins anew.
    #expect(Self.history(Self.out + [(84, 0, 0.35), (85, 0, 0.36), (54, 0, 0.4)]).state == .active)
    #expect(
      Self.history(Self.out + [(84, 0, 0.35), (85, 0, 0.36), (53, 0, 0.4)]).state == .inactive)
    // A return before 300 ms disarms at the next move, however small.
    let early = Self.out + [(60, 0, 0.28)]
    #expect(Self.history(early).state == .active)
    #expect(Self.history(early + [(59, 0, 0.5)]).state == .inactive)
  }

  @Test("more than twice as far across as along disarms; exactly twice does not")
  func steepness() async {
    await each([1.0, -1]) { (sign: Double) in
      #expect(Self.history(Self.out + [(100, sign * 200, 0.4)]).state == .active)
      #expect(Self.history(Self.out + [(100, sign * 200.0.nextUp, 0.4)]).state == .inactive)
      #expect(Self.history(Self.out + [(100, sign * 300, 0.3)]).state == .active)
    }
  }

  @Test("behind touch-down there is no travel: whatever lies across is too steep, nothing is not")
  func behind() {
    // Armed at 21 pt, back by 21 pt: less than a return of 32 pt.
    let armed: [Move] = [(20, 0, 0), (21, 0, 0.1)]
    #expect(Self.history(armed + [(-90, 0, 0.4)]).state == .active)
    #expect(Self.history(armed + [(-90, 0.5, 0.4)]).state == .inactive)
  }

  @Test("it is armed again beyond 16 pt, 40 pt forward in all, not too steep, after 160 ms")
  func rearming() {
    // Disarmed at 60 pt, where the count begins at -8 pt. Times from 0 so that 0.16 s is exact.
    let disarmed: [Move] = [(20, 0, -1), (100, 0, -0.5), (60, 0, -0.2)]
    func state(_ moves: Move...) -> ReversalState {
      Self.history(begin: -1, disarmed + moves).state
    }
    #expect(state((100, 0, 0), (101, 0, 0.160_001)) == .active)
    #expect(state((100, 0, 0), (101, 0, 0.16)) == .inactive)
    #expect(state((100.0.nextDown, 0, 0), (100.0.nextDown, 0, 0.5)) == .inactive)
    // It never falls below -8 pt, and a turn does not begin it anew.
    #expect(state((40, 0, -0.1), (80, 0, 0), (81, 0, 0.2)) == .active)
    #expect(state((90, 0, -0.1), (85, 0, -0.05), (100, 0, 0), (101, 0, 0.2)) == .active)
    // Steep when it would be armed, or back: not armed.
    #expect(state((100, 0, 0), (101, 203, 0.2)) == .inactive)
    #expect(state((100, 200, 0), (100, 200, 0.5)) == .active)
    #expect(state((100, 0, 0), (99, 0, 0.2)) == .inactive)
    // Far forward but not beyond 16 pt from touch-down: behind it no travel counts.
    let behind: [Move] = [(20, 0, -1), (100, 0, -0.5), (-40, 0, -0.2)]
    #expect(Self.history(begin: -1, behind + [(16, 0, 0), (16, 0, 1)]).state == .inactive)
    #expect(Self.history(begin: -1, behind + [(40, 0, 0), (40, 0, 1)]).state == .active)
  }

  /// Places of moves, and the travel since the step that last turned.
  static let runs: [(places: [Double], run: Double)] = [
    ([], 0), ([10], 0), ([10, 30], 20), ([10, 30, 25], 0), ([10, 30, 25, 20], -5),
    ([10, 30, 30, 25, 22], -3), ([10, 30, 25, 26], 0), ([-5, 3], 0), ([-5, 3, 9], 6),
    ([0, 0, 7, 9], 2),
  ]

  @Test("the run counts from the step that turned; a step without motion along is none")
  func run() async {
    await each(Self.runs) { (row: (places: [Double], run: Double)) in
      let moves = row.places.enumerated().map { Move($1, 0, Double($0)) }
      #expect(Self.history(moves).runTravel == row.run)
      var history = Self.history(moves)
      history.reset()
      #expect(history.runTravel == 0 && history.state == .entry)
    }
  }

  @Test("before the gesture begins nothing is seen")
  func beforeBegin() {
    var history = ReversalHistory(ReversalRule())
    history.move(dx: 50, dy: 0, time: 0)
    history.move(dx: 60, dy: 0, time: 1)
    #expect(history.state == .entry && history.runTravel == 0)
    history.begin(at: 1)
    history.move(dx: 60, dy: 0, time: 1)
    history.move(dx: 70, dy: 0, time: 1.1)
    #expect(history.state == .active && history.runTravel == 10)
  }
}
