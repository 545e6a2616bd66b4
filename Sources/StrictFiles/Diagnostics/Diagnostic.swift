/// One remark about an input file: what is wrong, where, and what to do.
///
/// Its description is one line in the form compilers use and editors understand:
/// `file:line:column: error: message; hint`.
package struct Diagnostic: Sendable, Hashable {
  /// How much a remark matters.
  package enum Severity: String, Sendable, Hashable {
    /// The input cannot be used.
    case error
    /// The input can be used, but probably does not say what was meant.
    case warning
  }

  /// How much the remark matters.
  package let severity: Severity
  /// The file as the user named it.
  package let file: String
  /// The place in the file; `nil` when the remark is about the file as a whole.
  package let position: SourcePosition?
  /// What was seen and what was expected, without a final full stop.
  package let message: String
  /// What to do about it, such as `did you mean "x"?`; `nil` when the message already says so.
  package let hint: String?

  /// Creates a remark.
  package init(
    _ severity: Severity = .error, file: String, at position: SourcePosition? = nil,
    _ message: String, hint: String? = nil
  ) {
    (self.severity, self.file, self.position) = (severity, file, position)
    (self.message, self.hint) = (message, hint)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The remark on one line, whatever characters its parts contain.
  package var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    let remedy = hint.map { "; \($0)" } ?? ""
    return printable("\(place): \(severity.rawValue): \(message)\(remedy)")
  }
}

/// Everything that was found wrong with an input, as one error.
///
/// The list is never empty. It is sorted by file, then by place; remarks about a whole file come
/// first, and remarks about the same place stay in the order in which they were found.
package struct Diagnostics: Error, Sendable, Hashable {
  /// The remarks, sorted; at least one.
  package let list: [Diagnostic]

  /// Creates an error from a single remark.
  package init(_ remark: Diagnostic) { list = [remark] }

  /// Creates an error from what a single remark says.
  package init(
    file: String, at position: SourcePosition? = nil, _ message: String, hint: String? = nil
  ) {
    self.init(Diagnostic(file: file, at: position, message, hint: hint))
  }

  /// Creates an error from a list, or nothing when there is nothing to remark on.
  package init?(_ list: [Diagnostic]) {
    guard !list.isEmpty else { return nil }
    let beforeAll = SourcePosition(line: 0, column: 0)
    self.list = list.sorted {
      ($0.file, $0.position ?? beforeAll) < ($1.file, $1.position ?? beforeAll)
    }
  }
}

extension Diagnostics: CustomStringConvertible {
  /// The remarks, one a line, without a final line end.
  package var description: String { list.map(\.description).joined(separator: "\n") }
}

extension [Diagnostic] {
  /// What is read; nil where that fails, whose remarks are added.
  @discardableResult
  package mutating func reading<Value>(_ read: () throws(Diagnostics) -> Value) -> Value? {
    do throws(Diagnostics) {
      return try read()
    } catch {
      self += error.list
      return nil
    }
  }
}

/// A place in a text file, as people and editors count it.
///
/// Lines and columns start at 1. A column is counted in Unicode scalars, so an accented letter
/// written as one scalar is one column, however many bytes it takes. A line ends at `\n`, at
/// `\r\n`, or at a lone `\r`.
package struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  package private(set) var line: Int
  /// The column, in Unicode scalars, from 1.
  package private(set) var column: Int

  /// Creates a position from a 1-based line and column.
  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  /// The first place of a file: line 1, column 1.
  package static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Orders positions as they are read: by line, then by column.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`, the form editors jump to.
  package var description: String { "\(line):\(column)" }
}

extension SourcePosition {
  /// Finds the position of a byte by walking the bytes before it, which costs time in proportion to
  /// the distance, and so serves error messages, not parsing.
  ///
  /// - Parameters:
  ///   - offset: the byte looked for; one past the end is allowed, and more is taken as the end.
  ///   - known: where the walk may start, with the byte offset of that position.
  init(
    ofByte offset: Int, in bytes: [UInt8],
    from known: (offset: Int, position: SourcePosition) = (0, .start)
  ) {
    self = known.position
    let start = min(known.offset, bytes.count)
    for index in start..<min(max(offset, start), bytes.count) {
      pass(bytes[index], next: index + 1 < bytes.count ? bytes[index + 1] : 0)
    }
  }

  mutating func pass(_ byte: UInt8, next: UInt8) {
    if Self.endsLine(byte, next: next) {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// Whether a byte closes a line, so that the next byte starts one.
  ///
  /// The `\r` of `\r\n` does not: the `\n` after it does.
  static func endsLine(_ byte: UInt8, next: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n"))
  }
}

/// Makes text safe to show on one line of a terminal.
///
/// Control and format characters (among them line ends, escape sequences and the marks that reverse
/// the direction of writing) are written `\u{...}`: a message must show what a file contains, never
/// obey it.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnprintable(scalar):
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Text from a file between double quotes, fit for a message: printable and cut to so many Unicode
/// scalars, with three dots for the rest.
package func quoted(_ text: some StringProtocol, limit: Int = 40) -> String {
  let scalars = text.unicodeScalars
  var shown = String(String.UnicodeScalarView(scalars.prefix(limit)))
  if scalars.dropFirst(limit).first != nil { shown += "..." }
  return "\"\(printable(shown))\""
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value >= 0x20 && scalar.value < 0x7F { return false }
  // The joiners of some scripts and of emoji change how their neighbours look, and nothing else.
  if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return true
  default: return false
  }
}
