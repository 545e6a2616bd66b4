import PopGesture

/// The touch panel and the system above it: turns a motion into the events that an app receives.
struct TouchSensor: Sendable {
  private let width: Float
  private let height: Float
  private let pointsPerMillimetre: Float
  private let stepsPerPoint: Float
  private let panel: TouchPanel
  private let interval: Float

  init(screen: Screen, panel: TouchPanel) {
    width = Float(screen.width)
    height = Float(screen.height)
    pointsPerMillimetre = Float(1 / screen.millimetresPerPoint)
    stepsPerPoint = panel.stepsPerPoint ?? Float(screen.touchStepsPerPoint)
    self.panel = panel
    interval = 1000 / panel.rate
  }

  /// Replaces `samples` by the touch events of a motion.
  ///
  /// `tremor` multiplies the noise. The panel is read at a random phase; a location that has not
  /// changed by a step sends no event. Locations beyond the glass read as its border. Times are
  /// whole microseconds, so that files hold short numbers.
  func sense(
    _ motion: Motion, tremor: Float, _ draws: DrawStream, into samples: inout [TouchSample]
  ) {
    samples.removeAll(keepingCapacity: true)
    let lead = draws.block(at: 0)
    let phase = (ElementaryMath.unitInterval(lead[0]) + panel.firstMoveInterval) * interval
    var last = location(motion.location(at: 0), (0, 0), 0)
    let noise = panel.noise * tremor
    append(&samples, last, microseconds: 0, .began)
    var lastTime = 0
    var index: UInt32 = 1
    while true {
      let time = phase + Float(index - 1) * interval
      if time >= motion.duration { break }
      let words = draws.block(at: index)
      let place = location(
        motion.location(at: time), ElementaryMath.normalPair(words[0], words[1]), noise)
      index += 1
      if place == last { continue }
      lastTime = max(blurred(time, words[2], words[3]), lastTime + 1)
      last = place
      append(&samples, place, microseconds: lastTime, .moved)
    }
    let words = draws.block(at: index)
    if panel.liftCarriesLocation {
      last = location(
        motion.location(at: motion.duration), ElementaryMath.normalPair(words[0], words[1]), noise)
    }
    let delay =
      panel.liftDelay.lowerBound
      + (panel.liftDelay.upperBound - panel.liftDelay.lowerBound)
      * ElementaryMath.unitInterval(lead[1])
    let lift = max(blurred(motion.duration + delay, words[2], words[3]), lastTime + 1)
    append(&samples, last, microseconds: lift, .ended)
  }

  /// A time in ms with the noise of its stamp, in whole microseconds.
  @inline(__always)
  private func blurred(_ time: Float, _ first: UInt32, _ second: UInt32) -> Int {
    let noise = panel.timeNoise * ElementaryMath.normalPair(first, second).0
    return Int(((time + noise) * 1000).rounded())
  }

  /// Steps of the panel's grid at a place in mm, with noise of this standard deviation in pt.
  @inline(__always)
  private func location(
    _ place: (x: Float, y: Float), _ normals: (Float, Float), _ noise: Float
  ) -> SIMD2<Float> {
    let x = place.x * pointsPerMillimetre + normals.0 * noise
    let y = place.y * pointsPerMillimetre + normals.1 * noise
    return SIMD2(
      (min(max(x, 0), width) * stepsPerPoint).rounded(),
      (min(max(y, 0), height) * stepsPerPoint).rounded())
  }

  @inline(__always)
  private func append(
    _ samples: inout [TouchSample], _ place: SIMD2<Float>, microseconds: Int, _ phase: TouchPhase
  ) {
    samples.append(
      TouchSample(
        time: Double(microseconds) / 1_000_000,
        x: Double(place.x) / Double(stepsPerPoint), y: Double(place.y) / Double(stepsPerPoint),
        phase: phase))
  }
}
