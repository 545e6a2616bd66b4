import PolicyLibrary
import PopGesture

/// A batch of motions under a touch panel: what of their touches a recognizer and an estimator can
/// see, and nothing else.
///
/// A decision sees the moment at which a touch passes the slop, and the last few events: six
/// readings of 33 on average. Making those alone, side by side, makes a run eight times faster than
/// whole traces one by one, with the same decisions: each reading has its own draws, wherever it is
/// made.
struct PanelBatch {
  let lanes: Lanes
  let count: Int
  /// Most pieces of the motions.
  let pieces: Int
  let sensor: TouchSensor
  let key: DrawKey
  /// Readings that are made for all lanes before the lift: so many, and so many of them with the
  /// noise of their times.
  var lastReadings, timedReadings: Int
  /// Events that the estimator remembers at most.
  let remembered: Int
  /// Readings that are made for all lanes from the first that a recognizer could act upon on.
  var gateReadings: Int
  /// Whether the very first reading was made for all lanes.
  var hasFirstMove: Bool

  /// Notes for every swipe what the panel makes of its touch-down, and how often it reads it.
  func begin() {
    let (lanes, sensor) = (lanes, sensor)
    for lane in 0..<count {
      let motion = Motion(lanes, lane)
      let noise = sensor.panel.noise * Participant(lanes, lane).tremor
      let start = sensor.reading(motion.touchDown, at: 0, noise: 0, (0, 0, 0))
      let readings = sensor.readings(until: motion.duration)
      lanes[PanelReading.count, lane] = readings.count
      lanes[PanelReading.first, lane] = readings.first
      lanes[PanelReading.noise, lane] = noise
      lanes[PanelReading.startX, lane] = start.x
      lanes[PanelReading.startY, lane] = start.y
    }
  }

  /// Finds the first reading that a recognizer could act upon.
  ///
  /// Before it no coordinate, noise included, can have left the extent within which the recognizer
  /// is quiet.
  ///
  /// - Returns: how many swipes have such a reading, without those that a first move decides.
  func see(_ sight: RecognizerSight) -> Int {
    let (lanes, sensor) = (lanes, sensor)
    let (limit, quiet) = (EventWindow.words, EventWindow.words + 1)
    // In pt: rounding to the grid moves touch-down and reading by half a step each.
    let (quietX, quietY) = (Float(sight.quietX), Float(sight.quietY))
    let rounding = 1 / sensor.stepsPerPoint + 0.02
    for lane in 0..<count {
      let motion = Motion(lanes, lane)
      let (piece, landing) = (motion.first, motion.landing)
      let scale = sensor.pointsPerMillimetre
      let blur = ElementaryMath.largestNormal * lanes[PanelReading.noise, lane] + rounding
      // The largest share of the stroke at which neither coordinate can have left the extent.
      let alongX =
        (quietX - blur - abs(landing.x) * scale)
        / ((abs(piece.dx) + 4 * abs(piece.sway)) * scale)
      let alongY =
        (quietY - blur - abs(landing.y) * scale)
        / ((abs(piece.dy) + 4 * abs(piece.bow)) * scale)
      lanes[limit, lane] = min(alongX, alongY)
    }
    for lane in 0..<count {
      let piece = Motion(lanes, lane).first
      let share = piece.profile.share(before: lanes[limit, lane])
      lanes[quiet, lane] = piece.begin + share / piece.rate
    }
    // The second piece may leave as soon as it begins.
    let isOne = pieces == 1
    for lane in 0..<count {
      let end = ElementaryMath.choose(isOne, 4e6, Motion(lanes, lane).second.begin)
      let limit = lanes[limit, lane]
      let inside = ElementaryMath.choose(limit > 1.001, end, min(lanes[quiet, lane], end))
      let until = min(ElementaryMath.choose(limit > 0, inside, 0), 4e6)
      let first = (until - lanes[PanelReading.first, lane]) / sensor.interval
      lanes[PanelReading.firstSeen, lane] = max(ElementaryMath.roundedDown(first) + 2, 1)
    }
    // Signs counted as integers: a comparison would become a branch.
    let farthest = min(Float(sight.firstMoveDecidesBeyond), 1e6) * sensor.stepsPerPoint
    var unseen: UInt32 = 0
    for lane in 0..<count {
      let left = lanes[PanelReading.count, lane] - lanes[PanelReading.firstSeen, lane]
      unseen &+= min(left, farthest - lanes[PanelReading.startX, lane]).bitPattern &>> 31
    }
    return count - Int(unseen)
  }

  /// Makes the last readings of every swipe, and two more where many fingers rested, so that some
  /// of the last were not sent.
  ///
  /// - Parameter keepsNoise: whether the noise of these swipes was made before, on another screen.
  mutating func makeLast(keepsNoise: Bool) {
    if keepsNoise { renewNoise() } else { makeNoise(0..<lastReadings) }
    for back in 0..<lastReadings { place(back) }
    let isBase = lastReadings == remembered + 1 && lastReadings + 2 <= EventWindow.mostLast
    if noteSent() * 4 > count, isBase {
      // All with the noise of their times: any of them may be the oldest that is remembered.
      let more = timedReadings..<lastReadings + 2
      lastReadings = more.upperBound
      timedReadings = more.upperBound
      makeNoise(more)
      for back in more { place(back) }
    }
  }

