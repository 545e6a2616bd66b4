extension JSONParser {
  /// Reads a string from one quotation mark to the other.
  mutating func string() throws(Stop) -> String {
    let start = cursor.position
    var text: [UInt8] = []
    cursor.advance()
    while true {
      if cursor.isAtEnd || cursor.isAtLineEnd {
        throw stop(
          "the text that starts here does not end on its line", at: start,
          hint: "add the closing quotation mark, and write line ends as \\n")
      }
      switch cursor.current {
      case UInt8(ascii: "\""):
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        escape(into: &text)
      case let byte where byte < 0x20:
        report(
          "an unprintable character in text", hint: "write it as \\\(Self.escapeName(of: byte))")
        cursor.advance()
      case let byte:
        text.append(byte)
        cursor.advance()
      }
    }
  }

  /// Reads an escape, starting at its backslash; a bad one is reported and left out.
  private mutating func escape(into text: inout [UInt8]) {
    let place = cursor.position
    cursor.advance()
    let byte = cursor.current
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      cursor.advance()
      unicodeEscape(from: place, into: &text)
      return
    default:
      // At the end of a line the caller has the better message.
      if cursor.isAtEnd || cursor.isAtLineEnd { return }
      report(
        "\"\\\(printable(cursor.character))\" is not an escape", at: place,
        hint: "write \\\\ for a backslash")
      return
    }
    cursor.advance()
  }

  /// Reads the digits of `\uXXXX`, and a second escape when the first is half of a pair.
  private mutating func unicodeEscape(from place: SourcePosition, into text: inout [UInt8]) {
    guard let first = fourHexDigits() else {
      report("\\u needs four hexadecimal digits", at: place, hint: "write it as in \\u00E9")
      return
    }
    var value = UInt32(first)
    if (0xD800..<0xDC00).contains(first), cursor.current == UInt8(ascii: "\\"),
      cursor.next == UInt8(ascii: "u")
    {
      let ahead = cursor
      cursor.advance()
      cursor.advance()
      if let second = fourHexDigits(), (0xDC00..<0xE000).contains(second) {
        value = 0x10000 + (value - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      } else {
        cursor = ahead
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      report(
        "half of a surrogate pair without the other half", at: place,
        hint: "write the character itself, or both halves as in \\uD83D\\uDE00")
      return
    }
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  /// Reads exactly four hexadecimal digits, or nothing useful.
  private mutating func fourHexDigits() -> UInt16? {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(cursor.current)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
      cursor.advance()
    }
    return value
  }

  private static func escapeName(of byte: UInt8) -> String {
    switch byte {
    case 0x08: return "b"
    case 0x09: return "t"
    case 0x0C: return "f"
    default:
      let hex = String(byte, radix: 16, uppercase: true)
      return "u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
  }
}
