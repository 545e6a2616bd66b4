public import PopGesture
public import StrictFiles

/// One swipe of a touch file: recorded, or sampled from a synthetic population.
public struct RecordedSwipe: Sendable, Equatable {
  /// Identifier, unique within the file.
  public var identifier: String
  /// Who swiped.
  public var participant: String
  /// Name of the screen; may be empty.
  public var screen: String
  /// Width in pt of the view that navigates.
  public var viewWidth: Double
  /// The page under the finger.
  public var context: String
  /// What the person wanted, as far as known.
  public var intent: String
  /// The touch events; x and y from the view's leading and top edge.
  public var samples: [TouchSample]

  /// The columns of `touches.csv`, in the order in which they are written.
  static let columns = [
    "swipe", "participant", "screen", "view_width_pt", "context", "intent", "time_s", "x_pt",
    "y_pt", "phase",
  ]
}

extension CSVWriter {
  /// A writer of touch files, with the header written.
  public static func touches() -> CSVWriter { CSVWriter(columns: RecordedSwipe.columns) }

  /// Appends the rows of a swipe.
  public mutating func append(_ swipe: RecordedSwipe) {
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
      endRow()
    }
  }
}
