package import PopGesture
package import StrictFiles

/// One swipe of a touch file: recorded, or sampled from a synthetic population.
package struct RecordedSwipe: Sendable, Equatable {
  /// Identifier, unique within the file.
  package var identifier: String
  /// Who swiped; in files with recordings a name that no other recording has.
  package var participant: String
  /// Name of the screen; may be empty.
  package var screen: String
  /// Width in pt of the view that navigates.
  package var viewWidth: Double
  package var context: String
  /// What the person wanted, as far as known.
  package var intent: String
  /// For how many swipes of its kind it stands, where draws are balanced; nil elsewhere.
  package var weight: Int?
  /// The recording to which it belongs, in which names of people hold; empty where a file tells of
  /// none.
  package var recording = ""
  /// Size of a pt in mm, where the file tells it, whatever the screen.
  package var millimetresPerPoint: Double?
  /// The touch events; x and y from the view's leading and top edge.
  package var samples: [TouchSample]

  /// The columns of `touches.csv`, in the order in which they are written.
  static let columns = [
    "swipe", "participant", "screen", "view_width_pt", "context", "intent", "time_s", "x_pt",
    "y_pt", "phase",
  ]
  /// Those that a file needs.
  static let required = ["swipe", "time_s", "x_pt", "y_pt"]
  /// What stands in the others where a file lacks them: one person, on a plain page of the usual
  /// phone, who wants nobody knows what; nil where rows tell, or have to.
  static let usual: [String?] = [nil, "1", "", "402", "", ""] + [String?](repeating: nil, count: 7)
  /// The column that files of balanced draws have besides.
  static let weightColumn = "weight"
  /// Every column that is read: files of the recorder have the last two besides.
  static let titles = columns + [weightColumn, "recording", "mm_per_pt"]

  /// A name within a recording, told apart from the same name in others.
  static func name(_ name: String, in recording: String) -> String {
    recording.isEmpty || name == recording ? name : "\(recording)/\(name)"
  }
}

extension CSVWriter {
  /// A writer of touch files, with the header written; swipes have weights, all or none.
  package static func touches(weighted: Bool = false) -> CSVWriter {
    CSVWriter(columns: RecordedSwipe.columns + (weighted ? [RecordedSwipe.weightColumn] : []))
  }

  package mutating func append(_ swipe: RecordedSwipe) {
    var shared = CSVWriter()
    for text in [swipe.identifier, swipe.participant, swipe.screen] { shared.append(text) }
    shared.append(swipe.viewWidth)
    for text in [swipe.context, swipe.intent] { shared.append(text) }
    for sample in swipe.samples {
      append(fieldsOf: shared)
      append(sample.time)
      append(sample.x)
      append(sample.y)
      append(sample.phase.rawValue)
      if let weight = swipe.weight { append(weight) }
      endRow()
    }
  }
}

/// What recorded numbers may be: far more than fingers and glass can do, but nothing that
/// arithmetic cannot follow.
///
/// Recordings have artefacts, such as speeds of a million pt/s from time stamps a millisecond
/// apart, and these are kept; what lies beyond is a broken file.
enum RecordedRange {
  /// Width in pt of a view, as of screens in experiments.
  static let viewWidth: ClosedRange<Double> = 50...5000
  /// Size in mm of a pt, as of screens in experiments.
  static let density: ClosedRange<Double> = 0.02...1
  /// Location in pt, on the glass or beside it.
  static let place: ClosedRange<Double> = -100_000...100_000
  /// Time in s, from any origin: within these a `Double` tells microseconds apart.
  static let time: ClosedRange<Double> = -9_000_000_000...9_000_000_000
}
