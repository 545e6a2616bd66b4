import PopGesture

/// Playing the touch of one lane to a recognizer, reading only where it or its estimator looks.
///
/// This is the only part of a run that goes swipe by swipe: the tracker is the code of an app, with
/// its own choices at every event.
extension PanelBatch {
  /// Plays a lane's touch; true when the gesture ended as a release.
  @inline(__always)
  func play<Velocity: VelocityEstimator>(
    _ lane: Int, _ sight: RecognizerSight, to tracker: inout GestureTracker<Velocity>
  ) -> Bool {
    let count = Int(ElementaryMath.integer(lanes[PanelReading.count, lane]))
    let first = first(lane, sight)
    let start = start(lane)
    tracker.receive(sensor.sample(start, microseconds: 0, .began))
    // Until the gesture begins or fails, reading by reading.
    var index = first
    var before = start
    var last: Float = 0
    while index <= count {
      let here = sight.seesAge ? reading(index, lane, count) : place(index, lane, count)
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
        let here = TouchSensor.Reading(lanes, at: EventWindow.last(back), lane)
        last = here.time
        tracker.receive(sensor.sample(here, microseconds: Double(last), .moved))
      }
    } else {
      last = playLast(lane, after: index, first, count, to: &tracker)
    }
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
    let oldest = oldest(lane, count, Velocity.memory)
    if oldest < index || !isSent(first, lane, count, for: Velocity.memory) {
      // It remembers events that were played already, without the noise of their time, or one that
      // was not sent: again, then.
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

  /// Whether a reading that was played without a look at the one before it was sent, as far as an
  /// estimator with this memory could still see it when newer events fill the memory.
  private func isSent(_ index: Int, _ lane: Int, _ count: Int, for memory: EventMemory) -> Bool {
    index <= 1 || memory.duration == .infinity
      || !place(index, lane, count).isAtPlace(of: place(index &- 1, lane, count))
  }

  /// The oldest delivered event on which an estimator's value at the lift depends; 0 for
  /// touch-down, which is an event too, and always the tracker's first.
  private func oldest(_ lane: Int, _ count: Int, _ memory: EventMemory) -> Int {
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

  @inline(__always)
  private func lift(_ lane: Int, after last: Float) -> TouchSample {
    let duration = Motion(lanes, lane).duration + lanes[PanelReading.late, lane]
    let time = max(Double(sensor.microseconds(duration)), Double(last) + 1)
    return sensor.sample(start(lane), microseconds: time, .ended)
  }

  /// Whether the recognizer could act upon any reading of a lane.
  @inline(__always)
  func isSeen(_ lane: Int, _ sight: RecognizerSight) -> Bool {
    first(lane, sight) <= Int(ElementaryMath.integer(lanes[PanelReading.count, lane]))
  }

  /// Number of the first reading that the recognizer could act upon.
  @inline(__always)
  private func first(_ lane: Int, _ sight: RecognizerSight) -> Int {
    let start = lanes[PanelReading.startX, lane] / sensor.stepsPerPoint
    let first = firstSeen(lane)
    // A little early where rounding could matter: seeing more changes nothing.
    return start > Float(sight.firstMoveDecidesBeyond) - 0.01 ? 1 : first
  }

  /// What the panel reads at touch-down.
  @inline(__always)
  private func start(_ lane: Int) -> TouchSensor.Reading {
    .init(x: lanes[PanelReading.startX, lane], y: lanes[PanelReading.startY, lane], time: 0)
  }

  /// Reading `index` of the `count` of a lane, with touch-down as reading 0.
  @inline(__always)
  private func reading(_ index: Int, _ lane: Int, _ count: Int) -> TouchSensor.Reading {
    let back = count &- index
    if back < timedReadings, index > 0 { return .init(lanes, at: EventWindow.last(back), lane) }
    return index == 0 ? start(lane) : made(index, lane, withTime: true)
  }

  /// The same where the noise of its time makes no difference.
  @inline(__always)
  private func place(_ index: Int, _ lane: Int, _ count: Int) -> TouchSensor.Reading {
    let (back, ahead) = (count &- index, index &- firstSeen(lane))
    if back < lastReadings, index > 0 { return .init(lanes, at: EventWindow.last(back), lane) }
    if ahead >= 0, ahead < gateReadings { return .init(lanes, at: EventWindow.gate(ahead), lane) }
    return index == 0 ? start(lane) : made(index, lane, withTime: false)
  }

  @inline(__always)
  private func firstSeen(_ lane: Int) -> Int {
    Int(ElementaryMath.integer(lanes[PanelReading.firstSeen, lane]))
  }

  /// A reading of one lane that was not made with the others.
  @inline(never)
  private func made(_ index: Int, _ lane: Int, withTime: Bool) -> TouchSensor.Reading {
    return sensor.reading(
      of: Motion(lanes, lane),
      at: sensor.time(of: Float(index), phase: lanes[PanelReading.phase, lane]),
      noise: lanes[PanelReading.noise, lane], normals(index, lane, withTime: withTime))
  }
}
