import Foundation

@testable import SwipeSimulation

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

/// A touch event as the naive panel sends it: s and pt.
struct NaiveTouch {
  enum Kind { case down, move, lift }
  var kind: Kind
  var time: Double
  var x: Double
  var y: Double
}

/// The touch panel: reads a path at a fixed rate, last where the motion ends.
struct NaivePanel {
  let screen: Screen
  let panel: TouchPanel

  /// The events of one touch: touch-down at once and without noise, moves on the panel's clock
  /// where the location changed by a step, the lift after a delay.
  func touches(of path: NaivePath, tremor: Double, _ random: inout NaiveRandom) -> [NaiveTouch] {
    let interval = 1000 / Double(panel.rate)
    let noise = Double(panel.noise) * tremor
    let down = place(path.location(at: 0), noise: 0, &random)
    var touches = [NaiveTouch(kind: .down, time: 0, x: down.x, y: down.y)]
    var microseconds = 0
    for time in readings(of: path, interval) {
      let now = place(path.location(at: time), noise: noise, &random)
      if now != (touches[touches.count - 1].x, touches[touches.count - 1].y) {
        microseconds = stamp(time, after: microseconds, &random)
        touches.append(
          NaiveTouch(kind: .move, time: Double(microseconds) / 1e6, x: now.x, y: now.y))
      }
    }
    // The lift repeats the last place.
    let last = (x: touches[touches.count - 1].x, y: touches[touches.count - 1].y)
    let delay = random.uniform(
      Double(panel.liftDelay.lowerBound), Double(panel.liftDelay.upperBound))
    let lifted = stamp(path.duration + delay, after: microseconds, &random)
    touches.append(NaiveTouch(kind: .lift, time: Double(lifted) / 1e6, x: last.x, y: last.y))
    return touches
  }

  /// When the panel reads, in ms: back from the motion's end, no earlier than a move may come.
  private func readings(of path: NaivePath, _ interval: Double) -> [Double] {
    var times: [Double] = []
    var time = path.duration
    while time >= Double(panel.firstMoveInterval) * interval {
      times.append(time)
      time = path.duration - Double(times.count) * interval
    }
    return times.reversed()
  }

  /// A blurred time in whole microseconds, later than the one before.
  private func stamp(_ time: Double, after last: Int, _ random: inout NaiveRandom) -> Int {
    let blurred = time + random.normal(0, Double(panel.timeNoise))
    return max(Int((blurred * 1000).rounded()), last + 1)
  }

  /// A place in mm as the panel reports it in pt: noise, the glass's border, the grid.
  private func place(
    _ millimetres: (x: Double, y: Double), noise: Double, _ random: inout NaiveRandom
  ) -> (x: Double, y: Double) {
    let steps = panel.stepsPerPoint.map(Double.init) ?? screen.touchStepsPerPoint
    func read(_ place: Double, _ size: Double) -> Double {
      let points = place / screen.millimetresPerPoint + (noise > 0 ? random.normal(0, noise) : 0)
      return (held(points, 0, size) * steps).rounded() / steps
    }
    return (read(millimetres.x, screen.width), read(millimetres.y, screen.height))
  }
}
