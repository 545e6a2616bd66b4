extension JSONParser {
  /// Reads an array from its `[` to its `]`.
  mutating func array(depth: Int) throws(Stop) -> [JSONNode] {
    let start = try open(depth: depth)
    var elements: [JSONNode] = []
    while try another(closing: "]", isFirst: elements.isEmpty, opened: start) {
      elements.append(try value(depth: depth))
    }
    return elements
  }

  /// Reads an object from its `{` to its `}`.
  mutating func object(depth: Int) throws(Stop) -> [JSONMember] {
    let start = try open(depth: depth)
    var members: [JSONMember] = []
    var places: [String: SourcePosition] = [:]
    while try another(closing: "}", isFirst: members.isEmpty, opened: start) {
      let place = cursor.position
      let name = try key()
      if let first = places.updateValue(place, forKey: name) {
        places[name] = first
        report(
          "the key \(quoted(name)) was already given at line \(first.line), column \(first.column)",
          at: place, hint: "keep one of the two")
      }
      try skipSpace()
      guard cursor.skip(":") else {
        throw stop("expected \":\" after the key \(quoted(name)), found \(found)")
      }
      try skipSpace()
      members.append(JSONMember(key: name, keyPosition: place, node: try value(depth: depth)))
    }
    return members
  }

  /// Passes an opening bracket, unless it lies too deep.
  private mutating func open(depth: Int) throws(Stop) -> SourcePosition {
    let start = cursor.position
    guard depth <= JSONNode.deepestNesting else {
      throw stop(
        "brackets nest deeper than \(JSONNode.deepestNesting) levels", hint: "flatten the document")
    }
    cursor.advance()
    return start
  }

  /// Moves to the next element, past its comma, or past the closing bracket.
  ///
  /// - Parameters:
  ///   - closing: the bracket that ends the collection.
  ///   - isFirst: whether no element was read yet, so that no comma is due.
  ///   - opened: where the collection starts, for the message when it never ends.
  /// - Returns: whether an element follows.
  private mutating func another(
    closing: Unicode.Scalar, isFirst: Bool, opened: SourcePosition
  ) throws(Stop) -> Bool {
    try skipSpace()
    if cursor.skip(closing) { return false }
    if !isFirst, !cursor.isAtEnd, cursor.current != UInt8(ascii: ",") { try missingComma(closing) }
    var comma = cursor.position
    var isComma = cursor.skip(",")
    if isFirst && isComma { report("a comma before the first value", at: comma, hint: removeComma) }
    while isComma {
      try skipSpace()
      if cursor.skip(closing) {
        if !isFirst {
          report(
            "a comma before \"\(closing)\", with nothing after it", at: comma, hint: removeComma)
        }
        return false
      }
      comma = cursor.position
      isComma = cursor.skip(",")
      if isComma { report("two commas with nothing between them", at: comma, hint: removeComma) }
    }
    if cursor.isAtEnd {
      throw stop(
        "the bracket that opens here is never closed", at: opened, hint: "add \"\(closing)\"")
    }
    return true
  }

  private var removeComma: String { "remove the comma" }

  /// Reports a missing comma where a value follows; anything else means the structure is lost.
  private mutating func missingComma(_ closing: Unicode.Scalar) throws(Stop) {
    let byte = cursor.current
    let startsValue =
      isWordByte(byte) || [UInt8](#""{["#.utf8).contains(byte) || byte == UInt8(ascii: "-")
    guard startsValue else {
      throw stop("expected \",\" or \"\(closing)\", found \(found)")
    }
    report("expected \",\" before \(found)", hint: "add a comma after the value before it")
  }
}
