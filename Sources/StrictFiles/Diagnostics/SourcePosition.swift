/// A place in a text file, as people and editors count it.
///
/// Lines and columns start at 1. A column is counted in Unicode scalars, so an accented letter
/// written as one scalar is one column, however many bytes it takes. A line ends at `\n`, at
/// `\r\n`, or at a lone `\r`.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The column, in Unicode scalars, from 1.
  public let column: Int

  /// Creates a position from a 1-based line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of a file: line 1, column 1.
  public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Orders positions as they are read: by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`, the form editors jump to.
  public var description: String { "\(line):\(column)" }
}

extension SourcePosition {
  /// Finds the position of a byte by walking the bytes before it.
  ///
  /// The walk costs time in proportion to the distance, so it serves error messages, not parsing.
  ///
  /// - Parameters:
  ///   - offset: the byte looked for; one past the end is allowed, and more is taken as the end.
  ///   - bytes: the whole text, UTF-8 up to `offset`.
  ///   - known: where the walk may start, with the byte offset of that position.
  init(
    ofByte offset: Int, in bytes: [UInt8],
    from known: (offset: Int, position: SourcePosition) = (0, .start)
  ) {
    var line = known.position.line
    var column = known.position.column
    let start = min(known.offset, bytes.count)
    for index in start..<min(max(offset, start), bytes.count) {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if Self.endsLine(byte, next: next) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }

  /// Whether a byte closes a line, so that the next byte starts one.
  ///
  /// The `\r` of `\r\n` does not: the `\n` after it does.
  static func endsLine(_ byte: UInt8, next: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n"))
  }
}
