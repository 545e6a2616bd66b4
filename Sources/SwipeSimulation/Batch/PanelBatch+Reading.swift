import PolicyLibrary
import PopGesture

/// The readings of one lane: those that were made for all lanes, and others as they are asked for.
extension PanelBatch {
  /// The oldest delivered event on which an estimator's value at the lift depends; 0 for
  /// touch-down, which is an event too, and always the tracker's first.
  func oldest<Velocity: CatalogEstimator>(
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
  @inline(__always)
  func isSeen(_ lane: Int, _ sight: RecognizerSight) -> Bool {
    first(lane, sight) <= Int(ElementaryMath.integer(lanes[PanelReading.count, lane]))
  }

  /// Number of the first reading that the recognizer could act upon.
  @inline(__always)
  func first(_ lane: Int, _ sight: RecognizerSight) -> Int {
    let start = lanes[PanelReading.startX, lane] / sensor.stepsPerPoint
    let first = firstSeen(lane)
    // A little early where rounding could matter: seeing more changes nothing.
    return start > Float(sight.firstMoveDecidesBeyond) - 0.01 ? 1 : first
  }

  /// What the panel reads at touch-down.
  @inline(__always)
  func start(_ lane: Int) -> TouchSensor.Reading {
    .init(x: lanes[PanelReading.startX, lane], y: lanes[PanelReading.startY, lane], time: 0)
  }

  /// Reading `index` of the `count` of a lane, with touch-down as reading 0.
  @inline(__always)
  func reading(_ index: Int, _ lane: Int, _ count: Int) -> TouchSensor.Reading {
    let back = count &- index
    if back < timedReadings, index > 0 { return .init(lanes, at: EventWindow.last(back), lane) }
    if index == 1, hasFirstMove { return .init(lanes, at: EventWindow.firstMove, lane) }
    return index == 0 ? start(lane) : made(index, lane, withTime: true)
  }

  /// The same where the noise of its time makes no difference, or only to the recognizer.
  @inline(__always)
  func place(
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

  @inline(__always)
  func firstSeen(_ lane: Int) -> Int {
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
