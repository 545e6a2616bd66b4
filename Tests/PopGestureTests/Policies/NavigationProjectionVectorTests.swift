import PopGesture
import TestSupport
import Testing

/// The golden vectors under UIKit's own rule: a pan of 10 pt, samples counted from the begin,
/// T = 0.35 s; score and target in widths.
///
/// V4 by hand: forth at 433.33 pt/s, from 0.6 s back at -750. Events k = 36...43; differences
/// 433.33, -158.33, -750, ...; the pan tells 433.33, 315, -276.67, -750, ...: v = -750/402 = -1.8657
/// in the mean. Wanted accelerations are -17.7, -88.3, -70.6, 0, ... widths/s^2, allowed -5, -10,
/// -15, -10, -5, 0, 0, of which the last three have the mean -5/3. Hence
/// 168.75/402 - 1.8657 * 0.35 - 5/3 * 0.35^2/2 = 0.4198 - 0.6530 - 0.1021 = -0.3353.
@Suite("Golden vectors of the navigation transition")
struct NavigationProjectionVectorTests {
  /// Score in widths before the target is taken off, and whether it completes.
  static let scores: [(name: String, score: Double, completes: Bool)] = [
    ("V1", 0.743, true), ("V2", 0.682, true), ("V3", 1.02, true), ("V4", -0.3353, false),
    ("V5a", 0.249, false), ("V5b", 1.02, true), ("V6", 0.729, true), ("V7", 0.373, true),
    ("V8", 0.239, true), ("V9", 0.284, false),
  ]

  @Test
  func verdict() async {
    await each(Self.scores) { (row: (name: String, score: Double, completes: Bool)) throws in
      let vector = try #require(
        GoldenVectorTests.vectors.first { $0.name.hasPrefix(row.name + " ") })
      let release = try #require(Self.release(of: vector))
      let policy = NavigationProjection()
      let target = min(187.5 / vector.width, 0.5)
      let projected =
        release.translation + (release.velocity + release.acceleration * 0.35 / 2) * 0.35
      let precision = abs(row.score) > 1 ? 0.005 : row.name == "V4" ? 0.00005 : 0.0005
      let score = projected / vector.width
      #expect(abs(policy.score(release) - score / target) < 1e-12)
      #expect(abs(score - row.score) <= precision + 1e-9, "\(score)")
      #expect(policy.completes(release) == row.completes)
      #expect((row.score > target) == row.completes)
      // Its older branch: only a finger that moves back cancels.
      #expect(VelocitySign().completes(release) == (row.name != "V4"))
    }
  }

  /// A flick by its events: the touch-down, the begin, and so many changes.
  @Test("without a change it cancels; with one the direction decides")
  func shortFlicks() async {
    await each(0...3) { (changes: Int) in
      let places = [20.0] + [26, 32, 38].prefix(changes)
      let (release, _) = Self.play(
        places.enumerated().map { (Double($0 + 1) / 60, $1) }, width: 402)
      #expect(release.changes == changes)
      // 360 pt/s carry it 126 pt on: too little, if it is asked.
      #expect(NavigationProjection().completes(release) == (changes == 1))
    }
  }

  /// Plays a vector through the tracker and the means.
  static func release(of vector: GoldenVectorTests.Vector) -> Release? {
    let lift = vector.path.reduce(0) { $0 + $1.duration }
    let end = vector.sendsRestEvents ? lift : vector.path[0].duration
    let times = (1...200).map { (Double($0) - 0.5) / 60 }.filter { $0 < end }
    let moves = times.map { (time: $0, dx: GoldenVectorTests.displacement(vector, at: $0).dx) }
    let (release, state) = play(moves, width: vector.width)
    return state == .ended ? release : nil
  }

  static func play(
    _ moves: [(time: Double, dx: Double)], width: Double
  ) -> (release: Release, state: GestureTracker<TransitionVelocity>.State) {
    var tracker = GestureTracker<TransitionVelocity>(recognizer: .pan, viewWidth: width)
    tracker.receive(TouchSample(time: 0, x: 20, y: 300, phase: .began))
    for move in moves {
      tracker.receive(TouchSample(time: move.time, x: 20 + move.dx, y: 300, phase: .moved))
    }
    tracker = tracker.then(.ended, time: 9)
    return (tracker.release(viewWidth: width), tracker.state)
  }
}
