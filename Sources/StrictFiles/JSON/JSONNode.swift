/// A JSON value together with the place where it starts.
public struct JSONNode: Sendable, Hashable {
  /// The value.
  public let value: JSONValue
  /// Where its first character stands.
  public let position: SourcePosition

  /// Creates a node.
  public init(_ value: JSONValue, at position: SourcePosition) {
    self.value = value
    self.position = position
  }

  /// The value of a member of an object.
  ///
  /// - Returns: `nil` when there is no such key, or when this node is not an object.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.node
  }
}

/// A JSON value as written.
public indirect enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number, with its text, so that large whole numbers lose no digit.
  case number(Double, literal: String)
  /// A string, escapes resolved.
  case string(String)
  /// An array.
  case array([JSONNode])
  /// An object, its members in the order of the file, no key twice.
  case object([JSONMember])

  /// What the value is, for messages: "a number", "text", "an object" and so on.
  public var kindName: String {
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

/// One key of an object and its value.
public struct JSONMember: Sendable, Hashable {
  /// The key, escapes resolved.
  public let key: String
  /// Where the key starts, at its quotation mark.
  public let keyPosition: SourcePosition
  /// The value.
  public let node: JSONNode

  /// Creates a member.
  public init(key: String, keyPosition: SourcePosition, node: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}
