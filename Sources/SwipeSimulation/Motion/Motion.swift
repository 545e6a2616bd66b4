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
    /// Largest bulge in mm, upwards, and to the right.
    let bow, sway: Float
    /// Shape in time.
    let profile: SpeedProfile

    /// A piece of `duration` ms, which must be positive.
    @inline(__always)
    init(
      after begin: Float = 0, duration: Float, dx: Float, dy: Float, bow: Float = 0,
      sway: Float = 0, profile: SpeedProfile = .bell
    ) {
      self.begin = begin
      rate = 1 / duration
      (self.dx, self.dy, self.bow) = (dx, dy, bow)
      (self.sway, self.profile) = (sway, profile)
    }

    @inline(__always)
    init(
      begin: Float, rate: Float, dx: Float, dy: Float, bow: Float, sway: Float,
      profile: SpeedProfile
    ) {
      (self.begin, self.rate, self.dx, self.dy) = (begin, rate, dx, dy)
      (self.bow, self.sway, self.profile) = (bow, sway, profile)
    }

    /// No piece at all.
    static var none: Piece {
      Piece(begin: 0, rate: 0, dx: 0, dy: 0, bow: 0, sway: 0, profile: .bell)
    }

    /// Displacement in mm at a share of it, straight and bulge.
    @inline(__always)
    func shift(_ progress: Float) -> (x: Float, y: Float) {
      let bulge = 4 * progress * (1 - progress)
      return (dx * progress + sway * bulge, dy * progress - bow * bulge)
    }

    /// Share of the displacement covered `time` ms after touch-down.
    @inline(__always)
    func progress(at time: Float) -> Float {
      profile.progress(min(max((time - begin) * rate, 0), 1))
    }
  }

  /// Where the motion begins, in mm from the leading and top edge.
  let startX, startY: Float
  /// Where the panel first sees the finger, beside that place.
  let landing: Landing
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
    startX: Float, startY: Float, landing: Landing = .exact, duration: Float, _ first: Piece,
    _ second: Piece = .none
  ) {
    (self.startX, self.startY, self.landing) = (startX, startY, landing)
    self.duration = duration
    (self.first, self.second) = (first, second)
  }

  /// Location of touch-down in mm.
  @inline(__always)
  var touchDown: (x: Float, y: Float) { (startX + landing.x, startY + landing.y) }

  /// Location in mm at `time` ms after touch-down as far as the first piece goes.
  @inline(__always)
  func firstLocation(at time: Float) -> (x: Float, y: Float) {
    let progress = first.progress(at: time)
    let (shift, rest) = (first.shift(progress), Landing.rest(at: progress))
    return (startX + shift.x + landing.x * rest, startY + shift.y + landing.y * rest)
  }

  /// What the second piece adds to it.
  @inline(__always)
  func secondShift(at time: Float) -> (x: Float, y: Float) {
    second.shift(second.progress(at: time))
  }

  /// Location in mm at `time` ms after touch-down, held at the ends beyond.
  @inline(__always)
  func location(at time: Float) -> (x: Float, y: Float) {
    let (a, b) = (firstLocation(at: time), secondShift(at: time))
    return (a.x + b.x, a.y + b.y)
  }
}
