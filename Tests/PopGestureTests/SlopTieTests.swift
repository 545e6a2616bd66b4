import PolicyLibrary
import PopGesture
import Testing

/// What gates make of a touch that lands exactly at the slop, on the grids that panels tell.
///
/// What is expected is counted in whole steps of the grid, where a tie is a tie.
@Suite("Events exactly at the slop")
struct SlopTieTests {
  /// Steps per pt: thirds on phones, halves on tablets.
  static let grids = [3, 2]
  /// Touch-downs in steps: places of thirds of a pt whose differences miss whole numbers are among
  /// them.
  static let starts = [0, 1, 37, 100, 121, 322, 401, 1000, 2047]

  /// A rule, and what it answers to a place in steps from touch-down at a slop in steps.
  struct Row: Sendable {
    let rule: GateRule
    var popsLeftward = false
    let passes: @Sendable (_ dx: Int, _ dy: Int, _ slop: Int) -> Bool
  }

  /// Beyond the slop; or just at it, unless the motion across is beyond.
  @Sendable
  static func towards(_ dx: Int, _ dy: Int, _ slop: Int) -> Bool {
    dx > slop || dx == slop && abs(dy) <= slop
  }

  static let rows: [Row] = [
    Row(rule: .towards, passes: towards),
    Row(rule: .towards, popsLeftward: true, passes: towards),
    Row(rule: .notAway) { dx, _, _ in dx >= 0 },
    Row(rule: .rightward, passes: towards),
    Row(rule: .rightward, popsLeftward: true) { towards(-$0, $1, $2) },
    // The velocity of a straight stroke has the sign of its displacement.
    Row(rule: .rightwardOrMoving) { dx, _, _ in dx > 0 },
    Row(rule: .rightwardOrMoving, popsLeftward: true) { dx, _, _ in dx < 0 },
    Row(rule: .cone) { dx, dy, _ in dx != 0 && abs(dy) <= abs(dx) },
    Row(rule: .cone(2)) { dx, dy, _ in dx != 0 && abs(dy) <= 2 * abs(dx) },
  ]

  /// The state after moves that are told in steps.
  static func state(
    _ recognizer: Recognizer, _ row: Row, grid: Int, from start: Int, _ moves: [(Int, Int)]
  ) -> GestureTracker<TwoSampleBlend>.State {
    var tracker = GestureTracker<TwoSampleBlend>(
      recognizer: recognizer, navigation: NavigationState(popsLeftward: row.popsLeftward))
    let step = Double(grid)
    tracker.receive(
      TouchSample(time: 0, x: Double(start) / step, y: Double(start + 7) / step, phase: .began))
    for (index, move) in moves.enumerated() {
      tracker.receive(
        TouchSample(
          time: Double(index + 1) / 60, x: Double(start + move.0) / step,
          y: Double(start + 7 + move.1) / step, phase: .moved))
    }
    return tracker.state
  }

  @Test("every directional rule, on thirds and halves of a pt", arguments: grids)
  func grid(_ grid: Int) {
    let slop = 10 * grid
    let range = -(slop + 4)...(slop + 4)
    for row in Self.rows {
      let recognizer = Recognizer(slop: .eitherAxis(10), gate: [row.rule])
      var begun = 0
      for dx in range {
        for dy in range where abs(dx) >= slop || abs(dy) >= slop {
          for start in Self.starts {
            let state = Self.state(recognizer, row, grid: grid, from: start, [(dx, dy)])
            // The difference of two thirds may be less than the whole number that it should be:
            // then the touch is asked at its next event.
            if state == .possible, max(abs(dx), abs(dy)) == slop { continue }
            #expect(
              state.hasBegun == row.passes(dx, dy, slop),
              "\(row.rule.text) \(row.popsLeftward): \(dx), \(dy) of \(slop) from \(start)")
            begun += state.hasBegun ? 1 : 0
          }
        }
      }
      #expect(begun > 1000)
    }
  }

  @Test("a straight stroke begins from everywhere, whatever event lands at the slop")
  func strokes() {
    let gates: [Row] = Self.rows.filter { !$0.popsLeftward }
    for grid in Self.grids {
      for row in gates {
        let recognizer = Recognizer(slop: .eitherAxis(10), gate: [row.rule])
        for pace in 1...(40 * grid) {
          for start in Self.starts {
            let moves = (1...(60 * grid / pace + 2)).map { ($0 * pace, $0 * pace / 3) }
            #expect(Self.state(recognizer, row, grid: grid, from: start, moves) == .began)
          }
        }
      }
    }
  }

  @Test("a move of just the slop, of every kind of slop")
  func slops() {
    let kinds: [(slop: Slop, size: Int)] = [
      (.eitherAxis(10), 10), (.alongPop(15), 15), (.towardsPop(30), 30),
    ]
    for (slop, size) in kinds {
      for row in Self.rows where !row.popsLeftward {
        let recognizer = Recognizer(slop: slop, gate: [row.rule])
        #expect(Self.state(recognizer, row, grid: 2, from: 9, [(2 * size, 0)]) == .began)
        #expect(Self.state(recognizer, row, grid: 2, from: 9, [(2 * size, 9)]) == .began)
        // Where only the motion along counts, a motion across is none of the slop's.
        if row.rule == .cone || row.rule == .cone(2) || slop == .eitherAxis(10) { continue }
        #expect(Self.state(recognizer, row, grid: 2, from: 9, [(2 * size, 80)]) == .began)
      }
    }
  }

  @Test("a scroll that leans when it passes the slop is no pop", arguments: grids)
  func leaningScrolls(_ grid: Int) {
    let slop = 10 * grid
    let filters: [GateRule] = [.towards, .rightward, .cone]
    for row in Self.rows where filters.contains(row.rule) {
      let recognizer = Recognizer(slop: .eitherAxis(10), gate: [row.rule])
      let side = row.popsLeftward && row.rule == .rightward ? -1 : 1
      for lean in 0..<slop {
        for dy in [slop, slop + 1, 14 * grid, 40 * grid] {
          for start in Self.starts {
            let way = [(side * lean, dy), (side * (lean + 3 * slop), 2 * dy)]
            // As above.
            let first = Self.state(recognizer, row, grid: grid, from: start, [way[0]])
            if first == .possible, dy == slop { continue }
            let state = Self.state(recognizer, row, grid: grid, from: start, way)
            #expect(state == .failed(row.rule.reason), "\(row.rule.text) \(lean), \(dy)")
          }
        }
      }
    }
  }

  @Test("without slop, motion across alone points nowhere")
  func noSlop() {
    for row in Self.rows where row.rule.name != "not-away" {
      let recognizer = Recognizer(slop: .eitherAxis(0), gate: [row.rule])
      #expect(Self.state(recognizer, row, grid: 2, from: 9, [(0, 12)]) == .failed(row.rule.reason))
    }
  }
}
