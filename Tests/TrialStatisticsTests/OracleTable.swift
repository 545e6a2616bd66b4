import Foundation

/// One comma-separated table of reference values, read from the folder of oracle tables.
struct OracleTable {
  let rows: [Row]

  struct Row {
    let line: Int
    let fields: [String: String]

    /// The text of a column; a column that does not exist is an error of the test itself.
    func text(_ column: String) -> String {
      guard let value = fields[column] else { preconditionFailure("no column \(column)") }
      return value
    }

    /// The value of a column, nil where the table leaves it empty.
    func value(_ column: String) -> Double? { Double(text(column)) }

    func number(_ column: String) -> Double { value(column) ?? .nan }

    func integer(_ column: String) -> Int { Int(number(column)) }
  }

  static let folder = ProcessInfo.processInfo.environment["SWIPELAB_ORACLES"] ?? ""
  static let isAvailable = !folder.isEmpty
  static let absence = "SWIPELAB_ORACLES names no folder of oracle tables"

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: Self.folder).appendingPathComponent(name + ".csv")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n")
    let header = Self.fields(lines[0])
    rows = lines.enumerated().dropFirst().map { index, line in
      Row(
        line: index + 1,
        fields: Dictionary(uniqueKeysWithValues: zip(header, Self.fields(line))))
    }
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The rows whose column has the given text.
  func rows(where column: String, is text: String) -> [Row] {
    rows.filter { $0.text(column) == text }
  }
}
