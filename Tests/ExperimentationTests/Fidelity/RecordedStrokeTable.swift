import Foundation

@testable import Experimentation

/// The strokes of 21 people as a table of strokes, where the recordings are at hand.
///
/// Touchalytics (Frank, Biedert, Ma, Martinovic, Song 2013).
struct RecordedStrokeTable {
  static let folder = ProcessInfo.processInfo.environment["SWIPELAB_RECORDINGS"] ?? ""
  static let isAvailable = FileManager.default.fileExists(atPath: path)
  static let absence = "SWIPELAB_RECORDINGS names no folder with touchalytics/strokes_dev.csv.gz"
  private static var path: String { folder + "/touchalytics/strokes_dev.csv.gz" }

  /// Writes `strokes.csv` into a folder: portrait strokes; sideways ones of the paging task, and
  /// all of the reading task as scrolls.
  static func convert(into folder: borrowing ScratchFolder) throws {
    var source = try CSVReader(unpacked(), file: path)
    let column = try source.columns([
      "user", "orient", "task", "dir", "dur_s", "x0", "y0", "x1", "y1", "dist", "traj", "vavg",
      "vlast3", "maxdev",
    ])
    var table = CSVWriter(columns: RecordedStroke.columns)
    while try source.next() {
      func number(_ index: Int) -> Double? { source.number(column[index]) }
      let isPaging = source.text(column[2]) == "images"
      guard number(1) == 1,
        let intent = intent(isPaging: isPaging, direction: source.text(column[3])),
        let duration = number(4), let x0 = number(5), let y0 = number(6), let x1 = number(7),
        let y1 = number(8), let distance = number(9), let path = number(10)
      else { continue }
      // A paging stroke without release speed is no stroke to compare; a scroll has none.
      if isPaging, number(12) == nil || distance < 16 { continue }
      table.append(source.text(column[0]))
      table.append(320)
      table.append(intent)
      for value in [
        x0, x1 - x0, y1 - y0, duration * 1000, number(11) ?? 0, number(12) ?? 0,
        path > 0 ? distance / path : 0, distance > 0 ? abs(number(13) ?? 0) / distance : 0,
      ] { table.append(value) }
      table.endRow()
    }
    try folder.write(String(decoding: table.bytes, as: UTF8.self), to: "strokes.csv")
  }

  private static func intent(isPaging: Bool, direction: String) -> String? {
    guard isPaging else { return "contentVertical" }
    return ["right": "pop", "left": "contentLeft"][direction]
  }

  private static func unpacked() throws -> [UInt8] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gunzip")
    process.arguments = ["-c", path]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(data)
  }
}
