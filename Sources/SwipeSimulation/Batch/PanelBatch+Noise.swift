/// The noise of readings, and the readings that it makes of motions.
extension PanelBatch {
  /// Makes the noise of some of the last readings of every swipe, by their places before the last.
  func makeNoise(_ readings: Range<Int>) {
    for back in readings {
      // The oldest may only tell whether the next was sent.
      makeNoise(
        EventWindow.noise(back), from: PanelReading.count, by: -Float(back),
        withTime: back < timedReadings)
    }
    for lane in 0..<count { lanes[PanelReading.noisy, lane] = lanes[PanelReading.count, lane] }
  }

  /// Keeps the noise of the last readings where it was made before, for the same person's same
  /// swipe, and makes it anew where the touch now has another number of readings.
  ///
  /// Screens change few durations: on twelve screens this saves a tenth of a run.
  func renewNoise() {
    var changed = 0
    for lane in 0..<count {
      changed += lanes[PanelReading.count, lane] == lanes[PanelReading.noisy, lane] ? 0 : 1
    }
    if changed * 3 > count { return makeNoise(0..<lastReadings) }
    for lane in 0..<count
    where lanes[PanelReading.count, lane] != lanes[PanelReading.noisy, lane] {
      let last = Int(ElementaryMath.integer(lanes[PanelReading.count, lane]))
      for back in 0..<lastReadings {
        let normals = normals(max(last - back, 1), lane, withTime: back < timedReadings)
        lanes[EventWindow.noise(back), lane] = normals.x
        lanes[EventWindow.noise(back) + 1, lane] = normals.y
        lanes[EventWindow.noise(back) + 2, lane] = normals.time
      }
      lanes[PanelReading.noisy, lane] = lanes[PanelReading.count, lane]
    }
  }

  /// Makes the noise of one reading of every swipe, at the number in a column plus `offset`; where
  /// its time makes no difference, without the noise of its time.
  func makeNoise(_ place: Int, from column: Int, by offset: Float, withTime: Bool) {
    let (lanes, key) = (lanes, key)
    for lane in 0..<count {
      let index = ElementaryMath.integer(max(lanes[column, lane] + offset, 1))
      lanes.setWords(place, lane, lanes.block(index, key, lane))
    }
    lanes.makeNormals(place, count: count)
    if withTime {
      lanes.makeNormals(place + 2, count: count)
    } else {
      for lane in 0..<count { lanes[place + 2, lane] = 0 }
    }
  }

  /// The noise of one reading of one swipe.
  @inline(__always)
  func normals(
    _ index: Int, _ lane: Int, withTime: Bool
  ) -> (x: Float, y: Float, time: Float) {
    let words = lanes.block(UInt32(truncatingIfNeeded: index), key, lane)
    return TouchSensor.normals(words, withTime: withTime)
  }

  /// Makes one reading of every swipe of its noise, at the number in a column plus `offset`.
  func place(_ place: Int, from column: Int, by offset: Float, noise: Int) {
    let (lanes, sensor) = (lanes, sensor)
    // Pieces in loops of their own: most motions have one, and a choice inside would cost more.
    for lane in 0..<count {
      let motion = Motion(lanes, lane)
      let time = sensor.time(
        of: max(lanes[column, lane] + offset, 1), first: lanes[PanelReading.first, lane])
      let location = motion.firstLocation(at: time)
      lanes[place, lane] = location.x
      lanes[place + 1, lane] = location.y
      lanes[place + 2, lane] = time
    }
    if pieces == 2 {
      for lane in 0..<count {
        let shift = Motion(lanes, lane).secondShift(at: lanes[place + 2, lane])
        lanes[place, lane] += shift.x
        lanes[place + 1, lane] += shift.y
      }
    }
    for lane in 0..<count {
      sensor.reading(
        (lanes[place, lane], lanes[place + 1, lane]), at: lanes[place + 2, lane],
        noise: lanes[PanelReading.noise, lane],
        (lanes[noise, lane], lanes[noise + 1, lane], lanes[noise + 2, lane])
      ).store(in: lanes, at: place, lane)
    }
  }
}
