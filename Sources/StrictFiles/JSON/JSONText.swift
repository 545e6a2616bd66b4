/// A JSON value to be written: built from literals, printed in one canonical form.
///
/// The form depends on the value alone: two spaces of indentation, one element a line, keys in the
/// order given, numbers in the shortest form that reads back exactly, `\n` line ends and one at the
/// end. Equal values give equal bytes, so a digest of the text is a digest of the value.
package indirect enum JSONText: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A whole number that may exceed `Int64`, such as a seed.
  case unsigned(UInt64)
  /// A number; JSON has no NaN and no infinity, so those are written as `null`.
  case number(Double)
  case string(String)
  case array([JSONText])
  /// An object; no key is repeated.
  case object([Member])

  /// One key of an object and its value.
  package struct Member: Sendable, Hashable {
    /// The key.
    package let key: String
    /// The value.
    package let value: JSONText

    /// Creates a member.
    package init(_ key: String, _ value: JSONText) {
      (self.key, self.value) = (key, value)
    }
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }

  /// An object has its keys in the order written.
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONText {
  /// Creates the text of a value that was read, without its comments and spacing.
  ///
  /// Whole numbers keep every digit up to 64 bits; `1`, `1.0` and `1e0` all become `1`.
  package init(_ node: JSONNode) {
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
  package subscript(key: String) -> JSONText? { members.first { $0.key == key }?.value }

  /// The members of an object; none of another value.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The canonical text as UTF-8, ending in `\n`.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The text on one line without spaces, for a script inside a page: nothing in it can end the
  /// element that holds it.
  package var inScript: String {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: nil)
    return String(decoding: bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  /// - Parameter indentation: of the first line; nil for all on one line without spaces.
  private func append(to bytes: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .integer(let number): NumberText.append(number, to: &bytes)
    case .unsigned(let number): NumberText.append(number, to: &bytes)
    case .number(let number):
      if !NumberText.append(number, to: &bytes) { bytes.append(contentsOf: "null".utf8) }
    case .string(let text): Self.append(quoting: text, to: &bytes)
    case .array(let elements):
      Self.append(elements, between: "[", "]", to: &bytes, indentation: indentation) {
        $0.append(to: &$1, indentation: indentation.map { $0 + 1 })
      }
    case .object(let members):
      Self.append(members, between: "{", "}", to: &bytes, indentation: indentation) {
        Self.append(quoting: $0.key, to: &$1)
        $1.append(contentsOf: (indentation == nil ? ":" : ": ").utf8)
        $0.value.append(to: &$1, indentation: indentation.map { $0 + 1 })
      }
    }
  }

  /// Writes the elements of a collection one a line; an empty one stays on its line.
  private static func append<Element>(
    _ elements: [Element], between opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    to bytes: inout [UInt8], indentation: Int?, each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(indentation.map { $0 + 1 }, in: &bytes)
      each(element, &bytes)
    }
    if !elements.isEmpty { startLine(indentation, in: &bytes) }
    bytes.append(UInt8(ascii: closing))
  }

  private static func startLine(_ indentation: Int?, in bytes: inout [UInt8]) {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indentation))
  }

  /// Writes a string with the escapes JSON demands and no others.
  private static func append(quoting text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let hex = String(byte, radix: 16, uppercase: true)
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: hex.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
