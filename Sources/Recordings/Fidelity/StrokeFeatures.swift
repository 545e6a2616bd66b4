import NavigationModel
package import PopGesture
import StrictFiles

/// What is compared between synthetic and recorded strokes: a dozen numbers of one stroke, computed
/// from its touch events by one piece of code, or read from a table of strokes.
package struct StrokeFeatures: Sendable, Equatable {
  /// First location from the leading edge in pt.
  package var start: Double
  /// End minus first location in pt, towards the trailing edge.
  package var dx: Double
  /// End minus first location in pt, downwards.
  package var dy: Double
  /// First to last event in ms.
  package var duration: Double
  /// Path length over duration in pt/s.
  package var meanSpeed: Double
  /// Median of the last three speeds between neighbouring events in pt/s; steps shorter than 1 ms
  /// count as 1 ms.
  package var releaseSpeed: Double
  /// Largest distance of an event from the straight line, over the straight distance; positive when
  /// the stroke bulges upwards; nil when only its size is known.
  package var bow: Double?
}

extension StrokeFeatures {
  /// Measures a stroke; nil for a touch with fewer than two locations or without duration.
  ///
  /// A lift that repeats the last location adds nothing and is left out.
  package init?(_ samples: [TouchSample]) {
    var events = samples[...]
    if events.count > 2, let last = events.last, last.phase != .moved,
      let before = events.dropLast().last, (before.x, before.y) == (last.x, last.y)
    {
      events = events.dropLast()
    }
    guard let first = events.first, let last = events.last, events.count >= 2,
      last.time > first.time
    else { return nil }
    start = first.x
    (dx, dy) = (last.x - first.x, last.y - first.y)
    duration = TouchSample.elapsed(from: first.time, to: last.time) * 1000
    let straight = (dx * dx + dy * dy).squareRoot()
    var path = 0.0
    var farthest = 0.0
    var speeds: [Double] = []
    // The normal of the straight line; over at least 1 pt, so that taps do not divide by nothing.
    let (across, along) = (-dy / max(straight, 1), dx / max(straight, 1))
    for (before, after) in zip(events, events.dropFirst()) {
      let (stepX, stepY) = (after.x - before.x, after.y - before.y)
      let step = (stepX * stepX + stepY * stepY).squareRoot()
      path += step
      speeds.append(step / max(TouchSample.elapsed(from: before.time, to: after.time), 0.001))
      let aside = (after.x - first.x) * across + (after.y - first.y) * along
      if abs(aside) > abs(farthest) { farthest = aside }
    }
    meanSpeed = path / duration * 1000
    releaseSpeed = Self.median(Array(speeds.suffix(3)))
    // The normal points down for a stroke to the right, and y grows downwards.
    bow = (dx < 0 ? farthest : -farthest) / max(straight, 1)
  }

  /// Straight distance between the ends in pt.
  package var distance: Double { (dx * dx + dy * dy).squareRoot() }

  /// Whether the stroke runs more sideways than up or down.
  package var isSideways: Bool { abs(dx) > abs(dy) }

  /// The middle value, or the mean of the two in the middle; nan without values.
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// One stroke of a person: its features, with whom and where it was made.
package struct RecordedStroke: Sendable, Equatable {
  package var participant: String
  /// Width in pt of the view.
  package var viewWidth: Double
  /// What the person wanted, as far as known.
  package var intent: String
  package var features: StrokeFeatures

  /// The numbers of `strokes.csv`, what they may be, and whether they are empty where nobody
  /// recorded them.
  static let numbers: [(column: String, range: ClosedRange<Double>, mayLack: Bool)] = [
    ("view_width_pt", RecordedRange.viewWidth, false), ("start_x_pt", RecordedRange.place, true),
    ("dx_pt", RecordedRange.place, false), ("dy_pt", RecordedRange.place, false),
    // An hour.
    ("duration_ms", 0...3_600_000, false), ("mean_speed_pt_per_s", 0...1_000_000_000, false),
    ("release_speed_pt_per_s", 0...1_000_000_000, true), ("straightness", 0...1.01, false),
    ("deviation", 0...100_000, true),
  ]

  /// The columns of `strokes.csv`, for recordings that hold features instead of touches.
  package static let columns =
    ["participant", "view_width_pt", "intent"] + numbers.dropFirst().map(\.column)
}

extension RecordedStroke {
  /// Measures a swipe of a touch file; nil when it has no stroke to measure.
  package init?(_ swipe: RecordedSwipe) {
    guard let features = StrokeFeatures(swipe.samples) else { return nil }
    self.init(
      participant: swipe.participant, viewWidth: swipe.viewWidth, intent: swipe.intent,
      features: features)
  }

  /// Reads the rows of a table of strokes that stands on its header; unknown intents are told once
  /// each.
  static func read(
    _ table: CSVReader
  ) throws(Diagnostics) -> (strokes: [RecordedStroke], warnings: [Diagnostic]) {
    var csv = table
    let column = try csv.columns(columns)
    var strokes: [RecordedStroke] = []
    var warnings: [Diagnostic] = []
    var told: Set<String> = []
    try csv.readRows { csv throws(Diagnostics) in
      let stroke = try stroke(csv, column)
      strokes.append(stroke)
      if let remark = TouchNames.unasked.remark(onIntent: stroke.intent),
        told.insert(stroke.intent).inserted
      {
        warnings.append(
          Diagnostic(
            .warning, file: csv.file, at: csv.position(column[2]), remark.message,
            hint: remark.hint))
      }
    }
    if strokes.isEmpty { throw Diagnostics(csv.noRows) }
    return (strokes, warnings)
  }

  private static func stroke(
    _ csv: CSVReader, _ column: [Int]
  ) throws(Diagnostics) -> RecordedStroke {
    var found: [Double] = []
    var problems: [Diagnostic] = []
    for (number, place) in zip(numbers, [column[1]] + column[3...]) {
      let value = number.mayLack && csv.isEmpty(place) ? .nan : csv.number(place)
      found.append(value ?? .nan)
      guard let value else {
        problems.append(
          csv.error(place, "\(number.column) is \"\(csv.text(place))\", not a finite number"))
        continue
      }
      if value < number.range.lowerBound || value > number.range.upperBound {
        problems.append(
          csv.error(
            place, "\(number.column) is \(csv.text(place)), which no recorded stroke has",
            hint: "give a number from \(plain(number.range.lowerBound)) to"
              + " \(plain(number.range.upperBound)), or leave the stroke out"))
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
    return RecordedStroke(
      participant: csv.text(column[0]), viewWidth: found[0], intent: csv.text(column[2]),
      features: StrokeFeatures(
        start: found[1], dx: found[2], dy: found[3], duration: found[4], meanSpeed: found[5],
        releaseSpeed: found[6]))
  }
}
