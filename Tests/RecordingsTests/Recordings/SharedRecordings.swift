import Foundation
import PolicyLibrary
import PopGesture
import TestSupport
import Testing
import TrialStatistics

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

/// A recorded tap as the shortest sequence of touches that has its start, first move, farthest
/// place, end and duration.
///
/// Directions on the way are not recorded: the first and the farthest place lie in the direction of
/// the end, or straight down where the finger came back to its start.
struct TapRow {
  let samples: [TouchSample]

  init(_ table: RecordingTable, _ row: Int) {
    func value(_ name: Substring) -> Double { table.number(name, row) }
    let (x, y) = (value("x0"), value("y0"))
    let (dx, dy) = (value("dx"), value("dy"))
    let lift = value("dur_ms")
    let end = (dx * dx + dy * dy).squareRoot()
    let way = end > 0 ? (dx / end, dy / end) : (0, 1)
    var events = [TouchSample(time: 0, x: x, y: y, phase: .began)]
    func move(_ time: Double, _ dx: Double, _ dy: Double) {
      events.append(TouchSample(time: time / 1000, x: x + dx, y: y + dy, phase: .moved))
    }
    if value("n") > 1 {
      let first = min(value("tfirst_ms"), lift)
      // Moves stop about 8 ms before the lift event.
      let last = max(lift - 8, first + (lift - first) / 2)
      let farthest = value("dmax")
      if value("n") > 2 { move(first, way.0 * value("dfirst"), way.1 * value("dfirst")) }
      // dmax has two decimals.
      if farthest > end + 0.01, value("n") > 2 {
        move((first + last) / 2, way.0 * farthest, way.1 * farthest)
      }
      move(value("n") > 2 ? last : first, dx, dy)
    }
    let last = events[events.count - 1]
    events.append(TouchSample(time: lift / 1000, x: last.x, y: last.y, phase: .ended))
    samples = events
  }
}

/// A table of one recording: gzipped comma-separated text without quotes.
struct RecordingTable {
  private let column: [Substring: Int]
  private let rows: [[Substring]]

  /// Unpacks a file below the folder of recordings.
  init(_ name: String) throws { try self.init(path: #require(Self.folder) + "/" + name) }

  /// Unpacks a file.
  init(path: String) throws {
    let (status, bytes) = try output(of: ["gunzip", "-c", path])
    try #require(status == 0, "\(path) cannot be unpacked")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let names = try #require(lines.first).split(separator: ",", omittingEmptySubsequences: false)
    column = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  var count: Int { rows.count }

  func text(_ name: Substring, _ row: Int) -> String { String(rows[row][place(name)]) }

  /// The number in a cell; not a number where the cell is empty.
  func number(_ name: Substring, _ row: Int) -> Double { Double(rows[row][place(name)]) ?? .nan }

  private func place(_ name: Substring) -> Int {
    guard let place = column[name] else { preconditionFailure("no column \(name)") }
    return place
  }

  /// The rows by what a column says.
  func groups(of name: Substring) -> [String: [Int]] {
    let place = place(name)
    return Dictionary(grouping: rows.indices) { String(rows[$0][place]) }
  }

  /// Ranges of neighbouring rows that agree in these columns.
  func runs(of names: [Substring]) -> [Range<Int>] {
    let places = names.map(place)
    var runs: [Range<Int>] = []
    var first = 0
    for row in rows.indices.dropFirst()
    where places.contains(where: { rows[row][$0] != rows[first][$0] }) {
      runs.append(first..<row)
      first = row
    }
    return runs + [first..<rows.count]
  }
}

extension RecordingTable {
  /// The folder of recordings of real people, which are not part of the project.
  static let folder = ProcessInfo.processInfo.environment["SWIPELAB_RECORDINGS"]
}

extension Trait where Self == ConditionTrait {
  /// For those who have recordings of real people.
  static var needsRecordings: Self {
    .enabled(
      if: RecordingTable.folder != nil,
      "set SWIPELAB_RECORDINGS to a folder with recordings of real people")
  }
}

/// Stroke features of the paging and reading tasks on phones 320 dp wide.
enum TouchalyticsStrokes {
  static let width = 320.0

  /// The strokes of one task with the phone upright.
  ///
  /// - Parameters:
  ///   - release: the speed at the lift of strokes of too few points, which have none.
  ///   - intent: what strokes of a direction were made for; nil for those to leave out.
  static func upright(
    task: String, unknown release: Double = 0, intent: (String) -> String? = { _ in "" }
  ) throws -> [RecordedStroke] {
    let table = try RecordingTable("touchalytics/strokes_dev.csv.gz")
    return (0..<table.count).compactMap { row in
      func value(_ name: Substring) -> Double { table.number(name, row) }
      guard value("orient") == 1, table.text("task", row) == task,
        let wanted = intent(table.text("dir", row))
      else { return nil }
      let lift = value("vlast3")
      return RecordedStroke(
        participant: table.text("user", row), viewWidth: width, intent: wanted,
        features: StrokeFeatures(
          start: value("x0"), dx: value("x1") - value("x0"), dy: value("y1") - value("y0"),
          duration: value("dur_s") * 1000, meanSpeed: value("vavg"),
          releaseSpeed: lift.isNaN ? release : lift))
    }
  }

  /// What a policy would be told: the whole displacement, and the part of the release speed that
  /// lies along the page.
  static func release(of stroke: RecordedStroke) -> Release {
    let features = stroke.features
    return Release(
      translation: features.dx,
      velocity: features.releaseSpeed * features.dx / max(features.distance, 1),
      viewWidth: stroke.viewWidth)
  }

  /// The share of strokes with a property, clustered by person.
  static func rate(_ strokes: [RecordedStroke], _ holds: (RecordedStroke) -> Bool) -> RateEstimate {
    var people: [String: (trials: Int, events: Int)] = [:]
    for stroke in strokes {
      people[stroke.participant, default: (0, 0)].trials += 1
      if holds(stroke) { people[stroke.participant, default: (0, 0)].events += 1 }
    }
    return RateEstimate(moments: ClusterMoments(people.values.map { ($0, $1) }), policy: 0)
  }
}
