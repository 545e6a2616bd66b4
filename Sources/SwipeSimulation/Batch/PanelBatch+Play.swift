import PolicyLibrary
import PopGesture

/// Playing the touch of one lane to a recognizer, reading only where it or its estimator looks.
///
/// This is the only part of a run that goes swipe by swipe: the tracker is the code of an app, with
/// its own choices at every event.
extension PanelBatch {
  /// Plays a lane's touch; true when the gesture ended as a release.
  @inline(__always)
  func play<Velocity: CatalogEstimator>(
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
  private func playOnce<Velocity: CatalogEstimator>(
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
  private func playLast<Velocity: CatalogEstimator>(
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

  @inline(__always)
  private func lift(_ lane: Int, after last: Float) -> TouchSample {
    let duration = Motion(lanes, lane).duration + lanes[PanelReading.late, lane]
    let time = max(Double(sensor.microseconds(duration)), Double(last) + 1)
    return sensor.sample(start(lane), microseconds: time, .ended)
  }
}
