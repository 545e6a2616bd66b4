import PopGesture

extension TouchSensor {
  /// Appends all touch events of a motion to `samples`.
  ///
  /// `tremor` multiplies the panel's noise; reading k takes its noise from block k of `key`.
  ///
  /// - Parameter begin: time of touch-down in microseconds.
  /// - Returns: time of the lift event in microseconds.
  @discardableResult
  func sense(
    _ motion: Motion, tremor: Float, _ key: DrawKey, participant: UInt32, swipe: UInt32,
    from begin: Double = 0, into samples: inout [TouchSample]
  ) -> Double {
    let late = panel.liftTime(key.block(0, participant: participant, swipe: swipe))
    let readings = readings(until: motion.duration)
    let noise = panel.noise * tremor
    var last = reading(motion.touchDown, at: 0, noise: 0, (0, 0, 0))
    samples.append(sample(last, microseconds: begin, .began))
    var lastTime = 0.0
    var index: UInt32 = 1
    while Float(index) <= readings.count {
      let words = key.block(index, participant: participant, swipe: swipe)
      let next = reading(
        of: motion, at: time(of: Float(index), first: readings.first), noise: noise,
        Self.normals(words))
      index += 1
      if next.isAtPlace(of: last) { continue }
      lastTime = max(Double(next.time), lastTime + 1)
      samples.append(sample(next, microseconds: begin + lastTime, .moved))
      last = next
    }
    let lift = max(Double(microseconds(motion.duration + late)), lastTime + 1)
    samples.append(sample(last, microseconds: begin + lift, .ended))
    return begin + lift
  }

  /// The noise of a reading from the words of its block, or that of its place alone.
  @inline(__always)
  static func normals(
    _ words: SIMD4<UInt32>, withTime: Bool = true
  ) -> (x: Float, y: Float, time: Float) {
    let place = ElementaryMath.normalPair(words[0], words[1])
    return (
      place.0, place.1, withTime ? ElementaryMath.normalPair(words[2], words[3]).0 : 0
    )
  }
}
