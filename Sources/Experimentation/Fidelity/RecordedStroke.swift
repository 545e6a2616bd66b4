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

  /// Creates a stroke.
  public init(participant: String, viewWidth: Double, intent: String, features: StrokeFeatures) {
    self.participant = participant
    self.viewWidth = viewWidth
    self.intent = intent
    self.features = features
  }

  /// Measures a swipe of a touch file; nil when it has no stroke to measure.
  public init?(_ swipe: RecordedSwipe) {
    guard let features = StrokeFeatures(swipe.samples) else { return nil }
    self.init(
      participant: swipe.participant, viewWidth: swipe.viewWidth, intent: swipe.intent,
      features: features)
  }

  /// Reads a table of strokes.
  ///
  /// - Throws: every problem, with its line.
  public static func load(path: String) throws(Diagnostics) -> [RecordedStroke] {
    var csv = try CSVReader.load(path: path)
    let column = try csv.columns(columns)
    var strokes: [RecordedStroke] = []
    var problems: [Diagnostic] = []
    while try csv.next() {
      var numbers: [Double] = []
      for index in [1] + Array(3..<columns.count) {
        guard let number = csv.number(column[index]) else {
          problems.append(
            Diagnostic(
              file: path, at: csv.position(column[index]),
              "\(columns[index]) is \"\(csv.text(column[index]))\", not a finite number"))
          continue
        }
        numbers.append(number)
      }
      if problems.count >= 20 { break }
      guard numbers.count == columns.count - 2 else { continue }
      strokes.append(
        RecordedStroke(
          participant: csv.text(column[0]), viewWidth: numbers[0], intent: csv.text(column[2]),
          features: StrokeFeatures(
            start: numbers[1], dx: numbers[2], dy: numbers[3], duration: numbers[4],
            meanSpeed: numbers[5], releaseSpeed: numbers[6], straightness: numbers[7],
            deviation: numbers[8])))
    }
    if let errors = Diagnostics(problems) { throw errors }
    return strokes
  }
}
