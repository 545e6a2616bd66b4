/// Makes any string safe inside XML text and attribute values.
package enum XMLEscaping {
  /// `string` with markup characters escaped and characters that XML 1.0 forbids replaced.
  ///
  /// Forbidden are the control characters other than tab, line feed and carriage return, and the
  /// two non-characters U+FFFE and U+FFFF (XML 1.0, production 2). They become U+FFFD.
  package static func escaped(_ string: String) -> String {
    if !string.utf8.contains(where: mayNeedEscape) { return string }
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default:
        let forbidden = scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        result.unicodeScalars.append(forbidden ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// Whether a byte can belong to what is escaped: few texts have one.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    // 0xEF starts the non-characters, among others.
    default: byte < 32 || byte == 0xEF
    }
  }
}
