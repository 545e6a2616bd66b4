import NavigationModel
import PolicyLibrary
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
  /// Straight distance over path length, 0 to 1.
  package var straightness: Double
  /// Largest distance of an event from the straight line, over the straight distance.
  package var deviation: Double
  /// The same with its sign, positive when the stroke bulges upwards; nil when only its size is
  /// known.
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
    straightness = straight / max(path, 1e-6)
    deviation = abs(farthest) / max(straight, 1)
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

  /// The columns of `strokes.csv`, for recordings that hold features instead of touches.
  package static let columns = [
    "participant", "view_width_pt", "intent", "start_x_pt", "dx_pt", "dy_pt", "duration_ms",
    "mean_speed_pt_per_s", "release_speed_pt_per_s", "straightness", "deviation",
  ]

  /// Those of the columns that are empty where nobody recorded them.
  static let mayLack: Set<String> = ["start_x_pt", "release_speed_pt_per_s", "deviation"]
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
    var numbers: [Double] = []
    var problems: [Diagnostic] = []
    for index in [1] + Array(3..<columns.count) {
      let place = column[index]
      if csv.isEmpty(place), mayLack.contains(columns[index]) {
        numbers.append(.nan)
        continue
      }
      guard let number = csv.number(place) else {
        problems.append(
          csv.error(place, "\(columns[index]) is \"\(csv.text(place))\", not a finite number"))
        continue
      }
      let range = RecordedRange.ofStrokes[columns[index]] ?? RecordedRange.anything
      if !range.contains(number) {
        problems.append(
          csv.error(
            place, "\(columns[index]) is \(csv.text(place)), which no recorded stroke has",
            hint: "give a number from \(plain(range.lowerBound)) to \(plain(range.upperBound)), or"
              + " leave the stroke out"))
      }
      numbers.append(number)
    }
    if let errors = Diagnostics(problems) { throw errors }
    return RecordedStroke(
      participant: csv.text(column[0]), viewWidth: numbers[0], intent: csv.text(column[2]),
      features: StrokeFeatures(
        start: numbers[1], dx: numbers[2], dy: numbers[3], duration: numbers[4],
        meanSpeed: numbers[5], releaseSpeed: numbers[6], straightness: numbers[7],
        deviation: numbers[8]))
  }
}
