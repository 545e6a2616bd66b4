extension CSVReader {
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
    return Diagnostics(Diagnostic(file: file, at: position(ofByte: place), message, hint: hint))
  }
}
