import Foundation
import Testing

/// A table of one recording: gzipped comma-separated text without quotes.
struct RecordingTable {
  private let column: [Substring: Int]
  private let rows: [[Substring]]

  /// Unpacks a file below the folder of recordings.
  init(_ name: String) throws { try self.init(path: #require(Self.folder) + "/" + name) }

  /// Unpacks a file.
  init(path: String) throws {
    let unpack = Process()
    unpack.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    unpack.arguments = ["gunzip", "-c", path]
    let output = Pipe()
    unpack.standardOutput = output
    try unpack.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    unpack.waitUntilExit()
    try #require(unpack.terminationStatus == 0, "\(path) cannot be unpacked")
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
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
  static var isAvailable: Bool { folder != nil }
  static let howToRun: Comment =
    "set SWIPELAB_RECORDINGS to a folder with recordings of real people"
}
