/// How a stroke spends its time: a window on a minimum-jerk reach (Flash and Hogan 1985).
///
/// A reach from rest to rest has the shape MJ(u) = 10 u^3 - 15 u^4 + 6 u^5. A finger on glass shows
/// the part from phase `a`, already passed at touch-down, to phase `b`, reached at the lift: b = 1
/// is a complete reach, b near .5 lifts at top speed. Monotone, closed form, never overshoots.
struct SpeedProfile: Sendable {
  let begin, span, offset, scale: Float

  /// The window from phase `a` to phase `b`, 0 <= a < b <= 1.
  @inline(__always)
  init(from a: Float, to b: Float) {
    begin = a
    span = b - a
    offset = Self.reach(a)
    scale = 1 / (Self.reach(b) - Self.reach(a))
  }

  /// A window that was made before.
  @inline(__always)
  init(begin: Float, span: Float, offset: Float, scale: Float) {
    (self.begin, self.span, self.offset, self.scale) = (begin, span, offset, scale)
  }

  /// The complete reach, from rest to rest.
  @inline(__always)
  static var bell: SpeedProfile { SpeedProfile(begin: 0, span: 1, offset: 0, scale: 1) }

  /// Share of the stroke's length covered after this share of its time.
  @inline(__always)
  func progress(_ share: Float) -> Float {
    (Self.reach(begin + span * share) - offset) * scale
  }

  /// A share of the time, to 1/256, at which progress is still below a limit; 0 where it never is.
  @inline(__always)
  func share(before limit: Float) -> Float {
    // Halved eight times, written out: an inner loop would keep a loop over swipes scalar.
    var low: Float = 0
    raise(&low, 0x1p-1, limit)
    raise(&low, 0x1p-2, limit)
    raise(&low, 0x1p-3, limit)
    raise(&low, 0x1p-4, limit)
    raise(&low, 0x1p-5, limit)
    raise(&low, 0x1p-6, limit)
    raise(&low, 0x1p-7, limit)
    raise(&low, 0x1p-8, limit)
    return low
  }

  /// Raises a share by a step unless progress would reach the limit.
  @inline(__always)
  private func raise(_ low: inout Float, _ step: Float, _ limit: Float) {
    low = progress(low + step) < limit ? low + step : low
  }

  /// Instantaneous speed at the lift over the mean speed.
  @inline(__always)
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
