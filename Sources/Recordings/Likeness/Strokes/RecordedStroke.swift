import NavigationModel
import PolicyLibrary
import StrictFiles

/// One stroke of a person: its features, with whom and where it was made.
public struct RecordedStroke: Sendable, Equatable {
  /// Who made it.
  public var participant: String
  /// Width in pt of the view.
  public var viewWidth: Double
  /// What the person wanted, as far as known.
  public var intent: String
  /// Its features.
  public var features: StrokeFeatures

  /// The columns of `strokes.csv`, for recordings that hold features instead of touches.
  public static let columns = [
    "participant", "view_width_pt", "intent", "start_x_pt", "dx_pt", "dy_pt", "duration_ms",
    "mean_speed_pt_per_s", "release_speed_pt_per_s", "straightness", "deviation",
  ]

  /// Those of the columns that are empty where nobody recorded them.
  static let mayLack: Set<String> = ["start_x_pt", "release_speed_pt_per_s", "deviation"]
}

extension RecordedStroke {
  /// Measures a swipe of a touch file; nil when it has no stroke to measure.
  public init?(_ swipe: RecordedSwipe) {
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

  /// The stroke of the current row.
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
