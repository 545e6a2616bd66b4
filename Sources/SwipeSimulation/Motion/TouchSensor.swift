import PopGesture

/// The touch panel and the system above it: turns a motion into the events that an app receives.
struct TouchSensor: Sendable {
  private let screen: Screen
  private let pointsPerMillimetre: Float
  private let stepsPerPoint: Float
  private let noise: Float
  private let timeNoise: Float
  private let interval: Float

  init(screen: Screen, population: Population) {
    self.screen = screen
    pointsPerMillimetre = Float(1 / screen.millimetresPerPoint)
    stepsPerPoint = Float(screen.touchStepsPerPoint)
    noise = population.touchNoise
    timeNoise = population.timeNoise
    interval = 1000 / population.touchRate
  }

  /// Replaces `samples` by the touch events of a motion.
  ///
  /// The panel is read at a random phase; the first move comes no earlier than one interval after
  /// touch-down; a location that has not changed by a step sends no event; the lift comes 4 to 10
  /// ms after the finger leaves and repeats the last location. Locations beyond the glass read as
  /// its border. Times are whole microseconds, so that files hold short numbers.
  func sense(
    _ motion: Motion, _ draws: DrawStream, into samples: inout [TouchSample]
  ) {
    samples.removeAll(keepingCapacity: true)
    let lead = draws.block(at: 0)
    let phase = ElementaryMath.unitInterval(lead[0]) * interval
    let liftDelay = 4 + 6 * ElementaryMath.unitInterval(lead[1])
    var last = location(motion.location(at: 0), (0, 0))
    append(&samples, last, microseconds: 0, .began)
    var lastTime = 0
    var index: UInt32 = 1
    while true {
      let time = phase + Float(index) * interval
      if time >= motion.duration { break }
      let words = draws.block(at: index)
      let place = location(
        motion.location(at: time), ElementaryMath.normalPair(words[0], words[1]))
      index += 1
      if place == last { continue }
      let blurred = time + timeNoise * ElementaryMath.normalPair(words[2], words[3]).0
      lastTime = max(Int((blurred * 1000).rounded()), lastTime + 1)
      last = place
      append(&samples, place, microseconds: lastTime, .moved)
    }
    let lift = max(Int(((motion.duration + liftDelay) * 1000).rounded()), lastTime + 1)
    append(&samples, last, microseconds: lift, .ended)
  }

  /// Steps of the panel's grid at a place in mm, with noise in standard deviations.
  @inline(__always)
  private func location(
    _ place: (x: Float, y: Float), _ noise: (Float, Float)
  ) -> SIMD2<Float> {
    let x = place.x * pointsPerMillimetre + noise.0 * self.noise
    let y = place.y * pointsPerMillimetre + noise.1 * self.noise
    let width = Float(screen.width)
    let height = Float(screen.height)
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
