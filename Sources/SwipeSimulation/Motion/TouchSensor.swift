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
    let noise = panel.noise * tremor
    var last = location(motion.location(at: 0), (0, 0), 0)
    append(&samples, last, microseconds: 0, .began)
    var lastTime = 0
    var index: UInt32 = 1
    withUnsafeTemporaryAllocation(of: Float.self, capacity: SampleBatch.scratch) { memory in
      guard let memory = memory.baseAddress else { return }
      let batch = SampleBatch(memory)
      while true {
        batch.fill(from: index, of: motion, phase: phase, interval: interval, draws)
        for lane in 0..<SampleBatch.lanes {
          if batch.time[lane] >= motion.duration { return }
          index += 1
          let place = location(
            (batch.x[lane], batch.y[lane]), (batch.noiseX[lane], batch.noiseY[lane]), noise)
          if place == last { continue }
          lastTime = max(
            microseconds(batch.time[lane] + panel.timeNoise * batch.noiseTime[lane]), lastTime + 1)
          last = place
          append(&samples, place, microseconds: lastTime, .moved)
        }
      }
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
    let blur = panel.timeNoise * ElementaryMath.normalPair(words[2], words[3]).0
    let lift = max(microseconds(motion.duration + delay + blur), lastTime + 1)
    append(&samples, last, microseconds: lift, .ended)
  }

  /// Whole microseconds of a time in ms.
  @inline(__always)
  private func microseconds(_ time: Float) -> Int {
    let exact = time * 1000
    return exact >= 0 && exact < 0x1p22
      ? Int(ElementaryMath.roundedToWhole(exact)) : Int(exact.rounded())
  }

  /// Steps of the panel's grid at a place in mm, with noise of this standard deviation in pt.
  @inline(__always)
  private func location(
    _ place: (x: Float, y: Float), _ normals: (Float, Float), _ noise: Float
  ) -> SIMD2<Float> {
    let x = place.x * pointsPerMillimetre + normals.0 * noise
    let y = place.y * pointsPerMillimetre + normals.1 * noise
    return SIMD2(
      ElementaryMath.roundedToWhole(min(max(x, 0), width) * stepsPerPoint),
      ElementaryMath.roundedToWhole(min(max(y, 0), height) * stepsPerPoint))
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
