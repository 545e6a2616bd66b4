import Foundation

/// The path of one finger: pieces, one after another, in mm and ms.
struct NaivePath {
  struct Piece {
    var duration: Double
    /// Displacement, x from the leading edge and y downwards.
    var dx = 0.0
    var dy = 0.0
    /// Largest bulge upwards.
    var bow = 0.0
    /// Phases of the minimum-jerk reach at the piece's beginning and end.
    var from = 0.0
    var to = 1.0

    /// Share of the displacement covered after a share of the time (Flash and Hogan 1985).
    func progress(_ share: Double) -> Double {
      func reached(_ u: Double) -> Double { 10 * pow(u, 3) - 15 * pow(u, 4) + 6 * pow(u, 5) }
      let now = from + (to - from) * share
      return (reached(now) - reached(from)) / (reached(to) - reached(from))
    }

    /// Speed at the end over mean speed: the derivative of `progress` at 1.
    var liftOverMean: Double {
      func reached(_ u: Double) -> Double { 10 * pow(u, 3) - 15 * pow(u, 4) + 6 * pow(u, 5) }
      let speed = 30 * pow(to, 2) - 60 * pow(to, 3) + 30 * pow(to, 4)
      return speed * (to - from) / (reached(to) - reached(from))
    }
  }

  var startX: Double
  var startY: Double
  var pieces: [Piece]

  var duration: Double { pieces.map(\.duration).reduce(0, +) }

  /// Where the finger is `time` ms after touch-down.
  func location(at time: Double) -> (x: Double, y: Double) {
    var (x, y, before) = (startX, startY, 0.0)
    for piece in pieces where time > before {
      let covered = piece.progress(min((time - before) / piece.duration, 1))
      x += piece.dx * covered
      // A parabola that bulges most half-way.
      y += piece.dy * covered - piece.bow * 4 * covered * (1 - covered)
      before += piece.duration
    }
    return (x, y)
  }
}
