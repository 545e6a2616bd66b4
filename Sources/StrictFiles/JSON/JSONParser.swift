/// Reads one JSON document by recursive descent, no deeper than `JSONNode.deepestNesting`.
///
/// Slips are reported and read past; only when the structure is lost does reading stop.
struct JSONParser {
  /// Thrown after the error that explains it was reported: nothing more can be read.
  struct Stop: Error {}

  /// Enough errors for one reading.
  private static let mostProblems = 50

  let file: String
  let bytes: [UInt8]
  /// The current byte, and where it stands: the text starts at line 1, column 1.
  var offset: Int
  var position = SourcePosition.start
  var problems: [Diagnostic] = []

  /// Reads a single value with nothing but space and comments around it, and the slips that it was
  /// read past.
  mutating func document() throws(Diagnostics) -> (JSONNode, [Diagnostic]) {
    var root: JSONNode?
    // Where reading stops the reason is among the problems.
    do {
      try skipSpace()
      if isAtEnd {
        throw stop("the file holds only space and comments", hint: "add an object, { ... }")
      }
      root = try value(depth: 0)
      try skipSpace()
      if !isAtEnd {
        report(
          "\(quoted(character)) after the end of the document",
          hint: "remove it, or check for a bracket closed too early")
      }
    } catch {}
    guard let root else {
      throw Diagnostics(problems) ?? Diagnostics(file: file, "the file cannot be read")
    }
    return (root, problems)
  }

  mutating func report(_ message: String, at position: SourcePosition? = nil, hint: String? = nil) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(Diagnostic(file: file, at: position ?? self.position, message, hint: hint))
  }

  /// Notes an error after which nothing can be read.
  mutating func stop(
    _ message: String, at position: SourcePosition? = nil, hint: String? = nil
  ) -> Stop {
    report(message, at: position, hint: hint)
    return Stop()
  }

  mutating func value(depth: Int) throws(Stop) -> JSONNode {
    let start = position
    let value: JSONValue
    switch current {
    case UInt8(ascii: "{"): value = .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): value = .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      throw stop("text must stand between double quotation marks", hint: "write \"...\"")
    case let byte where "0123456789-+.".utf8.contains(byte): value = number()
    case let byte where isWordByte(byte): value = word()
    default:
      throw stop("expected a value, found \(found)", hint: "write a number, \"text\", [ ] or { }")
    }
    return JSONNode(value: value, position: start)
  }

  /// The current character for messages.
  var found: String {
    isAtEnd ? "the end of the file" : character == "\"" ? "a string" : quoted(character)
  }

  mutating func array(depth: Int) throws(Stop) -> [JSONNode] {
    let start = try open(depth: depth)
    var elements: [JSONNode] = []
    while try another(closing: "]", isFirst: elements.isEmpty, opened: start) {
      elements.append(try value(depth: depth))
    }
    return elements
  }

  mutating func object(depth: Int) throws(Stop) -> [JSONMember] {
    let start = try open(depth: depth)
    var members: [JSONMember] = []
    var places: [String: SourcePosition] = [:]
    while try another(closing: "}", isFirst: members.isEmpty, opened: start) {
      let place = position
      let name = try key()
      if let first = places.updateValue(place, forKey: name) {
        places[name] = first
        report(
          "the key \(quoted(name)) was already given at line \(first.line), column \(first.column)",
          at: place, hint: "keep one of the two")
      }
      try skipSpace()
      guard skip(":") else {
        throw stop("expected \":\" after the key \(quoted(name)), found \(found)")
      }
      try skipSpace()
      members.append(JSONMember(key: name, keyPosition: place, node: try value(depth: depth)))
    }
    return members
  }

  /// Passes an opening bracket, unless it lies too deep.
  private mutating func open(depth: Int) throws(Stop) -> SourcePosition {
    let start = position
    guard depth <= JSONNode.deepestNesting else {
      throw stop(
        "brackets nest deeper than \(JSONNode.deepestNesting) levels", hint: "flatten the document")
    }
    advance()
    return start
  }

  /// Moves to the next element, past its comma, or past the closing bracket; whether one follows.
  ///
  /// - Parameters:
  ///   - isFirst: whether no element was read yet, so that no comma is due.
  ///   - opened: where the collection starts, for the message when it never ends.
  private mutating func another(
    closing: Unicode.Scalar, isFirst: Bool, opened: SourcePosition
  ) throws(Stop) -> Bool {
    try skipSpace()
    if skip(closing) { return false }
    if !isFirst, !isAtEnd, current != UInt8(ascii: ",") { try missingComma(closing) }
    var comma = position
    var isComma = skip(",")
    if isFirst && isComma { report("a comma before the first value", at: comma, hint: removeComma) }
    while isComma {
      try skipSpace()
      if skip(closing) {
        if !isFirst {
          report(
            "a comma before \"\(closing)\", with nothing after it", at: comma, hint: removeComma)
        }
        return false
      }
      comma = position
      isComma = skip(",")
      if isComma { report("two commas with nothing between them", at: comma, hint: removeComma) }
    }
    if isAtEnd {
      throw stop(
        "the bracket that opens here is never closed", at: opened, hint: "add \"\(closing)\"")
    }
    return true
  }

  private var removeComma: String { "remove the comma" }

  /// Reports a missing comma where a value follows; anything else means the structure is lost.
  private mutating func missingComma(_ closing: Unicode.Scalar) throws(Stop) {
    let byte = current
    let startsValue =
      isWordByte(byte) || [UInt8](#""{["#.utf8).contains(byte) || byte == UInt8(ascii: "-")
    guard startsValue else {
      throw stop("expected \",\" or \"\(closing)\", found \(found)")
    }
    report("expected \",\" before \(found)", hint: "add a comma after the value before it")
  }

  /// Skips space and comments.
  mutating func skipSpace() throws(Stop) {
    while !isAtEnd {
      switch current {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        advance()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        try skipBlockComment()
      case UInt8(ascii: "#"):
        report("\"#\" does not start a comment", hint: "write // before it instead")
        skipLine()
      case 0xC2 where next == 0xA0, 0xEF where character == "\u{FEFF}":
        report("an invisible character, \(found)", hint: "replace it by a plain space")
        advance()
        while current & 0xC0 == 0x80 { advance() }
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, !isAtLineEnd { advance() }
  }

  /// Skips a comment that may span lines; comments do not nest.
  private mutating func skipBlockComment() throws(Stop) {
    let start = position
    advance()
    advance()
    while !isAtEnd {
      let isStar = skip("*")
      if isStar, skip("/") { return }
      if !isStar { advance() }
    }
    throw stop("the comment that starts here never ends", at: start, hint: "add */ after it")
  }
}

/// What is read next; lines and columns are counted on the way.
extension JSONParser {
  var isAtEnd: Bool { offset >= bytes.count }

  /// The current byte; 0, which no checked text contains, at the end.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte after the current one; 0 past the end.
  var next: UInt8 { offset + 1 < bytes.count ? bytes[offset + 1] : 0 }

  var isAtLineEnd: Bool {
    current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r")
  }

  /// Moves past the current byte; does nothing at the end.
  mutating func advance() {
    guard offset < bytes.count else { return }
    position.pass(bytes[offset], next: next)
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
