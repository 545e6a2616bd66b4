import PolicyLibrary
import PopGesture

/// Playing the touch of one lane to a recognizer, reading only where it or its estimator looks.
///
/// This is the only part of a run that goes swipe by swipe: the tracker is the code of an app, with
/// its own choices at every event.
extension PanelBatch {
  /// Plays a lane's touch; true when the gesture ended as a release.
  @inline(__always) func play<Velocity: VelocityEstimator>(
    _ lane: Int, _ sight: RecognizerSight, to tracker: inout GestureTracker<Velocity>
  ) -> Bool {
    let count = Int(ElementaryMath.integer(lanes[PanelReading.count, lane]))
    let first = first(lane, sight)
    // Most of a flick lies within an estimator's window of time.
    if Velocity.memory.duration < .infinity {
      return playOnce(lane, first, count, sight, to: &tracker)
    }
    let start = start(lane)
    tracker.receive(sensor.sample(start, microseconds: 0, .began))
    // Until the gesture begins or fails, reading by reading.
    var index = first
    var before = start
    var last: Float = 0
    while index <= count {
      let here = place(index, lane, count, withTime: sight.seesAge)
      // The first may be at the place of one before it; then it changes no state. After touch-down
      // it would count as a first move.
      if (index == first && first > 1) || !here.isAtPlace(of: before) {
        last = here.time
        tracker.receive(sensor.sample(here, microseconds: Double(last), .moved))
      }
      before = here
      index &+= 1
      if !tracker.state.isPossible { break }
    }
    guard tracker.state.hasBegun else { return false }
    // Then what the estimator remembers at the lift.
    if lastReadings > 0, lanes[PanelReading.areSent, lane] > 0,
      count &- index >= Velocity.memory.events &- 1
    {
      var back = Velocity.memory.events
      while back > 0 {
        back &-= 1
        var here = TouchSensor.Reading(lanes, at: EventWindow.last(back), lane)
        last = here.time
        // Nobody looks across after the begin: one place, converted once, for all.
        here.y = start.y
        tracker.receive(sensor.sample(here, microseconds: Double(last), .moved))
      }
    } else {
      last = playLast(lane, after: index, first, count, to: &tracker)
    }
    tracker.receive(lift(lane, after: last))
    return true
  }

  /// Plays a touch to a tracker whose estimator looks back over a time: all events from the oldest
  /// that it remembers on, and those that the recognizer could act upon before.
  private func playOnce<Velocity: VelocityEstimator>(
    _ lane: Int, _ first: Int, _ count: Int, _ sight: RecognizerSight,
    to tracker: inout GestureTracker<Velocity>
  ) -> Bool {
    let oldest = oldest(lane, count, Velocity.self)
    tracker.receive(sensor.sample(start(lane), microseconds: 0, .began))
    var index = min(first, max(oldest, 1))
    var before = place(index &- 1, lane, count)
    var last: Float = 0
    while index <= count {
      let isTimed = sight.seesAge || index >= oldest
      let here = isTimed ? reading(index, lane, count) : place(index, lane, count)
      if !here.isAtPlace(of: before) {
        last = here.time
        tracker.receive(sensor.sample(here, microseconds: Double(last), .moved))
      }
      before = here
      index &+= 1
      if tracker.state.isPossible { continue }
      guard tracker.state.hasBegun else { return false }
      if index < oldest {
        index = oldest
        before = place(oldest &- 1, lane, count)
      }
    }
    guard tracker.state.hasBegun else { return false }
    tracker.receive(lift(lane, after: last))
    return true
  }

  /// Plays the events that the estimator remembers where they cannot be told in advance.
  ///
  /// Some readings were not sent, or the touch was short. Gives the time of the last event.
  @inline(never)
  private func playLast<Velocity: VelocityEstimator>(
    _ lane: Int, after index: Int, _ first: Int, _ count: Int,
    to tracker: inout GestureTracker<Velocity>
  ) -> Float {
    var index = index
    let oldest = oldest(lane, count, Velocity.self)
    if oldest < index {
      // It remembers events that were played already, without the noise of their time: again, then.
      tracker.reset()
      tracker.receive(sensor.sample(start(lane), microseconds: 0, .began))
      index = min(max(oldest, 1), first)
    } else {
      index = oldest
    }
    // The oldest is known to be sent.
    var before = index == oldest ? nil : place(index &- 1, lane, count)
    var last: Float = 0
    while index <= count {
      let here = reading(index, lane, count)
      if before.map({ !here.isAtPlace(of: $0) }) ?? true {
        last = here.time
        tracker.receive(sensor.sample(here, microseconds: Double(last), .moved))
      }
      before = here
      index &+= 1
    }
    return last
  }

