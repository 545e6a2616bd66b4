/// The path of one finger as a function of time, in mm, before any touch panel sees it.
///
/// Up to three pieces, one after another; each is a windowed minimum-jerk reach or a rest.
struct Motion: Sendable {
  /// One piece of a path.
  struct Piece: Sendable {
    /// Length in ms.
    var duration: Float
    /// Displacement in mm, x from the leading edge and y downwards.
    var dx: Float = 0
    var dy: Float = 0
    /// Largest sideways bulge in mm, upwards.
    var bow: Float = 0
    /// Shape in time.
    var profile = SpeedProfile.bell
  }

  /// Location of touch-down in mm from the leading and top edge.
  let startX: Float
  let startY: Float
  private var first: Piece
  private var second = Piece(duration: 0)
  private var third = Piece(duration: 0)

  init(startX: Float, startY: Float, _ first: Piece) {
    (self.startX, self.startY, self.first) = (startX, startY, first)
  }

  init(startX: Float, startY: Float, _ first: Piece, _ second: Piece, _ third: Piece? = nil) {
    self.init(startX: startX, startY: startY, first)
    self.second = second
    if let third { self.third = third }
  }

  /// Touch-down to lift in ms.
  var duration: Float { first.duration + second.duration + third.duration }

  /// Location in mm at `time` ms after touch-down, held at the ends beyond.
  @inline(__always)
  func location(at time: Float) -> (x: Float, y: Float) {
    var (x, y, rest) = (startX, startY, time)
    Self.advance(&x, &y, &rest, first)
    if second.duration > 0 { Self.advance(&x, &y, &rest, second) }
    if third.duration > 0 { Self.advance(&x, &y, &rest, third) }
    return (x, y)
  }

  /// Adds what `piece` moves within `rest` ms, and takes its duration off `rest`.
  @inline(__always)
  private static func advance(
    _ x: inout Float, _ y: inout Float, _ rest: inout Float, _ piece: Piece
  ) {
    let share = min(max(rest / piece.duration, 0), 1)
    let progress = piece.profile.progress(share)
    x += piece.dx * progress
    y += piece.dy * progress - piece.bow * 4 * progress * (1 - progress)
    rest -= piece.duration
  }

  /// Writes the places of a batch at its times, as `location(at:)` does.
  @inline(__always)
  func locate(_ batch: SampleBatch) {
    let (first, second, third) = (first, second, third)
    for lane in 0..<SampleBatch.lanes {
      var (x, y, rest) = (startX, startY, batch.time[lane])
      Self.advance(&x, &y, &rest, first)
      batch.x[lane] = x
      batch.y[lane] = y
    }
    if second.duration > 0 { Self.add(second, after: first.duration, 0, to: batch) }
    if third.duration > 0 { Self.add(third, after: first.duration, second.duration, to: batch) }
  }

  /// Adds what a later piece moves; pieces before it last `before` and `then` ms.
  @inline(__always)
  private static func add(
    _ piece: Piece, after before: Float, _ then: Float, to batch: SampleBatch
  ) {
    for lane in 0..<SampleBatch.lanes {
      var (x, y) = (batch.x[lane], batch.y[lane])
      // Subtracted one after the other, as piece by piece, for the same bits.
      var rest = batch.time[lane] - before - then
      advance(&x, &y, &rest, piece)
      batch.x[lane] = x
      batch.y[lane] = y
    }
  }
}
