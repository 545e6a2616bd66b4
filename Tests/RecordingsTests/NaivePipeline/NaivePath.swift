import Foundation

/// The path of one finger: pieces, one after another, in mm and ms.
struct NaivePath {
  struct Piece {
    var duration: Double
    /// Displacement, x from the leading edge and y downwards.
    var dx = 0.0
    var dy = 0.0
    /// Largest bulge upwards, and to the right.
    var bow = 0.0
    var sway = 0.0
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
  /// Where the finger is first seen, beside the place where its motion begins.
  var landing = (x: 0.0, y: 0.0)
  var pieces: [Piece]

  var duration: Double { pieces.map(\.duration).reduce(0, +) }

  /// Where the finger is `time` ms after touch-down.
  func location(at time: Double) -> (x: Double, y: Double) {
    var (x, y, before) = (startX, startY, 0.0)
    let unseen = landingRest(at: time)
    x += landing.x * unseen
    y += landing.y * unseen
    for piece in pieces where time > before {
      let covered = piece.progress(min((time - before) / piece.duration, 1))
      // Parabolas that bulge most half-way.
      let bulge = 4 * covered * (1 - covered)
      x += piece.dx * covered + piece.sway * bulge
      y += piece.dy * covered - piece.bow * bulge
      before += piece.duration
    }
    return (x, y)
  }

  /// What is left of the landing: all while the finger rests, then the 16th power of what is left
  /// of the first piece that moves.
  private func landingRest(at time: Double) -> Double {
    var before = 0.0
    for piece in pieces {
      if piece.dx != 0 || piece.dy != 0 {
        return pow(1 - piece.progress(held((time - before) / piece.duration, 0, 1)), 16)
      }
      before += piece.duration
    }
    return 1
  }
}
