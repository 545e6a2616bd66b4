/// The path of one finger as a function of time, in mm, before any touch panel sees it.
///
/// One or two pieces, each a windowed minimum-jerk reach that begins some time after touch-down;
/// between pieces, and after the last until the lift, the finger rests.
struct Motion: Sendable {
  /// One piece of a path.
  struct Piece: Sendable {
    /// When it begins, in ms after touch-down.
    let begin: Float
    /// One over its duration in ms; 0 for a piece that does not exist.
    let rate: Float
    /// Displacement in mm, x from the leading edge and y downwards.
    let dx, dy: Float
    /// Largest sideways bulge in mm, upwards.
    let bow: Float
    /// Shape in time.
    let profile: SpeedProfile

    /// A piece of `duration` ms, which must be positive.
    @inline(__always)
    init(
      after begin: Float = 0, duration: Float, dx: Float, dy: Float, bow: Float = 0,
      profile: SpeedProfile = .bell
    ) {
      self.begin = begin
      rate = 1 / duration
      (self.dx, self.dy, self.bow, self.profile) = (dx, dy, bow, profile)
    }

    @inline(__always)
    init(begin: Float, rate: Float, dx: Float, dy: Float, bow: Float, profile: SpeedProfile) {
      (self.begin, self.rate, self.dx, self.dy) = (begin, rate, dx, dy)
      (self.bow, self.profile) = (bow, profile)
    }

    /// No piece at all.
    static var none: Piece {
      Piece(begin: 0, rate: 0, dx: 0, dy: 0, bow: 0, profile: .bell)
    }

    /// Displacement in mm `time` ms after touch-down.
    @inline(__always)
    func shift(at time: Float) -> (x: Float, y: Float) {
      let progress = progress(at: time)
      return (dx * progress, dy * progress - bow * 4 * progress * (1 - progress))
    }

    /// Share of the displacement covered `time` ms after touch-down.
    @inline(__always)
    func progress(at time: Float) -> Float {
      profile.progress(min(max((time - begin) * rate, 0), 1))
    }
  }

  /// Location of touch-down in mm from the leading and top edge.
  let startX, startY: Float
  /// Touch-down to lift in ms.
  let duration: Float
  let first, second: Piece

  /// The longest touch in ms: five minutes, after which the finger lifts whatever was drawn.
  ///
  /// Only here so that no population makes a touch of a million events: of the presets' slowest
  /// scrolls one in 10^10 would last longer.
  static var longest: Float { 300_000 }

  @inline(__always)
  init(
    startX: Float, startY: Float, duration: Float, _ first: Piece, _ second: Piece = .none
  ) {
    (self.startX, self.startY, self.duration) = (startX, startY, duration)
    (self.first, self.second) = (first, second)
  }

  /// Location in mm at `time` ms after touch-down, held at the ends beyond.
  @inline(__always)
  func location(at time: Float) -> (x: Float, y: Float) {
    let (a, b) = (first.shift(at: time), second.shift(at: time))
    return (startX + a.x + b.x, startY + a.y + b.y)
  }
}
