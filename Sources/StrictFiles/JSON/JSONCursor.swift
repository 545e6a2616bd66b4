/// A reading position in the bytes of a text that keeps count of lines and columns.
struct JSONCursor {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private var line = 1
  private var column = 1

  /// Starts at an offset, which becomes line 1, column 1.
  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Where the current byte stands.
  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// Whether every byte was read.
  var isAtEnd: Bool { offset >= bytes.count }

  /// The current byte; 0, which no checked text contains, at the end.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte after the current one; 0 past the end.
  var next: UInt8 { offset + 1 < bytes.count ? bytes[offset + 1] : 0 }

  /// Whether the current byte ends its line.
  var isAtLineEnd: Bool {
    current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r")
  }

  /// Moves past the current byte; does nothing at the end.
  mutating func advance() {
    guard offset < bytes.count else { return }
    if SourcePosition.endsLine(bytes[offset], next: next) {
      line += 1
      column = 1
    } else if bytes[offset] & 0xC0 != 0x80 {
      column += 1
    }
    offset += 1
  }

  /// Moves past the current byte if it is the one given.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard !isAtEnd, current == UInt8(ascii: byte) else { return false }
    advance()
    return true
  }

  /// The text from an earlier offset up to the current one.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The whole character at the current place, for messages; empty at the end.
  var character: String {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return isAtEnd ? "" : String(decoding: bytes[offset..<end], as: UTF8.self)
  }
}
