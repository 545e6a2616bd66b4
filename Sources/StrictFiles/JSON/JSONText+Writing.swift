extension JSONText {
  /// The canonical text as UTF-8, ending in `\n`.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The text on one line without spaces, for a script inside a page: nothing in it can end the
  /// element that holds it.
  package var inScript: String {
    switch self {
    case .array(let elements): return "[\(elements.map(\.inScript).joined(separator: ","))]"
    case .object(let members):
      let texts = members.map { "\(JSONText.string($0.key).inScript):\($0.value.inScript)" }
      return "{\(texts.joined(separator: ","))}"
    default:
      var bytes: [UInt8] = []
      append(to: &bytes, indentation: 0)
      return String(decoding: bytes, as: UTF8.self).replacing("<", with: "\\u003c")
    }
  }

  private func append(to bytes: inout [UInt8], indentation: Int) {
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
        $0.append(to: &$1, indentation: indentation + 1)
      }
    case .object(let members):
      Self.append(
        Self.unrepeated(members), between: "{", "}", to: &bytes, indentation: indentation
      ) {
        Self.append(quoting: $0.key, to: &$1)
        $1.append(contentsOf: ": ".utf8)
        $0.value.append(to: &$1, indentation: indentation + 1)
      }
    }
  }

  /// Writes the elements of a collection one a line; an empty one stays on its line.
  private static func append<Element>(
    _ elements: [Element], between opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    to bytes: inout [UInt8], indentation: Int, each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(indentation + 1, in: &bytes)
      each(element, &bytes)
    }
    if !elements.isEmpty { startLine(indentation, in: &bytes) }
    bytes.append(UInt8(ascii: closing))
  }

  private static func startLine(_ indentation: Int, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indentation))
  }

  private static func unrepeated(_ members: [Member]) -> [Member] {
    let last = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard last.count < members.count else { return members }
    var written: Set<String> = []
    return members.filter { written.insert($0.key).inserted }
      .map { Member($0.key, last[$0.key] ?? $0.value) }
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
