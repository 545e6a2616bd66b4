import PopGesture
import TestSupport
import Testing

/// The state machine of reversals, step by step: every limit exactly at it and beside it.
@Suite("Reversal history")
struct ReversalHistoryTests {
  typealias Move = (dx: Double, dy: Double, time: Double)

  /// The history of a gesture that began at a time, and its moves.
  static func history(begin: Double = 0, _ moves: [Move], lift: Double? = nil) -> ReversalHistory {
    var history = ReversalHistory(ReversalRule())
    history.begin(at: begin)
    for move in moves { history.move(dx: move.dx, dy: move.dy, time: move.time) }
    if let lift { history.lift(at: lift) }
    return history
  }

  /// Armed at 0.01 s, out to 100 pt at 0.25 s.
  static let out: [Move] = [(20, 0, 0), (60, 0, 0.1), (100, 0, 0.25)]

  @Test("beyond 16 pt it is armed, after 10 ms")
  func arming() {
    #expect(Self.history([(16, 0, 0), (16, 0, 1)]).state == .entry)
    #expect(Self.history([(16.0.nextUp, 0, 0), (16.0.nextUp, 0, 1)]).state == .active)
    #expect(Self.history([(20, 0, 0)]).state == .entry)
    #expect(Self.history([(20, 0, 0), (21, 0, 0.009_999)]).state == .entry)
    #expect(Self.history([(20, 0, 0), (21, 0, 0.01)]).state == .active)
    // Across does not matter for arming.
    #expect(Self.history([(20, 90, 0), (21, 90, 0.01)]).state == .active)
    // Back within 10 ms: the hold begins anew.
    #expect(
      Self.history([(20, 0, 0), (10, 0, 0.005), (20, 0, 0.008), (21, 0, 0.0175)]).state == .entry)
  }

  @Test("a hold runs out while the finger rests, before the move that ends the rest, and at lift")
  func rest() {
    #expect(Self.history([(20, 0, 0)], lift: 0.009_999).state == .entry)
    #expect(Self.history([(20, 0, 0)], lift: 0.01).state == .active)
    #expect(Self.history([(16, 0, 0)], lift: 1).state == .entry)
    // At 0.2 s it is back at 10 pt, but it was armed at 0.01 s.
    #expect(Self.history([(20, 0, 0), (10, 0, 0.2)]).state == .active)
    #expect(Self.history([(20, 0, 0), (10, 0, 0.009)]).state == .entry)
  }

  @Test("a return of 32 pt disarms, from 300 ms on")
  func disarming() {
    #expect(Self.history(Self.out + [(68, 0, 0.3)]).state == .inactive)
    #expect(Self.history(Self.out + [(68, 0, 0.299_999)]).state == .active)
    #expect(Self.history(Self.out + [(68.0.nextUp, 0, 0.3)]).state == .active)
    #expect(Self.history(begin: -0.5, Self.out + [(68, 0, 0.26)]).state == .inactive)
    // In steps, with steps of rest between them.
    #expect(
      Self.history(Self.out + [(84, 0, 0.35), (84, 0, 0.36), (68, 0, 0.4)]).state == .inactive)
    // A step forward between them is a turn, and the return begins anew.
    #expect(Self.history(Self.out + [(84, 0, 0.35), (85, 0, 0.36), (54, 0, 0.4)]).state == .active)
    #expect(
      Self.history(Self.out + [(84, 0, 0.35), (85, 0, 0.36), (53, 0, 0.4)]).state == .inactive)
  }

  @Test("a lift disarms nothing: a return before 300 ms and then a rest stays armed")
  func earlyReturn() {
    let early = Self.out + [(60, 0, 0.28)]
    #expect(Self.history(early, lift: 5).state == .active)
    // The next move, however small, disarms it.
    #expect(Self.history(early + [(59, 0, 0.5)]).state == .inactive)
  }

  @Test("more than twice as far across as along disarms; exactly twice does not")
  func steepness() async {
    await each([1.0, -1]) { (sign: Double) in
      #expect(Self.history(Self.out + [(100, sign * 200, 0.3)]).state == .active)
      #expect(Self.history(Self.out + [(100, sign * 200.0.nextUp, 0.3)]).state == .inactive)
      #expect(Self.history(Self.out + [(100, sign * 300, 0.299_999)]).state == .active)
    }
  }

  @Test("behind touch-down it is disarmed whatever lies across")
  func behind() {
    // Armed at 20 pt, back by 20.5 pt: less than a return of 32 pt.
    #expect(Self.history([(20, 0, 0), (21, 0, 0.1), (0, 0, 0.4)]).state == .active)
    #expect(Self.history([(20, 0, 0), (21, 0, 0.1), (-0.5, 0, 0.4)]).state == .inactive)
  }

  @Test("it is armed again beyond 16 pt, 32 pt forward, not too steep, after 160 ms")
  func rearming() {
    // Disarmed at 60 pt; the turn is there. Times from 0 so that 0.16 s is exact.
    func state(_ forward: Move, _ later: Move) -> ReversalState {
      Self.history(
        begin: -1, [(20, 0, -1), (100, 0, -0.5), (60, 0, -0.2)] + [forward, later]
      ).state
    }
    #expect(state((92, 0, 0), (93, 0, 0.16)) == .active)
    #expect(state((92, 0, 0), (93, 0, 0.159_999)) == .inactive)
    #expect(state((92.0.nextDown, 0, 0), (92.0.nextDown, 0, 0.5)) == .inactive)
    // Steep at its end: the hold had already run out. Steep before: not armed.
    #expect(state((92, 0, 0), (93, 187, 0.16)) == .inactive)
    #expect(state((92, 184.0.nextUp, 0), (92, 184.0.nextUp, 0.5)) == .inactive)
    #expect(state((92, 184, 0), (92, 184, 0.5)) == .active)
    #expect(state((92, 0, 0), (91, 0, 0.1)) == .inactive)
    // Far forward but not beyond 16 pt from touch-down.
    let behind: [Move] = [(20, 0, -1), (100, 0, -0.5), (-40, 0, -0.2)]
    #expect(Self.history(begin: -1, behind + [(16, 0, 0)], lift: 1).state == .inactive)
    #expect(Self.history(begin: -1, behind + [(16.0.nextUp, 0, 0)], lift: 1).state == .active)
  }

  /// Places of moves, and the travel since the last turn.
  static let runs: [(places: [Double], run: Double)] = [
    ([], 0), ([10], 10), ([10, 30], 30), ([10, 30, 25], -5), ([10, 30, 25, 20], -10),
    ([10, 30, 30, 25, 25], -5), ([10, 30, 25, 26], 1), ([-5, -9], -9), ([-5, 3], 8),
    ([0, 0, 7], 7),
  ]

  @Test("the run counts from the last turn; a step without motion along is none")
  func run() async {
    await each(Self.runs) { (row: (places: [Double], run: Double)) in
      let moves = row.places.enumerated().map { Move($1, 0, Double($0)) }
      #expect(Self.history(moves).runTravel == row.run)
      var history = Self.history(moves)
      history.reset()
      #expect(history.runTravel == 0 && history.state == .entry)
    }
  }

  @Test("before the gesture begins nothing is armed, but travel counts")
  func beforeBegin() {
    var history = ReversalHistory(ReversalRule())
    history.move(dx: 50, dy: 0, time: 0)
    history.move(dx: 60, dy: 0, time: 1)
    #expect(history.state == .entry && history.runTravel == 60)
    history.begin(at: 1)
    history.move(dx: 60, dy: 0, time: 1)
    history.lift(at: 2)
    #expect(history.state == .active)
  }
}
