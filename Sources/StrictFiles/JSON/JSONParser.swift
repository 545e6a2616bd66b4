/// Reads one JSON document by recursive descent, no deeper than `JSONNode.deepestNesting`.
///
/// Slips are reported and read past; only when the structure is lost does reading stop.
struct JSONParser {
  /// Thrown after the error that explains it was reported: nothing more can be read.
  struct Stop: Error {}

  /// Enough errors for one reading.
  private static let mostProblems = 50

  var cursor: JSONCursor
  let file: String
  private var problems: [Diagnostic] = []

  init(cursor: JSONCursor, file: String) {
    self.cursor = cursor
    self.file = file
  }

  /// Reads a single value with nothing but space and comments around it.
  mutating func document() throws(Diagnostics) -> JSONNode {
    let (root, slips) = try documentPastSlips()
    if let errors = Diagnostics(slips) { throw errors }
    return root
  }

  /// Reads the same, with the slips that it was read past.
  mutating func documentPastSlips() throws(Diagnostics) -> (JSONNode, [Diagnostic]) {
    var root: JSONNode?
    do {
      try skipSpace()
      if cursor.isAtEnd {
        throw stop("the file holds only space and comments", hint: "add an object, { ... }")
      }
      root = try value(depth: 0)
      try skipSpace()
      if !cursor.isAtEnd {
        report(
          "\(quoted(cursor.character)) after the end of the document",
          hint: "remove it, or check for a bracket closed too early")
      }
    } catch {
      // The reason is among the problems.
    }
    guard let root else {
      throw Diagnostics(problems)
        ?? Diagnostics(Diagnostic(file: file, "the file cannot be read"))
    }
    return (root, problems)
  }

  /// Notes an error and reads on.
  mutating func report(
    _ message: String, at position: SourcePosition? = nil, hint: String? = nil
  ) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(
      Diagnostic(file: file, at: position ?? cursor.position, message, hint: hint))
  }

  /// Notes an error after which nothing can be read.
  mutating func stop(
    _ message: String, at position: SourcePosition? = nil, hint: String? = nil
  ) -> Stop {
    report(message, at: position, hint: hint)
    return Stop()
  }

  /// Reads the value that starts at the current byte.
  mutating func value(depth: Int) throws(Stop) -> JSONNode {
    let start = cursor.position
    switch cursor.current {
    case UInt8(ascii: "{"): return JSONNode(.object(try object(depth: depth + 1)), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array(depth: depth + 1)), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      throw stop("text must stand between double quotation marks", hint: "write \"...\"")
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return JSONNode(number(), at: start)
    case _ where isWordByte(cursor.current): return JSONNode(word(), at: start)
    default:
      throw stop("expected a value, found \(found)", hint: "write a number, \"text\", [ ] or { }")
    }
  }

  /// The current character for messages.
  var found: String {
    cursor.isAtEnd
      ? "the end of the file" : cursor.character == "\"" ? "a string" : quoted(cursor.character)
  }
}
