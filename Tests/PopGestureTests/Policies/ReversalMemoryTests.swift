import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Reversals where the path, the time or the place decides, not the speed at release alone.
@Suite("Reversals during the drag")
struct ReversalMemoryTests {
  @Test("Android: a return of 32 pt disarms, at any speed")
  func hysteresis() async {
    await each([20, 100, 1000, 4000]) { (speed: Double) throws in
      func completes(_ back: Double) throws -> Bool {
        try ReversalTrace((340, 0.5), (-back, back / speed)).completes("android-back")
      }
      #expect(try completes(31.9))
      #expect(try !completes(32.1))
      #expect(try !completes(320))
    }
  }

  @Test("Android: 40 pt forward again and 160 ms arm, at a move, and a flick needs no arms")
  func rearming() throws {
    func completes(_ pieces: ReversalTrace.Piece...) throws -> Bool {
      var trace = ReversalTrace((340, 0.5), (-100, 0.2))
      trace.pieces += pieces
      return try trace.completes("android-back")
    }
    #expect(try !completes())
    // At 40 pt/s, too slow for a flick.
    #expect(try !completes((41, 1.025)))
    #expect(try !completes((41, 1.025), (1, 0.1)))
    #expect(try completes((41, 1.025), (1, 0.2)))
    #expect(try !completes((39, 0.975), (0, 2)))
    // At 100 pt/s: more than 24 pt since the step that turned (0.83 pt) are flung.
    #expect(try completes((25, 0.25)))
    #expect(try !completes((24.5, 0.245)))
  }

  @Test("Android: nothing disarms within 300 ms of the begin, 16 pt do before it is armed")
  func early() throws {
    #expect(try ReversalTrace((140, 0.15), (-100, 0.1)).completes("android-back"))
    #expect(try !ReversalTrace((140, 0.15), (-100, 0.3)).completes("android-back"))
    #expect(try !ReversalTrace((15, 0.4)).completes("android-back"))
    #expect(try ReversalTrace((17, 0.4)).completes("android-back"))
  }

  @Test("slow returns snap to the nearer page, faster ones are projected")
  func snapping() async {
    await each(["libadwaita", "gnome-shell"]) { (name: String) throws in
      // 230 pt after the slop: just past half, where the projection would end before it.
      #expect(try ReversalTrace(out: 240, backAt: 290).completes(name))
      #expect(try !ReversalTrace(out: 240, backAt: 310).completes(name))
      #expect(try !ReversalTrace(out: 200, backAt: 290).completes(name))
      for out in [340.0, 380] {
        // (out - 10 - speed / 20) / W - 0.499 * speed / 1000 = 0.5, whatever the width of a page.
        let even =
          ((out - 10) / ReversalTrace.width - 0.5) / (0.05 / ReversalTrace.width + 0.000499)
        #expect(try ReversalTrace(out: out, backAt: 0.98 * even).completes(name))
        #expect(try !ReversalTrace(out: out, backAt: 1.02 * even).completes(name))
      }
    }
  }

  @Test("Framework7: out and back within 300 ms completes where it ends beyond 10 pt")
  func quick() throws {
    #expect(try ReversalTrace((110, 0.15), (-99, 0.1)).completes("framework7"))
    #expect(try !ReversalTrace((110, 0.15), (-100.5, 0.1)).completes("framework7"))
    // A rest counts against the time.
    #expect(try !ReversalTrace((110, 0.15), (-99, 0.1), (0, 0.1)).completes("framework7"))
    // Swiper looks at the side, slop taken off.
    #expect(try ReversalTrace((110, 0.15), (-99, 0.1)).completes("swiper"))
    #expect(try !ReversalTrace((110, 0.15), (-101, 0.1)).completes("swiper"))
  }
}

/// A touch on a view of 402 pt, made of straight pieces at constant speeds, with an event every
/// 1/120 s and at the end of every piece.
struct ReversalTrace {
  /// Length in pt, negative towards the edge, and seconds.
  typealias Piece = (distance: Double, duration: Double)

  var pieces: [Piece]
  static let width = 402.0

  /// Out for half a second, then back at a speed for 1/20 s: long enough for the estimate to be
  /// that speed.
  init(out: Double = 340, backAt speed: Double) {
    pieces = [(out, 0.5), (-speed / 20, 0.05)]
  }

  init(_ pieces: Piece...) { self.pieces = pieces }

  /// Where the finger is, in pt from touch-down, and when.
  var moves: [(time: Double, dx: Double, dy: Double)] {
    var (moves, begin, place) = ([(time: Double, dx: Double, dy: Double)](), 0.0, 0.0)
    for piece in pieces {
      var event = 1
      while Double(event) / 120 < piece.duration - 1e-9 {
        let elapsed = Double(event) / 120
        moves.append((begin + elapsed, place + piece.distance * elapsed / piece.duration, 0))
        event += 1
      }
      begin += piece.duration
      place += piece.distance
      moves.append((begin, place, 0))
    }
    return moves
  }

  /// Whether a preset completes, told the speed that UIKit's pan tells.
  ///
  /// One estimate for all, so that rules differ and not estimators; UIKit's own rule reads UIKit's
  /// means.
  func completes(_ name: String) throws -> Bool {
    let policy = try policy(name)
    let release =
      policy.family.estimator == .uikitTransition
      ? release(TransitionVelocity.self, policy) : release(TwoSampleBlend.self, policy)
    return policy.completes(try #require(release))
  }

  private func release<Velocity: VelocityEstimator>(
    _ type: Velocity.Type, _ policy: NamedPolicy
  ) -> Release? {
    let reading = ReleaseReading(
      estimator: policy.reading.estimator, readsPath: true,
      reversalRule: policy.reading.reversalRule, travelRule: policy.reading.travelRule)
    let end = pieces.reduce(0) { $0 + $1.duration }
    let tracker = reading.tracker(type, .pan, viewWidth: Self.width)
      .receiving(touch(from: (10, 300), moves, ended: end))
    return tracker.state == .ended ? tracker.release(viewWidth: Self.width) : nil
  }
}

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
