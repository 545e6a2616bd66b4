extension JSONParser {
  /// Skips space and comments.
  mutating func skipSpace() throws(Stop) {
    while !cursor.isAtEnd {
      switch cursor.current {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        cursor.advance()
      case UInt8(ascii: "/") where cursor.next == UInt8(ascii: "/"):
        while !cursor.isAtEnd, !cursor.isAtLineEnd { cursor.advance() }
      case UInt8(ascii: "/") where cursor.next == UInt8(ascii: "*"):
        try skipBlockComment()
      case UInt8(ascii: "#"):
        report("\"#\" does not start a comment", hint: "write // before it instead")
        while !cursor.isAtEnd, !cursor.isAtLineEnd { cursor.advance() }
      case 0xC2 where cursor.next == 0xA0, 0xEF where cursor.character == "\u{FEFF}":
        report("an invisible character, \(found)", hint: "replace it by a plain space")
        cursor.advance()
        while cursor.current & 0xC0 == 0x80 { cursor.advance() }
      default: return
      }
    }
  }

  /// Skips a comment that may span lines; comments do not nest.
  private mutating func skipBlockComment() throws(Stop) {
    let start = cursor.position
    cursor.advance()
    cursor.advance()
    while !cursor.isAtEnd {
      if cursor.current == UInt8(ascii: "*"), cursor.next == UInt8(ascii: "/") {
        cursor.advance()
        cursor.advance()
        return
      }
      cursor.advance()
    }
    throw stop("the comment that starts here never ends", at: start, hint: "add */ after it")
  }
}
