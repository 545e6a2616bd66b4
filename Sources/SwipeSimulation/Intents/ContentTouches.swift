/// Somebody who taps, with a finger that slips a little.
enum SmearedTap: PathModel {
  static let intent = Intent.tapSmear
  static let summary = "a tap whose finger slips by a few points"
  static let provenance = "fitted to 24,364 taps of 10 people on an iPad"

  static var plan: DrawPlan { DrawPlan(normals: 2, uniforms: 5) }

  /// mm per pt of the recording iPad.
  private static var recordedPoint: Float { 0.1924 }

  @inline(__always) static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let startX = draws.uniform(0.02, 0.98) * frame.width
    let startY = draws.uniform(0.05, 0.95) * frame.height
    let duration = draws.logNormal(4.25, 0.45)
    let slips = draws.happens(0.2)
    let drift = draws.logNormal(1.92, 0.66)
    let half = direction(of: drift, &draws) * 0.5
    let length = slips ? drift * recordedPoint : 0
    // Double-angle forms keep the argument where sine and cosine are accurate.
    let (s, c) = (ElementaryMath.sin(half), ElementaryMath.cos(half))
    return Motion(
      startX: startX, startY: startY, duration: duration,
      Motion.Piece(duration: duration, dx: length * (c * c - s * s), dy: length * 2 * s * c))
  }

  /// Direction of the slip in radians from the back direction, in (-pi, pi).
  ///
  /// Slips of 10 pt and more go towards the back direction and mostly sideways in 6.7% of cases
  /// (fitted); the rest is spread evenly over the other three quarters. Shorter slips: every way.
  @inline(__always)
  private static func direction(of drift: Float, _ draws: inout LaneDraws) -> Float {
    let (which, place) = (draws.uniform(), draws.uniform(-1, 1))
    let quarter: Float = 0.785_398_16
    let elsewhere = (place < 0 ? -quarter : quarter) + 3 * quarter * place
    let far = which < 0.067 ? quarter * place : elsewhere
    return drift < 10 ? 4 * quarter * place : far
  }
}

/// Somebody who draws, drags a selection over text, or drags something to another place: a stroke
/// that may go anywhere.
///
/// All numbers are assumed. People plan a stroke that fits: one that is longer than three quarters
/// of the view along either axis is cut to them, and touch-down is spread over the places from
/// which the stroke stays on the view, mostly their middle (the mean of two uniforms).
enum CanvasStroke: PathModel {
  static let intent = Intent.stroke
  static let summary =
    "a stroke for the content in any direction: drawing, selecting text, drag and drop"
  static let provenance =
    "assumed throughout, as nothing is recorded: median 25 mm (ln sd .6) at 80 mm/s (ln sd .5), in"
    + " any direction, mostly from the middle; half end at rest"

  static var plan: DrawPlan { DrawPlan(normals: 3, uniforms: 7) }

  /// Share of the view that a stroke takes along either axis at most.
  private static var most: Float { 0.75 }

  @inline(__always) static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let half = draws.uniform(-1, 1) * 1.570_796_3
    // Double-angle forms keep the argument where sine and cosine are accurate.
    let (s, c) = (ElementaryMath.sin(half), ElementaryMath.cos(half))
    let (across, down) = (c * c - s * s, 2 * s * c)
    let wanted = draws.logNormal(3.218_875_8, 0.6)
    let speed = draws.logNormal(4.382_026_6, 0.5)
    // Bulges are upright, so a stroke bends as far as it runs sideways.
    let bend = min(max(draws.normal(0, 0.1), -0.3), 0.3) * abs(across)
    let widest = most * frame.width / abs(across)
    let tallest = most * frame.height / (abs(down) + abs(bend))
    let length = min(wanted, min(widest, tallest))
    let (dx, dy, bow) = (length * across, length * down, length * bend)
    let startX = max(-dx, 0) + middle(&draws) * (frame.width - abs(dx))
    let startY = max(-dy, 0) + max(bow, 0) + middle(&draws) * (frame.height - abs(dy) - abs(bow))
    let endsAtRest = draws.happens(0.5)
    let lift = ElementaryMath.choose(endsAtRest, 1, draws.uniform(0.5, 0.9))
    let duration = 1000 * length / speed * person.pace(in: population)
    return Motion(
      startX: startX, startY: startY, duration: duration,
      Motion.Piece(
        duration: duration, dx: dx, dy: dy, bow: bow, profile: SpeedProfile(from: 0, to: lift)))
  }

  /// Where between two ends, mostly in their middle: a triangle from 0 to 1.
  @inline(__always) private static func middle(_ draws: inout LaneDraws) -> Float {
    (draws.uniform() + draws.uniform()) * 0.5
  }
}

/// A palm or holding thumb that touches the glass at an edge: nobody wants anything.
enum GripTouch: PathModel {
  static let intent = Intent.grip
  static let summary = "a palm or holding thumb at an edge"
  static let provenance =
    "place (within 1 mm of an edge) and time (under 70 ms) published; drift of 0 to 10 dp assumed"

  static var plan: DrawPlan { DrawPlan(normals: 0, uniforms: 6) }

  @inline(__always) static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let isLeading = draws.happens(0.5)
    let depth = draws.uniform(0, 1)
    let startY = draws.uniform(0.2, 0.95) * frame.height
    let duration = draws.uniform(10, 70)
    let drift = draws.uniform(0, 10) * ReachFrame.referencePoint
    let turn = draws.uniform(-1, 1) * 1.570_796_3
    // Away from the edge, more or less.
    let dx = drift * ElementaryMath.cos(turn)
    return Motion(
      startX: isLeading ? depth : frame.width - depth, startY: startY, duration: duration,
      Motion.Piece(
        duration: duration, dx: isLeading ? dx : -dx, dy: drift * ElementaryMath.sin(turn)))
  }
}
