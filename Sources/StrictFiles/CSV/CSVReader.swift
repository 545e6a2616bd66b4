/// Reads CSV text (RFC 4180) row by row, strictly, without allocating for a row.
///
/// The first line names the columns. Rows end in `\n` or `\r\n`; the last may end with the file.
/// Quoted fields may hold commas, line ends and doubled quotation marks; anything else is an error
/// with its place. The reader stands on one row at a time:
///
///     var reader = try CSVReader(bytes, file: "touches.csv")
///     let time = try reader.columns(["time_s"])[0]
///     while try reader.next() {
///       let seconds = reader.number(time)
///     }
package struct CSVReader: Sendable {
  /// Where a field lies in the bytes, without its quotation marks.
  struct Field: Sendable {
    var start: Int
    var end: Int
    var hasDoubledQuotes = false
    var isQuoted = false
  }

  /// The largest file read unless asked otherwise: 1 GiB.
  package static let defaultSizeLimit = 1 << 30

  /// The name used in messages.
  package let file: String
  /// The names of the columns, all different, none empty.
  package internal(set) var header: [String] = []
  /// The line on which the current row starts, from 1; the header is on line 1.
  package internal(set) var line = 1

  package var digest: String { SHA256.hexDigest(bytes) }

  let bytes: [UInt8]
  var fields: [Field] = []
  var rowStart: Int
  var offset: Int
  var nextLine = 1

  /// Starts reading a text: checks that it is UTF-8 and reads the header.
  ///
  /// - Throws: what is wrong with the text or its header: empty, binary, not UTF-8, unnamed or
  ///   repeated columns.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostics) {
    offset = try TextInput.check(bytes, file: file, expectation: "a header line of column names")
    rowStart = offset
    (self.bytes, self.file) = (bytes, file)
    try scanRow()
    header = (0..<fields.count).map { text($0) }
    try checkHeader()
  }

  /// Opens a CSV file of at most so many bytes, as `TextInput.read` does.
  package static func load(
    path: String, limit: Int = defaultSizeLimit, isFound: Bool = false
  ) throws(Diagnostics) -> CSVReader {
    try CSVReader(TextInput.read(path: path, limit: limit, isFound: isFound), file: path)
  }

  /// Moves to the next row; tells whether there was one.
  ///
  /// - Throws: a row with more or fewer fields than the header, after which the next call goes on
  ///   with the row after it; or broken quoting, after which there are no more rows.
  package mutating func next() throws(Diagnostics) -> Bool {
    guard offset < bytes.count else {
      fields.removeAll(keepingCapacity: true)
      return false
    }
    try scanRow()
    guard fields.count == header.count else { throw wrongNumberOfFields() }
    return true
  }

  /// Finds the fields of the row that starts at `offset` and moves past its line end.
  mutating func scanRow() throws(Diagnostics) {
    fields.removeAll(keepingCapacity: true)
    rowStart = offset
    line = nextLine
    let text = bytes
    var index = offset
    while true {
      if index < text.count, text[index] == UInt8(ascii: "\"") {
        try scanQuoted(text, &index)
      } else {
        try scanPlain(text, &index)
      }
      guard index < text.count else { break }
      let separator = text[index]
      index += 1
      if separator == UInt8(ascii: ",") { continue }
      if separator == UInt8(ascii: "\r") { index += 1 }
      nextLine += 1
      break
    }
    offset = index
  }

  /// Finds the end of a field without quotation marks: a comma, a line end, or the end of the text.
  @inline(__always)
  private mutating func scanPlain(_ text: [UInt8], _ index: inout Int) throws(Diagnostics) {
    let start = index
    while index < text.count {
      let byte = text[index]
      // One comparison passes nearly every byte: all special ones are no larger than a comma.
      if byte <= UInt8(ascii: ",") {
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") { break }
        if byte == UInt8(ascii: "\r") {
          if Self.isLineEnd(text, index) { break }
          throw broken(
            "a carriage return without the line feed that should follow", at: index,
            hint: "end lines with \\n or \\r\\n")
        }
        if byte == UInt8(ascii: "\"") {
          throw broken(
            "a quotation mark inside a field that does not start with one", at: index,
            hint: "put the whole field between quotation marks and double those inside")
        }
      }
      index += 1
    }
    fields.append(Field(start: start, end: index))
  }

  /// Finds the end of a field that starts with a quotation mark.
  private mutating func scanQuoted(_ text: [UInt8], _ index: inout Int) throws(Diagnostics) {
    let start = index
    var field = Field(start: start + 1, end: start + 1, isQuoted: true)
    index += 1
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      if byte == UInt8(ascii: "\"") {
        if next != byte { break }
        field.hasDoubledQuotes = true
        index += 1
      } else if SourcePosition.endsLine(byte, next: next) {
        nextLine += 1
      }
      index += 1
    }
    guard index < text.count else {
      throw broken(
        "the quotation mark that opens here is never closed", at: start,
        hint: "add the closing one, or double it if it belongs to the text")
    }
    field.end = index
    index += 1
    guard index == text.count || text[index] == UInt8(ascii: ",") || Self.isLineEnd(text, index)
    else {
      throw broken(
        "text after the closing quotation mark of a field", at: index,
        hint: "double the quotation marks that belong to the text")
    }
    fields.append(field)
  }

  private static func isLineEnd(_ text: [UInt8], _ index: Int) -> Bool {
    if text[index] == UInt8(ascii: "\n") { return true }
    return text[index] == UInt8(ascii: "\r") && index + 1 < text.count
      && text[index + 1] == UInt8(ascii: "\n")
  }

  /// An error after which the rows cannot be told apart any more: reading ends.
  private mutating func broken(_ message: String, at place: Int, hint: String) -> Diagnostics {
    offset = bytes.count
    fields.removeAll(keepingCapacity: true)
    return Diagnostics(file: file, at: position(ofByte: place), message, hint: hint)
  }

  /// The text of a field of the current row; empty for a column that does not exist.
  package func text(_ column: Int) -> String {
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

  /// A field of the current row as a number; nil where it is none by the rules of
  /// `parseFinite(_:)`, or where the column does not exist.
  package func number(_ column: Int) -> Double? {
    guard fields.indices.contains(column) else { return nil }
    let (start, end) = (fields[column].start, fields[column].end)
    return bytes.withUnsafeBufferPointer {
      parseFinite(UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
  }

  /// Whether a field of the current row is empty, quoted or not.
  package func isEmpty(_ column: Int) -> Bool {
    guard fields.indices.contains(column) else { return true }
    return fields[column].start == fields[column].end
  }

  /// Whether a field of the current row holds, as it is written, exactly a text: without making a
  /// string of it.
  package func field(_ column: Int, equals text: StaticString) -> Bool {
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
  package func position(_ column: Int) -> SourcePosition {
    guard fields.indices.contains(column) else { return position(ofByte: rowStart) }
    return position(ofByte: fields[column].start - (fields[column].isQuoted ? 1 : 0))
  }

  /// An error about a field of the current row, with its place.
  package func error(_ column: Int, _ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(file: file, at: position(column), message, hint: hint)
  }

  func position(ofByte place: Int) -> SourcePosition {
    SourcePosition(
      ofByte: place, in: bytes, from: (rowStart, SourcePosition(line: line, column: 1)))
  }

  /// The indices of several columns, in the order of the names.
  ///
  /// - Throws: an error at the header for every column that is missing, which names the closest one
  ///   there is.
  package func columns(_ names: [String]) throws(Diagnostics) -> [Int] {
    if let problem = wrongSeparator(names) { throw Diagnostics(problem) }
    var indices: [Int] = []
    var missing: [Diagnostic] = []
    // A column that is wanted under its own name was not meant to be another.
    let unclaimed = header.filter { !names.contains($0) }
    for name in names {
      if let index = header.firstIndex(of: name) {
        indices.append(index)
      } else {
        missing.append(
          Diagnostic(
            file: file, at: .start, "the column \(quoted(name)) is missing from the header",
            hint: nearestName(to: name, among: unclaimed).map { "is \(quoted($0)) meant to be it?" }
          ))
      }
    }
    if let errors = Diagnostics(missing) { throw errors }
    return indices
  }

  /// The error for a header that parts columns of these names by something else than commas; nil
  /// for any other.
  package func wrongSeparator(_ names: [String]) -> Diagnostic? {
    guard header.count == 1 else { return nil }
    for (separator, word): (Character, String) in [(";", "semicolons"), ("\t", "tabs")] {
      let parts = header[0].split(separator: separator)
      guard parts.count > 1, parts.contains(where: { names.contains(String($0)) }) else { continue }
      return Diagnostic(
        file: file, at: .start, "the columns are separated by \(word)",
        hint: "separate them by commas, and write decimals with a point")
    }
    return nil
  }

  package var noRows: Diagnostic {
    Diagnostic(
      file: file, "the file has a header and no rows", hint: "add rows, or name another file")
  }

  /// Checks the names of the columns while the reader stands on the header.
  func checkHeader() throws(Diagnostics) {
    var problems: [Diagnostic] = []
    var first: [String: Int] = [:]
    for (column, name) in header.enumerated() {
      if name.isEmpty {
        problems.append(
          error(column, "column \(column + 1) has no name", hint: "name it in the header line"))
      } else if let earlier = first[name] {
        problems.append(
          error(
            column, "the column \(quoted(name)) is already column \(earlier + 1)",
            hint: "give each column its own name"))
      } else {
        first[name] = column
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
  }

  /// The error for a row as wide as no other, at the first field too many or where fields are
  /// missing.
  func wrongNumberOfFields() -> Diagnostics {
    let isBlank = fields.count == 1 && isEmpty(0) && !fields[0].isQuoted
    if isBlank {
      return Diagnostics(file: file, at: position(0), "the line is blank", hint: "remove it")
    }
    let isLong = fields.count > header.count
    let place = isLong ? position(header.count) : position(ofByte: fields.last?.end ?? rowStart)
    return Diagnostics(
      file: file, at: place, "the row has \(counted(fields.count)), the header \(header.count)",
      hint: isLong
        ? "put text that contains commas between quotation marks"
        : "keep the commas around empty fields")
  }

  private func counted(_ count: Int) -> String { count == 1 ? "1 field" : "\(count) fields" }

  /// The indices of the columns of a table, in their order; an error for every missing one.
  package func columns<Row>(_ columns: [Column<Row>]) throws(Diagnostics) -> [Int] {
    try self.columns(columns.map(\.title.name))
  }

  /// Reads the rows to the end.
  ///
  /// - Throws: every problem with its line, of the file and of what is made of its rows; each
  ///   kind once, at most about twenty.
  package mutating func readRows(
    _ body: (CSVReader) throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    var problems = RowProblems()
    while !problems.isFull {
      do throws(Diagnostics) {
        guard try next() else { break }
        try body(self)
      } catch {
        problems.add(error.list)
      }
    }
    if let errors = problems.all { throw errors }
  }
}
