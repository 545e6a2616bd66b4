import PolicyLibrary
import PopGesture

@testable import Recordings

/// Recordings of real people as swipes of a touch file.
///
/// Read once; every set keeps the order of its file.
enum SharedRecordings {
  static let cardWidth = 360.0
  /// 1080 px at the assumed 2.75 px per dp.
  static let scrollWidth = 1080 / 2.75
  /// The page of the recording spans x = 217 to 977: an iPad held sideways, 1024 pt wide.
  static let padWidth = 1024.0

  private static let drags = Result { try readDrags() }
  private static let taps = Result { try readTaps() }
  private static let cards = Result { try readCards() }
  private static let scrolls = Result { try readScrolls() }

  /// Lines drawn on an iPad in several directions.
  static func padDrags() throws -> [RecordedSwipe] { try drags.get() }
  /// Taps on an iPad, between 10 and 1500 ms long.
  static func padTaps() throws -> [RecordedSwipe] { try taps.get() }
  /// Touches of a card carousel.
  static func androidCards() throws -> [RecordedSwipe] {
    try cards.get().filter { $0.identifier.contains("card_area") }
  }
  /// Touches of a row of buttons that scrolls with the finger.
  ///
  /// Locations are relative to a button, which moves: they jump back and forth and leave the
  /// button, and are no path of a finger on the glass.
  static func androidButtons() throws -> [RecordedSwipe] {
    try cards.get().filter { $0.identifier.contains("buttons") }
  }
  /// One person's scrolling, from the kernel's log.
  static func scrollLog() throws -> [RecordedSwipe] { try scrolls.get() }

  /// The same strokes on a page that runs from right to left: leftward ones then go back.
  static func mirrored(_ swipes: [RecordedSwipe]) -> [RecordedSwipe] {
    swipes.map { swipe in
      var swipe = swipe
      swipe.samples = mirrored(swipe.samples, width: swipe.viewWidth)
      return swipe
    }
  }

  /// The same touches seen from the other edge.
  static func mirrored(_ samples: [TouchSample], width: Double) -> [TouchSample] {
    samples.map { TouchSample(time: $0.time, x: width - $0.x, y: $0.y, phase: $0.phase) }
  }

  private static func readDrags() throws -> [RecordedSwipe] {
    let table = try RecordingTable("ipad_touch/drag_points_dev.csv.gz")
    return table.runs(of: ["user", "stroke"]).map { rows in
      swipe(
        "\(table.text("user", rows.lowerBound))/\(table.text("stroke", rows.lowerBound))",
        of: table.text("user", rows.lowerBound), width: padWidth,
        touches(table, rows, unitsPerPoint: 1) { table.number("up", $0) == 1 })
    }
  }

  private static func readScrolls() throws -> [RecordedSwipe] {
    let table = try RecordingTable("android_scroll_185hz/points_dev.csv.gz")
    return table.runs(of: ["stroke"]).map { rows in
      swipe(
        table.text("stroke", rows.lowerBound), of: "1", width: scrollWidth,
        touches(table, rows, unitsPerPoint: 2.75) { table.number("up", $0) == 1 })
    }
  }

  private static func readCards() throws -> [RecordedSwipe] {
    let table = try RecordingTable("android_cards/points_dev.csv.gz")
    let keys: [Substring] = ["user", "surface", "task", "stroke"]
    return table.runs(of: keys).map { rows in
      swipe(
        keys.map { table.text($0, rows.lowerBound) }.joined(separator: "/"),
        of: table.text("user", rows.lowerBound), width: cardWidth,
        touches(table, rows, unitsPerPoint: 2) { table.text("event", $0) == "up" })
    }
  }

  private static func readTaps() throws -> [RecordedSwipe] {
    let table = try RecordingTable("ipad_touch/taps_dev.csv.gz")
    return (0..<table.count).compactMap { row in
      // The analysis of the recordings leaves glitches and rests out.
      let duration = table.number("dur_ms", row)
      guard duration > 10, duration < 1500 else { return nil }
      let keys: [Substring] = ["user", "session", "part", "touch"]
      return swipe(
        keys.map { table.text($0, row) }.joined(separator: "/"), of: table.text("user", row),
        width: padWidth, TapRow(table, row).samples)
    }
  }

  private static func swipe(
    _ identifier: String, of participant: String, width: Double, _ samples: [TouchSample]
  ) -> RecordedSwipe {
    RecordedSwipe(
      identifier: identifier, participant: participant, screen: "", viewWidth: width,
      context: "plain", intent: "", samples: samples)
  }

  /// The touch events in some rows, scaled to pt; a move at the time of the one before replaces it.
  private static func touches(
    _ table: RecordingTable, _ rows: Range<Int>, unitsPerPoint: Double, isLift: (Int) -> Bool
  ) -> [TouchSample] {
    var samples: [TouchSample] = []
    for row in rows {
      let sample = TouchSample(
        time: table.number("t_ms", row) / 1000, x: table.number("x", row) / unitsPerPoint,
        y: table.number("y", row) / unitsPerPoint,
        phase: samples.isEmpty ? .began : isLift(row) ? .ended : .moved)
      if let last = samples.last, last.phase == .moved, sample.phase == .moved,
        last.time == sample.time
      {
        samples[samples.count - 1] = sample
      } else {
        samples.append(sample)
      }
    }
    return samples
  }
}
