/// The path of one finger as a function of time, in mm, before any touch panel sees it.
///
/// One or two pieces, each a windowed minimum-jerk reach that begins some time after touch-down;
/// between pieces, and after the last until the lift, the finger rests.
struct Motion: LaneValue, Sendable {
  /// One piece of a path.
  struct Piece: LaneValue, Sendable {
    /// When it begins, in ms after touch-down.
    let begin: Float
    /// One over its duration in ms; 0 for a piece that does not exist.
    let rate: Float
    /// Displacement in mm, x from the leading edge and y downwards.
    let dx, dy: Float
    /// Largest bulge in mm, upwards, and to the right.
    let bow, sway: Float
    /// Shape in time.
    let profile: SpeedProfile

    /// A piece of `duration` ms, which must be positive.
    @inline(__always) init(
      after begin: Float = 0, duration: Float, dx: Float, dy: Float, bow: Float = 0,
      sway: Float = 0, profile: SpeedProfile = .bell
    ) {
      self.begin = begin
      rate = 1 / duration
      (self.dx, self.dy, self.bow) = (dx, dy, bow)
      (self.sway, self.profile) = (sway, profile)
    }

    /// No piece at all.
    static var none: Piece { Piece(duration: .infinity, dx: 0, dy: 0) }

    /// Displacement in mm at a share of it, straight and bulge.
    @inline(__always) func shift(_ progress: Float) -> (x: Float, y: Float) {
      let bulge = 4 * progress * (1 - progress)
      return (dx * progress + sway * bulge, dy * progress - bow * bulge)
    }

    /// Share of the displacement covered `time` ms after touch-down.
    @inline(__always) func progress(at time: Float) -> Float {
      profile.progress(min(max((time - begin) * rate, 0), 1))
    }
  }

  /// Where the motion begins, in mm from the leading and top edge.
  let startX, startY: Float
  /// Where the panel first sees the finger, beside that place.
  let landing: Landing
  /// Touch-down to lift in ms, at most `longest`.
  let duration: Float
  let first, second: Piece

  /// The longest touch in ms: five minutes, after which the finger lifts whatever was drawn.
  ///
  /// Only here so that no population makes a touch of a million events: of the presets' slowest
  /// scrolls one in 10^10 would last longer.
  static var longest: Float { 300_000 }

  @inline(__always) init(
    startX: Float, startY: Float, landing: Landing = .exact, duration: Float, _ first: Piece,
    _ second: Piece = .none
  ) {
    (self.startX, self.startY, self.landing) = (startX, startY, landing)
    self.duration = min(Self.longest, duration)
    (self.first, self.second) = (first, second)
  }

  /// Location of touch-down in mm.
  @inline(__always) var touchDown: (x: Float, y: Float) { (startX + landing.x, startY + landing.y) }

  /// Location in mm at `time` ms after touch-down as far as the first piece goes.
  @inline(__always) func firstLocation(at time: Float) -> (x: Float, y: Float) {
    let progress = first.progress(at: time)
    let (shift, rest) = (first.shift(progress), Landing.rest(at: progress))
    return (startX + shift.x + landing.x * rest, startY + shift.y + landing.y * rest)
  }

  /// What the second piece adds to it.
  @inline(__always) func secondShift(at time: Float) -> (x: Float, y: Float) {
    second.shift(second.progress(at: time))
  }

  /// Location in mm at `time` ms after touch-down, held at the ends beyond.
  @inline(__always) func location(at time: Float) -> (x: Float, y: Float) {
    let (a, b) = (firstLocation(at: time), secondShift(at: time))
    return (a.x + b.x, a.y + b.y)
  }
}

/// How a stroke spends its time: a window on a minimum-jerk reach (Flash and Hogan 1985).
///
/// A reach from rest to rest has the shape MJ(u) = 10 u^3 - 15 u^4 + 6 u^5. A finger on glass shows
/// the part from phase `a`, already passed at touch-down, to phase `b`, reached at the lift: b = 1
/// is a complete reach, b near .5 lifts at top speed. Monotone, closed form, never overshoots.
struct SpeedProfile: LaneValue, Sendable {
  let begin, span, offset, scale: Float

