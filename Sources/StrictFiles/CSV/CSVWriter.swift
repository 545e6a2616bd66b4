/// Builds CSV text (RFC 4180) field by field, the same bytes on every machine.
///
/// Fields are quoted only where they must be, rows end in `\n`, numbers take the shortest form that
/// reads back exactly, and no locale is consulted. What was written stays in memory until taken.
package struct CSVWriter: Sendable {
  /// What was written and not yet taken.
  package private(set) var bytes: [UInt8] = []
  private var fieldsInRow = 0
  private var rowStart = 0

  /// Creates a writer whose text is empty.
  package init() {}

  /// Creates a writer whose first row names the columns.
  package init(columns: [String]) {
    row(columns)
  }

  /// Appends a whole row of text.
  package mutating func row(_ fields: [String]) {
    for field in fields { append(field) }
    endRow()
  }

  /// Appends a text field, in quotation marks where it would be misread without.
  package mutating func append(_ text: String) {
    startField()
    guard Self.needsQuotes(text) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a whole number.
  package mutating func append(_ number: Int) {
    startField()
    NumberText.append(Int64(number), to: &bytes)
  }

  /// Appends a whole number that may exceed `Int`, such as a seed.
  package mutating func append(_ number: UInt64) {
    startField()
    NumberText.append(number, to: &bytes)
  }

  /// Appends a number; 3.0 becomes `3`, and NaN and the infinities an empty field, which is how a
  /// missing value is written.
  package mutating func append(_ number: Double) {
    startField()
    _ = NumberText.append(number, to: &bytes)
  }

  /// Appends all fields of another writer's unfinished row: those that many rows share are put into
  /// text once.
  package mutating func append(fieldsOf other: CSVWriter) {
    guard other.fieldsInRow > 0 else { return }
    startField()
    bytes.append(contentsOf: other.bytes[other.rowStart...])
    fieldsInRow += other.fieldsInRow - 1
  }

  /// Ends the row.
  ///
  /// A row whose only field is empty is written `""`, for a blank line would not count as a row.
  package mutating func endRow() {
    if fieldsInRow == 1, bytes.count == rowStart { bytes.append(contentsOf: "\"\"".utf8) }
    bytes.append(UInt8(ascii: "\n"))
    fieldsInRow = 0
    rowStart = bytes.count
  }

  /// Goes on with empty text in the same memory, once `bytes` are written elsewhere, so that long
  /// files can be written in pieces; call it between rows.
  package mutating func removeWritten() {
    bytes.removeAll(keepingCapacity: true)
    rowStart = 0
  }

  private mutating func startField() {
    if fieldsInRow > 0 { bytes.append(UInt8(ascii: ",")) }
    fieldsInRow += 1
  }

  private static func needsQuotes(_ text: String) -> Bool {
    // At the start of a file a byte order mark would be taken for just that.
    if text.utf8.first == 0xEF, text.unicodeScalars.first == "\u{FEFF}" { return true }
    for byte in text.utf8 where byte <= UInt8(ascii: ",") {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return true
      default: continue
      }
    }
    return false
  }
}
