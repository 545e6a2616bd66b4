/// Somebody who taps, with a finger that slips a little.
enum SmearedTap: IntentModel {
  static let intent = Intent.tapSmear
  static let summary = "a tap whose finger slips by a few points"
  static let provenance = "fitted from 24,364 taps of 10 people on an iPad"

  /// mm per pt of the recording iPad.
  private static let recordedPoint: Float = 0.1924

  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout DrawStream
  ) -> Motion {
    let startX = draws.uniform(0.02, 0.98) * frame.width
    let startY = draws.uniform(0.05, 0.95) * frame.height
    let duration = draws.logNormal(4.25, 0.45)
    let slips = draws.happens(0.2)
    let drift = draws.logNormal(1.92, 0.66)
    let angle = direction(of: drift, &draws)
    guard slips else {
      return Motion(startX: startX, startY: startY, Motion.Piece(duration: duration))
    }
    let length = drift * recordedPoint
    let half = angle * 0.5
    // Double-angle forms keep the argument where sine and cosine are accurate.
    let (s, c) = (ElementaryMath.sin(half), ElementaryMath.cos(half))
    return Motion(
      startX: startX, startY: startY,
      Motion.Piece(duration: duration, dx: length * (c * c - s * s), dy: length * 2 * s * c))
  }

  /// Direction of the slip in radians from the back direction, in (-pi, pi).
  ///
  /// Slips of 10 pt and more go towards the back direction and mostly sideways in 6.7 % of cases
  /// (fitted); the rest is spread evenly over the other three quarters. Shorter slips: every way.
  private static func direction(of drift: Float, _ draws: inout DrawStream) -> Float {
    let (which, place) = (draws.uniform(), draws.uniform(-1, 1))
    let quarter: Float = 0.785_398_16
    if drift < 10 { return 4 * quarter * place }
    if which < 0.067 { return quarter * place }
    return place < 0 ? -quarter + 3 * quarter * place : quarter + 3 * quarter * place
  }
}