  @inline(__always) private func lift(_ lane: Int, after last: Float) -> TouchSample {
    let duration = Motion(lanes, lane).duration + lanes[PanelReading.late, lane]
    let time = max(Double(sensor.microseconds(duration)), Double(last) + 1)
    return sensor.sample(start(lane), microseconds: time, .ended)
  }
}

/// The readings of one lane: those that were made for all lanes, and others as they are asked for.
extension PanelBatch {
  /// The oldest delivered event on which an estimator's value at the lift depends; 0 for
  /// touch-down, which is an event too, and always the tracker's first.
  func oldest<Velocity: VelocityEstimator>(
    _ lane: Int, _ count: Int, _ estimator: Velocity.Type
  ) -> Int {
    let memory = Velocity.memory
    var (index, oldest, events) = (count, count, 0)
    var here = place(index, lane, count)
    var newest = Float.nan
    let blur = 2 * Double(ElementaryMath.largestNormal * sensor.panel.timeNoise) / 1000
    while index > 0 {
      let before = place(index &- 1, lane, count)
      if !here.isAtPlace(of: before) {
        if newest.isNaN { newest = here.time }
        // A little late where the noise of times could matter: seeing more changes nothing.
        if Double(newest - here.time) / 1_000_000 > memory.duration + blur { break }
        oldest = index
        events += 1
        if events == memory.events { break }
      }
      here = before
      index &-= 1
    }
    return index == 0 ? 0 : oldest
  }

  /// Whether the recognizer could act upon any reading of a lane.
  @inline(__always) func isSeen(_ lane: Int, _ sight: RecognizerSight) -> Bool {
    first(lane, sight) <= Int(ElementaryMath.integer(lanes[PanelReading.count, lane]))
  }

  /// Number of the first reading that the recognizer could act upon.
  @inline(__always) func first(_ lane: Int, _ sight: RecognizerSight) -> Int {
    let start = lanes[PanelReading.startX, lane] / sensor.stepsPerPoint
    let first = firstSeen(lane)
    // A little early where rounding could matter: seeing more changes nothing.
    return start > Float(sight.firstMoveDecidesBeyond) - 0.01 ? 1 : first
  }

  /// What the panel reads at touch-down.
  @inline(__always) func start(_ lane: Int) -> TouchSensor.Reading {
    .init(x: lanes[PanelReading.startX, lane], y: lanes[PanelReading.startY, lane], time: 0)
  }

  /// Reading `index` of the `count` of a lane, with touch-down as reading 0.
  @inline(__always) func reading(_ index: Int, _ lane: Int, _ count: Int) -> TouchSensor.Reading {
    let back = count &- index
    if back < timedReadings, index > 0 { return .init(lanes, at: EventWindow.last(back), lane) }
    if index == 1, hasFirstMove { return .init(lanes, at: EventWindow.firstMove, lane) }
    return index == 0 ? start(lane) : made(index, lane, withTime: true)
  }

  /// The same where the noise of its time makes no difference, or only to the recognizer.
  @inline(__always) func place(
    _ index: Int, _ lane: Int, _ count: Int, withTime: Bool = false
  ) -> TouchSensor.Reading {
    let (back, ahead) = (count &- index, index &- firstSeen(lane))
    if back < (withTime ? timedReadings : lastReadings), index > 0 {
      return .init(lanes, at: EventWindow.last(back), lane)
    }
    // Made with times for recognizers that see the age of a touch.
    if ahead >= 0, ahead < gateReadings { return .init(lanes, at: EventWindow.gate(ahead), lane) }
    if index == 1, hasFirstMove { return .init(lanes, at: EventWindow.firstMove, lane) }
    return index == 0 ? start(lane) : made(index, lane, withTime: withTime)
  }

  @inline(__always) func firstSeen(_ lane: Int) -> Int {
    Int(ElementaryMath.integer(lanes[PanelReading.firstSeen, lane]))
  }

  /// A reading of one lane that was not made with the others.
  @inline(never)
  func made(_ index: Int, _ lane: Int, withTime: Bool) -> TouchSensor.Reading {
    return sensor.reading(
      of: Motion(lanes, lane),
      at: sensor.time(of: Float(index), first: lanes[PanelReading.first, lane]),
      noise: lanes[PanelReading.noise, lane], normals(index, lane, withTime: withTime))
  }
}

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
  @inline(__always) func normals(
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
