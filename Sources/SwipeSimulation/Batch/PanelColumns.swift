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
  /// Columns of one reading: x, y, time.
  private static var each: Int { 3 }
  /// Columns: readings, and the noise of the last and of one more.
  static var columns: Int { each * (mostLast + mostGate + 1) + 4 * (mostLast + 1) }

  /// Reading `back` places before the last.
  @inline(__always)
  static func last(_ back: Int) -> Int { ColumnPlace.window &+ each &* back }
  /// Reading `ahead` places after the first that could be acted upon.
  @inline(__always)
  static func gate(_ ahead: Int) -> Int { ColumnPlace.window &+ each &* (mostLast &+ ahead) }
  /// The very first reading.
  static var firstMove: Int { ColumnPlace.window + each * (mostLast + mostGate) }
  /// Words, then noise, of any reading: x, y, time and one to spare; and scratch of other loops.
  static var words: Int { firstMove + each }
  /// The same of the reading `back` places before the last, kept from screen to screen.
  @inline(__always)
  static func noise(_ back: Int) -> Int { words + 4 * (back + 1) }
}

extension TouchSensor.Reading {
  @inline(__always)
  func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    lanes[place, lane] = x
    lanes[place &+ 1, lane] = y
    lanes[place &+ 2, lane] = time
  }

  @inline(__always)
  init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    self.init(x: lanes[place, lane], y: lanes[place &+ 1, lane], time: lanes[place &+ 2, lane])
  }
}
