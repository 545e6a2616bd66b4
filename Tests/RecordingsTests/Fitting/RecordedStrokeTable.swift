import TestSupport

@testable import Recordings
@testable import StrictFiles

/// The strokes of 21 people as a table of strokes, where the recordings are at hand.
///
/// Touchalytics (Frank, Biedert, Ma, Martinovic, Song 2013).
enum RecordedStrokeTable {
  /// Writes `strokes.csv` into a folder: portrait strokes; sideways ones of the paging task, and
  /// all of the reading task as scrolls.
  static func convert(into folder: ScratchFolder) throws {
    let source = try RecordingTable("touchalytics/strokes_dev.csv.gz")
    var table = CSVWriter(columns: RecordedStroke.columns)
    for row in 0..<source.count {
      func number(_ name: Substring) -> Double { source.number(name, row) }
      let isPaging = source.text("task", row) == "images"
      guard number("orient") == 1,
        let intent = intent(isPaging: isPaging, direction: source.text("dir", row))
      else { continue }
      let (distance, path) = (number("dist"), number("traj"))
      // A paging stroke without release speed is no stroke to compare; a scroll has none.
      if isPaging, number("vlast3").isNaN || distance < 16 { continue }
      let features = [
        number("x0"), number("x1") - number("x0"), number("y1") - number("y0"),
        number("dur_s") * 1000, number("vavg"), number("vlast3"),
        path > 0 ? distance / path : 0, distance > 0 ? abs(number("maxdev")) / distance : 0,
      ]
      table.append(source.text("user", row))
      table.append(TouchalyticsStrokes.width)
      table.append(intent)
      for value in features { table.append(value.isNaN ? 0 : value) }
      table.endRow()
    }
    try folder.write(String(decoding: table.bytes, as: UTF8.self), to: "strokes.csv")
  }

  private static func intent(isPaging: Bool, direction: String) -> String? {
    guard isPaging else { return "contentVertical" }
    return ["right": "pop", "left": "contentLeft"][direction]
  }
}
