/// Somebody who taps, with a finger that slips a little.
enum SmearedTap: PathModel {
  static let intent = Intent.tapSmear
  static let summary = "a tap whose finger slips by a few points"
  static let provenance = "fitted from 24,364 taps of 10 people on an iPad"

  static var plan: DrawPlan { DrawPlan(normals: 2, uniforms: 5) }
  static var pieces: Int { 1 }

  /// mm per pt of the recording iPad.
  private static var recordedPoint: Float { 0.1924 }

  @inline(__always)
  static func motion(
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
