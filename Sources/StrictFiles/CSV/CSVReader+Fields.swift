extension CSVReader {
  /// The text of a field of the current row; empty for a column that does not exist.
  public func text(_ column: Int) -> String {
    guard fields.indices.contains(column) else { return "" }
    let field = fields[column]
    let raw = bytes[field.start..<field.end]
    guard field.hasDoubledQuotes else { return String(decoding: raw, as: UTF8.self) }
    var unescaped: [UInt8] = []
    var isSecond = false
    for byte in raw {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { unescaped.append(byte) }
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// A field of the current row as a finite number, by the rules of `parseFinite(_:)`.
  ///
  /// - Returns: `nil` when it is not one, or when the column does not exist.
  public func number(_ column: Int) -> Double? {
    guard fields.indices.contains(column) else { return nil }
    let (start, end) = (fields[column].start, fields[column].end)
    return bytes.withUnsafeBufferPointer {
      parseFinite(UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
  }

  /// Whether a field of the current row is empty, quoted or not.
  public func isEmpty(_ column: Int) -> Bool {
    guard fields.indices.contains(column) else { return true }
    return fields[column].start == fields[column].end
  }

  /// Whether a field of the current row holds exactly a text, without making a string of it.
  ///
  /// A field with doubled quotation marks is compared as it is written.
  public func field(_ column: Int, equals text: StaticString) -> Bool {
    guard fields.indices.contains(column), text.hasPointerRepresentation else { return false }
    let (start, end) = (fields[column].start, fields[column].end)
    guard end - start == text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
    }
  }

  /// Where the fields of some columns of the current row lie, to compare later rows with.
  package func places(_ columns: [Int]) -> [Range<Int>] {
    columns.map { fields[$0].start..<fields[$0].end }
  }

  /// Whether some columns of the current row hold, as written, the same bytes as fields of an
  /// earlier row: then they are the same texts and the same numbers, and nothing need be made of
  /// them.
  package func fields(_ columns: [Int], equal places: [Range<Int>]) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      for index in columns.indices {
        let field = fields[columns[index]]
        let place = places[index]
        guard field.end - field.start == place.count else { return false }
        // From the end: identifiers of neighbours begin alike.
        var distance = place.count
        while distance > 0 {
          distance -= 1
          guard text[field.start + distance] == text[place.lowerBound + distance] else {
            return false
          }
        }
      }
      return true
    }
  }

  /// Where a field of the current row starts; the start of the row for a column that does not
  /// exist.
  public func position(_ column: Int) -> SourcePosition {
    guard fields.indices.contains(column) else { return position(ofByte: rowStart) }
    return position(ofByte: fields[column].start - (fields[column].isQuoted ? 1 : 0))
  }

  /// An error about a field of the current row, with its place.
  public func error(_ column: Int, _ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(file: file, at: position(column), message, hint: hint)
  }

  /// The position of a byte of the current row.
  func position(ofByte place: Int) -> SourcePosition {
    SourcePosition(
      ofByte: place, in: bytes, from: (rowStart, SourcePosition(line: line, column: 1)))
  }
}
