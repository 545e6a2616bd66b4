/// A JSON value together with the place where it starts.
package struct JSONNode: Sendable, Hashable {
  /// The value.
  package let value: JSONValue
  /// Where its first character stands.
  package let position: SourcePosition

  /// The value of a member of an object; nil where there is no such key, or no object.
  package subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }

  /// The members of an object; none of another value.
  package var members: [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }
}

/// A JSON value as written.
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A finite number, with its text, so that large whole numbers lose no digit.
  case number(Double, literal: String)
  /// A string, escapes resolved.
  case string(String)
  case array([JSONNode])
  /// An object, its members in the order of the file, no key twice.
  case object([JSONMember])

  /// What the value is, for messages: "a number", "text", "an object" and so on.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// What a value is where it is of a kind; nil where it is of another.
extension JSONNode {
  package var flag: Bool? { if case .bool(let flag) = value { flag } else { nil } }
  package var number: Double? { literal?.value }
  package var literal: (value: Double, text: String)? {
    if case .number(let value, let text) = value { (value, text) } else { nil }
  }
  package var text: String? { if case .string(let text) = value { text } else { nil } }
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }
  /// The members of an object that are text.
  package var texts: [(String, String)] {
    members.compactMap { member in member.node.text.map { (member.key, $0) } }
  }
}

/// One key of an object and its value.
package struct JSONMember: Sendable, Hashable {
  /// The key, escapes resolved.
  package let key: String
  /// Where the key starts, at its quotation mark.
  package let keyPosition: SourcePosition
  /// The value.
  package let node: JSONNode
}

extension JSONNode {
  /// How deep arrays and objects may nest.
  package static let deepestNesting = 64

  /// The largest file read unless asked otherwise: 1 MiB.
  package static let defaultSizeLimit = 1 << 20

  /// Reads strict JSON (RFC 8259) in which `//` and `/* */` comments may stand wherever space may.
  ///
  /// Trailing commas, repeated keys and every other liberty are errors. Slips that leave the
  /// structure clear are collected, so that one reading reports all of them. A byte order mark is
  /// skipped; any other bytes than JSON are at least one error with its place.
  package static func parse(_ bytes: [UInt8], file: String) throws(Diagnostics) -> JSONNode {
    let (root, slips) = try parsePastSlips(bytes, file: file)
    if let errors = Diagnostics(slips) { throw errors }
    return root
  }

  private static func parsePastSlips(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostics) -> (node: JSONNode, slips: [Diagnostic]) {
    let start = try TextInput.check(bytes, file: file, expectation: "a JSON object, { ... }")
    var parser = JSONParser(file: file, bytes: bytes, offset: start)
    return try parser.document()
  }

  /// Reads a JSON file of at most so many bytes, as `TextInput.read` and `parse` do.
  package static func load(
    path: String, limit: Int = defaultSizeLimit, isFound: Bool = false
  ) throws(Diagnostics) -> JSONNode {
    try parse(TextInput.read(path: path, limit: limit, isFound: isFound), file: path)
  }

  /// Reads a JSON file past slips that leave the structure clear, for whoever reports them with
  /// what is wrong with the values.
  package static func loadPastSlips(
    path: String
  ) throws(Diagnostics) -> (node: JSONNode, slips: [Diagnostic]) {
    try parsePastSlips(
      TextInput.read(path: path, limit: defaultSizeLimit, isFound: false), file: path)
  }
}
