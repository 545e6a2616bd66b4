import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Ten hand-checked swipes at constant speeds: touch-down at t = 0, moves at (k - 0.5)/60 s
/// strictly before the lift, no noise, plain pan with 10 pt slop, two-sample blend.
///
/// Checked by hand for V1: the last move before 1 s is k = 60, t = 59.5/60, x = 228.08; less 10 pt
/// of slop 218.08, p = 218.08/402 = .5425 > 1/2: half-width completes. For V5b: the finger stops at
/// 0.12 s; the last move with motion is k = 7, t = 6.5/60 = .1083 s, 99.31 pt, less slop 89.31; no
/// event follows, so the blend still reads 110/.12 = 917 pt/s.
@Suite("Golden vectors")
struct GoldenVectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var name: String
    var path: [(distance: Double, cross: Double, duration: Double)]
    var width: Double
    var start: Double
    var sendsRestEvents = true
    var translation: Double
    var progress: Double
    var velocity: Double
    /// half, third, fixed 60, fixed 100, x + 0.3 v > W/2, Flutter, Ionic, Telegram, v > 0, v >= 0,
    /// UIKit; F completes, c cancels.
    var decisions: String
    var testDescription: String { name }
  }

  static let vectors: [Vector] = [
    Vector(
      name: "V1 slow long", path: [(230, 0, 1)], width: 402, start: 20,
      translation: 218.1, progress: 0.542, velocity: 230, decisions: "FFFFFFFFFFF"),
    Vector(
      name: "V2 medium", path: [(120, 6, 0.25)], width: 402, start: 60,
      translation: 106, progress: 0.264, velocity: 480, decisions: "ccFFFFFFFFF"),
    Vector(
      name: "V3 short flick", path: [(72, 4, 0.07)], width: 402, start: 100,
      translation: 50, progress: 0.124, velocity: 1029, decisions: "ccccFFFFFFF"),
    Vector(
      name: "V4 out and back", path: [(260, 0, 0.6), (-90, 0, 0.12)], width: 402, start: 20,
      translation: 168.8, progress: 0.42, velocity: -750, decisions: "cFFFcccFccc"),
    Vector(
      name: "V5a fast, hold, zero-motion events", path: [(110, 0, 0.12), (0, 0, 0.3)], width: 402,
      start: 20, translation: 100, progress: 0.249, velocity: 0, decisions: "ccFccccFcFc"),
    Vector(
      name: "V5b fast, hold, no events", path: [(110, 0, 0.12), (0, 0, 0.3)], width: 402,
      start: 20, sendsRestEvents: false,
      translation: 89.3, progress: 0.222, velocity: 917, decisions: "ccFcFFFFFFF"),
    Vector(
      name: "V6 right-half start", path: [(180, 0, 0.5)], width: 402, start: 210,
      translation: 167, progress: 0.415, velocity: 360, decisions: "cFFFFcFFFFF"),
    Vector(
      name: "V7 iPad brisk", path: [(200, 0, 0.35)], width: 1032, start: 60,
      translation: 185.2, progress: 0.179, velocity: 571, decisions: "ccFFccFcFFF"),
    Vector(
      name: "V8 iPad slow", path: [(200, 0, 1.2)], width: 1032, start: 60,
      translation: 188.6, progress: 0.183, velocity: 167, decisions: "ccFFccccFFF"),
    Vector(
      name: "V9 slow 90", path: [(90, 0, 0.9)], width: 402, start: 20,
      translation: 79.2, progress: 0.197, velocity: 100, decisions: "ccFcccccFFc"),
  ]

  @Test func release() async {
    await each(Self.vectors) { (vector: Vector) throws in
      let release = try #require(Self.release(of: vector, TwoSampleBlend.self))
      #expect(abs(release.translation - vector.translation) <= 0.05 + 1e-9)
      #expect(abs(release.inWidths(release.translation) - vector.progress) <= 0.0005 + 1e-9)
      #expect(abs(release.velocity - vector.velocity) <= 0.5 + 1e-9)
    }
  }

  @Test func decisions() async {
    await each(Self.vectors) { (vector: Vector) throws in
      let release = try #require(Self.release(of: vector, TwoSampleBlend.self))
      // UIKit's rule reads UIKit's own means; the others are compared on one common estimator.
      let transition = try #require(Self.release(of: vector, TransitionVelocity.self))
      let common =
        try ["half-width", "one-third"].map { try policy($0) }
        + [60, 100].map { try policy("fixed-distance", ["distance_pt": $0]) }
        + ["react-navigation", "flutter", "ionic", "telegram", "sloppy-swiper", "uikit-legacy"]
        .map { try policy($0) }
      let decisions =
        common.map { $0.completes(release) } + [try policy("uikit").completes(transition)]
      #expect(decisions.map { $0 ? "F" : "c" }.joined() == vector.decisions)
    }
  }

  /// Plays a vector through the tracker of an estimator; nil where no gesture ended.
  static func release<Velocity: VelocityEstimator>(
    of vector: Vector, _ type: Velocity.Type
  ) -> Release? {
    let lift = vector.path.reduce(0) { $0 + $1.duration }
    let end = vector.sendsRestEvents ? lift : vector.path[0].duration
    let times = (1...200).map { (Double($0) - 0.5) / 60 }.filter { $0 < end }
    let moves = times.map { time in
      let (dx, dy) = displacement(vector, at: time)
      return (time: time, dx: dx, dy: dy)
    }
    let tracker = GestureTracker<Velocity>(recognizer: .pan, viewWidth: vector.width)
      .receiving(touch(from: (vector.start, 300), moves, ended: lift))
    return tracker.state == .ended ? tracker.release(viewWidth: vector.width) : nil
  }

  static func displacement(_ vector: Vector, at time: Double) -> (dx: Double, dy: Double) {
    var (dx, dy, begin) = (0.0, 0.0, 0.0)
    for piece in vector.path {
      let share = min(max((time - begin) / piece.duration, 0), 1)
      dx += piece.distance * share
      dy += piece.cross * share
      begin += piece.duration
    }
    return (dx, dy)
  }
}

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

  @Test func verdict() async {
    await each(Self.scores) { (row: (name: String, score: Double, completes: Bool)) throws in
      let vector = try #require(
        GoldenVectorTests.vectors.first { $0.name.hasPrefix(row.name + " ") })
      let release = try #require(
        GoldenVectorTests.release(of: vector, TransitionVelocity.self))
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
      let moves = places.enumerated().map { (time: Double($0 + 1) / 60, dx: $1, dy: 0.0) }
      let release = GestureTracker<TransitionVelocity>(recognizer: .pan, viewWidth: 402)
        .receiving(touch(from: (20, 300), moves, ended: 9)).release(viewWidth: 402)
      #expect(release.changes == changes)
      // 360 pt/s carry it 126 pt on: too little, if it is asked.
      #expect(NavigationProjection().completes(release) == (changes == 1))
    }
  }
}
