/// How a stroke spends its time: a window on a minimum-jerk reach (Flash and Hogan 1985).
///
/// A reach from rest to rest has the shape MJ(u) = 10 u^3 - 15 u^4 + 6 u^5. A finger on glass shows
/// the part from phase `a`, already passed at touch-down, to phase `b`, reached at the lift: b = 1
/// is a complete reach, b near .5 lifts at top speed. Monotone, closed form, never overshoots.
struct SpeedProfile: Sendable {
  private let begin: Float
  private let span: Float
  private let offset: Float
  private let scale: Float

  /// The window from phase `a` to phase `b`, 0 <= a < b <= 1.
  init(from a: Float, to b: Float) {
    begin = a
    span = b - a
    offset = Self.reach(a)
    scale = 1 / (Self.reach(b) - Self.reach(a))
  }

  /// The complete reach, from rest to rest.
  static let bell = SpeedProfile(from: 0, to: 1)

  /// Share of the stroke's length covered after this share of its time.
  @inline(__always)
  func progress(_ share: Float) -> Float {
    (Self.reach(begin + span * share) - offset) * scale
  }

  /// Instantaneous speed at the lift over the mean speed.
  var liftOverMean: Float {
    let u = begin + span
    return 30 * u * u * (1 - u) * (1 - u) * span * scale
  }

  /// The minimum-jerk reach.
  @inline(__always)
  private static func reach(_ u: Float) -> Float {
    u * u * u * (10 + u * (6 * u - 15))
  }
}
