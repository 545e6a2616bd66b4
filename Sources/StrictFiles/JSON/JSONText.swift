/// A JSON value to be written: built from literals, printed in one canonical form.
///
/// The form depends on the value alone: two spaces of indentation, one element a line, keys in the
/// order given, numbers in the shortest form that reads back exactly, `\n` line ends and one at the
/// end. Equal values give equal bytes, so a digest of the text is a digest of the value.
public indirect enum JSONText: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// A whole number that may exceed `Int64`, such as a seed.
  case unsigned(UInt64)
  /// A number; JSON has no NaN and no infinity, so those are written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONText])
  /// An object; of a repeated key only the last value is written, at the place of the first.
  case object([Member])

  /// One key of an object and its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONText

    /// Creates a member.
    public init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates an array.
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }

  /// Creates an object with its keys in the order written.
  public init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONText {
  /// Creates the text of a value that was read, without its comments and spacing.
  ///
  /// Whole numbers keep every digit up to 64 bits; `1`, `1.0` and `1e0` all become `1`.
  public init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number, let literal): self = Self.number(number, literal: literal)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONText($0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONText($0.node)) })
    }
  }

  private static func number(_ number: Double, literal: String) -> JSONText {
    // Text first: a seed of 20 digits has no exact Double. Zero goes the other way, for its sign.
    if number == 0 { return .number(number) }
    if let whole = Int64(literal) { return .integer(whole) }
    return UInt64(literal).map { .unsigned($0) } ?? .number(number)
  }
}

extension JSONText {
  /// The value of a member of an object; nil where there is no such key or no object.
  package subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
