import PopGesture

/// A straight stroke along x at constant speed, without noise, as a panel without faults reads it.
struct StraightStroke: Sendable {
  /// Place of touch-down in pt from the leading edge.
  var start: Double
  /// Length in pt; negative towards the leading edge.
  var length: Double
  /// Speed in pt/s, above 0.
  var speed: Double
  /// Readings per second.
  let rate: Double
  /// Intervals from touch-down to the first reading.
  let phase: Double

  /// A stroke that a panel of 60 readings per second first reads `phase` intervals after
  /// touch-down.
  init(from start: Double, by length: Double, speed: Double, phase: Double = 0.5) {
    (self.start, self.length, self.speed, rate) = (start, length, speed, 60)
    self.phase = phase
  }

  private init(from start: Double, slowlyBy length: Double) {
    (self.start, self.length, speed, rate, phase) = (start, length, 1, 2, 0.5)
  }

  /// A stroke at 1 pt/s, read each half pt: speed plays no part.
  ///
  /// The first reading comes after a quarter of a pt, so that none is exactly at the end of a slop,
  /// where the translation is 0 and tests for motion to the right refuse.
  static func slow(from start: Double, by length: Double) -> StraightStroke {
    StraightStroke(from: start, slowlyBy: length)
  }

  /// When the finger lifts, in s.
  var duration: Double { length.magnitude / speed }

  /// Height in pt at which every stroke runs.
  private static let height = 300.0

  /// The events, from touch-down at `time`; the last move is at the end of the path.
  func samples(at time: Double = 0) -> [TouchSample] {
    let end = TouchSample(
      time: time + duration, x: start + length, y: Self.height, phase: .ended)
    return [TouchSample(time: time, x: start, y: Self.height, phase: .began)] + moves(at: time)
      + [end]
  }

  private func moves(at time: Double) -> [TouchSample] {
    var samples: [TouchSample] = []
    var index = phase
    while index / rate < duration {
      let x = start + (length < 0 ? -speed : speed) * index / rate
      samples.append(TouchSample(time: time + index / rate, x: x, y: Self.height, phase: .moved))
      index += 1
    }
    samples.append(
      TouchSample(time: time + duration, x: start + length, y: Self.height, phase: .moved))
    return samples
  }
}
