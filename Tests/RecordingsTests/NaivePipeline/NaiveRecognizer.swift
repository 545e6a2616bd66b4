/// When a touch becomes a pop gesture, from the documented rules alone.
enum NaiveRecognizer: String, CaseIterable {
  /// 10 pt in x or y; no direction.
  case pan
  /// From within 13 pt of the edge, 15 pt along x, within a cone, not away from the edge.
  case edge

  /// What the slop swallowed when the gesture began, signed; nil when it never begins.
  func swallowed(_ touches: [NaiveTouch]) -> Double? {
    switch self {
    case .pan: pan(touches)
    case .edge: edge(touches)
    }
  }

  private func pan(_ touches: [NaiveTouch]) -> Double? {
    let down = touches[0]
    for move in touches where move.kind == .move {
      let (dx, dy) = (move.x - down.x, move.y - down.y)
      if abs(dx) >= 10 || abs(dy) >= 10 { return held(dx, -10, 10) }
    }
    return nil
  }

  private func edge(_ touches: [NaiveTouch]) -> Double? {
    let down = touches[0]
    let moves = touches.filter { $0.kind == .move }
    // The first move is projected back: a fast finger is first seen further in.
    guard let first = moves.first, down.x - max(first.x - down.x, 0) <= 13 else { return nil }
    for move in moves {
      let (dx, dy) = (move.x - down.x, move.y - down.y)
      if abs(dx) >= 15 {
        // A cone of 77.5 degrees, and towards the page when the slop is gone.
        if abs(dy) > 4.510_708_503_662 * abs(dx) { return nil }
        return dx - held(dx, -15, 15) >= 0 ? held(dx, -15, 15) : nil
      }
      let tolerated = max(45.1 * (1 - (move.time - down.time) / 0.5), 20)
      if abs(dy) > tolerated { return nil }
    }
    return nil
  }
}

/// What policies judge, for one swipe that began a pop.
struct NaiveRelease: Sendable {
  /// pt without the slop.
  var translation: Double
  /// pt/s by each estimator.
  var blend: Double
  var leastSquares: Double
  /// s from touch-down to lift.
  var duration: Double

  func velocity(_ estimator: NaiveVelocity) -> Double {
    estimator == .uikitBlend ? blend : leastSquares
  }

  /// The release of a touch under a recognizer; nil when no gesture begins.
  static func of(_ touches: [NaiveTouch], _ recognizer: NaiveRecognizer) -> NaiveRelease? {
    guard let swallowed = recognizer.swallowed(touches),
      let last = touches.last(where: { $0.kind == .move }), let lift = touches.last
    else { return nil }
    return NaiveRelease(
      translation: last.x - touches[0].x - swallowed,
      blend: NaiveVelocity.uikitBlend.estimate(touches),
      leastSquares: NaiveVelocity.leastSquares.estimate(touches),
      duration: lift.time - touches[0].time)
  }
}

/// How release velocity is read from the events up to the lift, in pt/s.
enum NaiveVelocity: String, CaseIterable {
  case uikitBlend = "uikit-blend"
  case leastSquares = "least-squares-100ms"

  func estimate(_ touches: [NaiveTouch]) -> Double {
    // A lift tells nothing about motion.
    let seen = touches.filter { $0.kind != .lift }
    switch self {
    case .uikitBlend: return blend(seen)
    case .leastSquares: return slope(seen)
    }
  }

  /// .2 of the newest and .8 of the previous difference; one alone counts whole; a difference over
  /// less than 1 ms is 0.
  private func blend(_ seen: [NaiveTouch]) -> Double {
    let differences = zip(seen, seen.dropFirst()).map { before, after in
      let elapsed = after.time - before.time
      return elapsed < 0.001 ? 0 : (after.x - before.x) / elapsed
    }
    switch differences.count {
    case 0: return 0
    case 1: return differences[0]
    default:
      return 0.2 * differences[differences.count - 1] + 0.8 * differences[differences.count - 2]
    }
  }

  /// Covariance over variance of the events in the 100 ms up to the newest.
  private func slope(_ seen: [NaiveTouch]) -> Double {
    let newest = seen[seen.count - 1].time
    let window = seen.filter { newest - $0.time <= 0.1 }
    let count = Double(window.count)
    let meanTime = window.map(\.time).reduce(0, +) / count
    let meanX = window.map(\.x).reduce(0, +) / count
    let variance = window.map { ($0.time - meanTime) * ($0.time - meanTime) }.reduce(0, +)
    let covariance = window.map { ($0.time - meanTime) * ($0.x - meanX) }.reduce(0, +)
    return window.count >= 2 && variance > 0 ? covariance / variance : 0
  }
}

/// A policy as its rule reads, with the text that names it in an experiment.
struct NaivePolicy: Sendable {
  let name: String
  /// Its element in an experiment's list of policies.
  let json: String
  /// Whether it looks at the velocity at all.
  var usesVelocity = false
  /// Translation x and velocity v in pt and pt/s, view width w in pt, mm per pt.
  let completes: @Sendable (_ x: Double, _ v: Double, _ w: Double, _ pt: Double) -> Bool

  /// Every preset, and some others of each family.
  static let all: [NaivePolicy] = [
    NaivePolicy(name: "half-width", json: #""half-width""#) { x, _, w, _ in x / w > 0.5 },
    NaivePolicy(name: "one-third", json: #""one-third""#) { x, _, w, _ in x / w > 1.0 / 3 },
    NaivePolicy(name: "fixed-distance", json: #""fixed-distance""#) { x, _, _, _ in x > 100 },
    NaivePolicy(name: "velocity-weighted", json: #""velocity-weighted""#, usesVelocity: true) {
      x, v, w, _ in
      x + 0.3 * v > w / 2
    },
    NaivePolicy(name: "fling-override", json: #""fling-override""#, usesVelocity: true) {
      x, v, w, _ in
      fling(v / w, limit: 1) ?? (x / w >= 0.5)
    },
    NaivePolicy(
      name: "fixed-50",
      json: #"{"name": "fixed-50", "family": "fixed-distance", "distance_pt": 50}"#
    ) { x, _, _, _ in x > 50 },
    NaivePolicy(
      name: "fixed-150",
      json: #"{"name": "fixed-150", "family": "fixed-distance", "distance_pt": 150}"#
    ) { x, _, _, _ in x > 150 },
    NaivePolicy(
      name: "fixed-20mm",
      json: #"{"name": "fixed-20mm", "family": "fixed-distance", "distance_mm": 20}"#
    ) { x, _, _, pt in x * pt > 20 },
    NaivePolicy(
      name: "quarter", json: #"{"name": "quarter", "family": "fraction", "fraction": 0.25}"#
    ) { x, _, w, _ in x / w > 0.25 },
    NaivePolicy(
      name: "fling-600",
      json: #"{"name": "fling-600", "family": "fling-override", "fling_pt_per_s": 600}"#,
      usesVelocity: true
    ) { x, v, w, _ in fling(v, limit: 600) ?? (x / w >= 0.5) },
  ]

  /// What a flick of at least `limit` decides alone, either way; nil below.
  private static func fling(_ speed: Double, limit: Double) -> Bool? {
    abs(speed) >= limit ? speed > 0 : nil
  }
}