  /// Notes of which swipes all remembered readings were sent; how many of the others there are.
  private func noteSent() -> Int {
    let isTold = remembered < lastReadings
    for lane in 0..<count { lanes[PanelReading.areSent, lane] = isTold ? 1 : 0 }
    for back in 0..<(isTold ? remembered : 0) {
      let (place, before) = (EventWindow.last(back), EventWindow.last(back + 1))
      for lane in 0..<count {
        let moved =
          abs(lanes[place, lane] - lanes[before, lane])
          + abs(lanes[place + 1, lane] - lanes[before + 1, lane])
        lanes[PanelReading.areSent, lane] = min(lanes[PanelReading.areSent, lane], moved)
      }
    }
    return (0..<count).reduce(0) { $0 + (lanes[PanelReading.areSent, $1] > 0 ? 0 : 1) }
  }

  private func place(_ back: Int) {
    place(
      EventWindow.last(back), from: PanelReading.count, by: -Float(back),
      noise: EventWindow.noise(back))
  }

  /// Makes the first reading of every swipe, for recognizers that judge touches by their first
  /// move.
  mutating func makeFirstMove() {
    hasFirstMove = true
    for lane in 0..<count { lanes[EventWindow.firstMove, lane] = 1 }
    let one = EventWindow.firstMove
    makeNoise(EventWindow.words, from: one, by: 0, withTime: true)
    place(one, from: one, by: 0, noise: EventWindow.words)
  }

  /// Makes the first readings that a recognizer could act upon, one by one, as long as enough
  /// touches still wait for another: flicks seldom do, scrolls often.
  ///
  /// - Returns: how many were made.
  func makeGate(_ sight: RecognizerSight) -> Int {
    let lanes = lanes
    let quietX = Float(sight.quietX) * sensor.stepsPerPoint
    let quietY = Float(sight.quietY) * sensor.stepsPerPoint
    for ahead in 0..<EventWindow.mostGate {
      let place = EventWindow.gate(ahead)
      makeNoise(
        EventWindow.words, from: PanelReading.firstSeen, by: Float(ahead), withTime: sight.seesAge)
      self.place(place, from: PanelReading.firstSeen, by: Float(ahead), noise: EventWindow.words)
      var waiting: UInt32 = 0
      for lane in 0..<count {
        let dx = abs(lanes[place, lane] - lanes[PanelReading.startX, lane])
        let dy = abs(lanes[place + 1, lane] - lanes[PanelReading.startY, lane])
        waiting &+= max(dx - quietX, dy - quietY).bitPattern &>> 31
      }
      // Made with the others a reading costs a third of what it costs alone.
      if Int(waiting) * 3 < count { return ahead + 1 }
    }
    return EventWindow.mostGate
  }
}

extension TouchSensor {
  /// Times closer than this, in ms, can become the same whole microsecond; a little more.
  static var resolution: Float { 0.01 }

  /// Whether no noise of time stamps can swap neighbouring readings, or the first and touch-down,
  /// so that each time is known without those before it.
  var keepsOrder: Bool {
    let blur = ElementaryMath.largestNormal * panel.timeNoise + Self.resolution
    return interval > 2 * blur && panel.firstMoveInterval * interval > blur
  }

  /// Readings to make at once for an estimator: as many as it looks back, and one to tell whether
  /// the oldest of them was sent.
  func readings(within memory: EventMemory) -> Int {
    let span = memory.duration * 1000 / Double(interval)
    let inSpan = span < Double(EventWindow.mostLast) ? Int(span) + 2 : EventWindow.mostLast
    return min(memory.events + 1, inSpan, EventWindow.mostLast)
  }
}

/// Columns of what the panel reads of each swipe of a batch.
enum PanelReading {
  /// Columns.
  static var columns: Int { 9 }
  /// Time of the first reading, and of the lift event after the lift, in ms.
  static var first: Int { ColumnPlace.reading }
  static var late: Int { ColumnPlace.reading + 1 }
  /// Number of readings between touch-down and lift, as a number.
  static var count: Int { ColumnPlace.reading + 2 }
  /// Standard deviation of the noise in pt.
  static var noise: Int { ColumnPlace.reading + 3 }
  /// Steps of the grid at touch-down.
  static var startX: Int { ColumnPlace.reading + 4 }
  static var startY: Int { ColumnPlace.reading + 5 }
  /// The first reading that a recognizer could act upon, as a number.
  static var firstSeen: Int { ColumnPlace.reading + 6 }
  /// Positive where each of the newest readings that an estimator remembers differs from the one
  /// before, so that all were sent.
  static var areSent: Int { ColumnPlace.reading + 7 }
  /// The number of readings to which the noise of the last ones belongs.
  static var noisy: Int { ColumnPlace.reading + 8 }
}

/// Readings made for all swipes of a batch at once: the last ones, and the first that a recognizer
/// could act upon.
enum EventWindow {
  /// Readings before the lift, at most.
  static var mostLast: Int { 16 }
  /// Readings from `PanelReading.firstSeen` on, at most.
  static var mostGate: Int { 4 }
  private static var each: Int { TouchSensor.Reading.columns }
  /// Columns: readings, and the noise of the last and of one more.
  static var columns: Int { each * (mostLast + mostGate + 1) + 4 * (mostLast + 1) }

  /// Reading `back` places before the last.
  @inline(__always) static func last(_ back: Int) -> Int { ColumnPlace.window &+ each &* back }
  /// Reading `ahead` places after the first that could be acted upon.
  @inline(__always)
  static func gate(_ ahead: Int) -> Int { ColumnPlace.window &+ each &* (mostLast &+ ahead) }
  /// The very first reading.
  static var firstMove: Int { ColumnPlace.window + each * (mostLast + mostGate) }
  /// Words, then noise, of any reading: x, y, time and one to spare; and scratch of other loops.
  static var words: Int { firstMove + each }
  /// The same of the reading `back` places before the last, kept from screen to screen.
  @inline(__always) static func noise(_ back: Int) -> Int { words + 4 * (back + 1) }
}