  /// The window from phase `a` to phase `b`, 0 <= a < b <= 1.
  @inline(__always) init(from a: Float, to b: Float) {
    begin = a
    span = b - a
    offset = Self.reach(a)
    scale = 1 / (Self.reach(b) - Self.reach(a))
  }

  /// The complete reach, from rest to rest.
  @inline(__always) static var bell: SpeedProfile { SpeedProfile(from: 0, to: 1) }

  /// Share of the stroke's length covered after this share of its time.
  @inline(__always) func progress(_ share: Float) -> Float {
    (Self.reach(begin + span * share) - offset) * scale
  }

  /// A share of the time, to 1/256, at which progress is still below a limit; 0 where it never is.
  @inline(__always) func share(before limit: Float) -> Float {
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
  @inline(__always) private func raise(_ low: inout Float, _ step: Float, _ limit: Float) {
    low = progress(low + step) < limit ? low + step : low
  }

  /// Instantaneous speed at the lift over the mean speed.
  @inline(__always) var liftOverMean: Float {
    let u = begin + span
    return 30 * u * u * (1 - u) * (1 - u) * span * scale
  }

  /// The minimum-jerk reach.
  @inline(__always) private static func reach(_ u: Float) -> Float {
    u * u * u * (10 + u * (6 * u - 15))
  }
}

/// The phase of the reach at which a finger lifts, read back from what is measured.
public enum LiftPhase {
  /// Phase already passed at touch-down, as in the fit of the recordings.
  private static let touchPhase: Float = 0.05
  /// Phases that are told apart.
  private static let range: ClosedRange<Float> = 0.3...1

  /// The lift phase b, .3 to 1, of a windowed minimum-jerk reach from phase .05 whose speed at the
  /// lift is this many times its mean speed.
  ///
  /// The ratio falls steadily with b, from 2.04 at .3 to 0 at 1; ratios beyond give the ends.
  /// Halved until the phase is known to 1e-6.
  public static func phase(releaseOverMean ratio: Double) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let value = SpeedProfile(from: touchPhase, to: middle).liftOverMean
      if Double(value) > ratio { low = middle } else { high = middle }
    }
    return Double((low + high) / 2)
  }
}

/// Where a finger is first seen, beside the place where its motion begins: the touched area grows
/// while the finger lands, so that its centre moves by a few points whatever the finger does.
///
/// This turns the direction of a stroke at recognition away from that of its path: in raw points of
/// 21 people by 7.8 degrees at 10 to 14 pt from touch-down, 6.1 at 14 to 20, 4.5 at 20 to 30 and
/// 2.9 at 30 to 60 (robust standard deviations over rightward strokes, touchalytics). A
/// displacement of .34 mm that is gone within the first fifth of the stroke does the same.
struct Landing: LaneValue {
  /// Displacement in mm, x from the leading edge and y downwards.
  let x, y: Float

  /// Draws that it takes.
  static var plan: DrawPlan { DrawPlan(normals: 2, uniforms: 1) }

  @inline(__always) init(x: Float, y: Float) { (self.x, self.y) = (x, y) }

  /// A finger that lands where its motion begins.
  @inline(__always) static var exact: Landing { Landing(x: 0, y: 0) }

  /// Draws a displacement; one of twenty is five times as large.
  @inline(__always) init(in population: Population, _ draws: inout LaneDraws) {
    let spread = population.landingSpread * ElementaryMath.choose(draws.happens(0.05), 5, 1)
    (x, y) = (spread * draws.normal(), spread * draws.normal())
  }

  /// What is left of it at a share of the stroke: the sixteenth power of what is to come.
  @inline(__always) static func rest(at progress: Float) -> Float {
    let second = (1 - progress) * (1 - progress)
    let fourth = second * second
    let eighth = fourth * fourth
    return eighth * eighth
  }
}
