extension JSONParser {
  /// Whether a byte may belong to a bare word or number.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Reads `true`, `false` or `null`, and explains any other bare word.
  mutating func word() -> JSONValue {
    let place = position
    let text = bareText(also: "-")
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN", "nan", "Infinity", "inf":
      report("\(text) is not a number JSON can hold", at: place, hint: "write a finite number")
    default:
      let close = nearestName(to: text, among: ["true", "false", "null"])
      report(
        "the word \(quoted(text)) is not a value", at: place,
        hint: close.map { "did you mean \($0)?" } ?? "put text between double quotation marks")
    }
    return .null
  }

  /// Reads a key, and explains one without quotation marks.
  mutating func key() throws(Stop) -> String {
    if current == UInt8(ascii: "\"") { return try string() }
    guard isWordByte(current) else {
      throw stop("expected a key, found \(found)", hint: "write \"key\": value")
    }
    let place = position
    let text = bareText(also: "-")
    report("the key \(quoted(text)) lacks quotation marks", at: place, hint: "write \"key\": value")
    return text
  }

  /// Reads the longest run of word bytes and of the extra ASCII characters given.
  mutating func bareText(also extra: String) -> String {
    let start = offset
    while isWordByte(current) || extra.utf8.contains(current) { advance() }
    return text(from: start)
  }

  /// Reads a number, and explains every form JSON does not have.
  mutating func number() -> JSONValue {
    let place = position
    let text = bareText(also: "+-.%")
    if let problem = Self.problem(withNumber: text) {
      report(
        "\(quoted(text)) is not a JSON number: \(problem.message)", at: place, hint: problem.hint)
      return .number(0, literal: "0")
    }
    let number = Double(text) ?? .infinity
    if !number.isFinite {
      report(
        "the number \(quoted(text)) is too large to hold", at: place,
        hint: "the largest is about 1.8e308")
    } else if number == 0,
      text.prefix(while: { $0 != "e" && $0 != "E" }).contains(where: isOneToNine)
    {
      report(
        "the number \(quoted(text)) is too small to hold and would become 0", at: place,
        hint: "write 0, or at least 5e-324")
    }
    return .number(number, literal: text)
  }

  private func isOneToNine(_ character: Character) -> Bool { ("1"..."9").contains(character) }

  /// What keeps a text from being a number of RFC 8259, section 6; `nil` when nothing does.
  private static func problem(withNumber text: String) -> (message: String, hint: String)? {
    var rest = Substring(text)
    if rest.last == "%", let share = Double("\(rest.dropLast())e-2") {
      return ("it is a percentage", "write \(share)")
    }
    if rest.first == "+" { return ("it starts with a plus", "remove the \"+\"") }
    if rest.first == "-" { rest.removeFirst() }
    if rest.hasPrefix("Inf") || rest.hasPrefix("inf") || rest.hasPrefix("NaN") {
      return ("it is not finite", "write a finite number")
    }
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      return ("it is hexadecimal", "write it in decimal")
    }
    if rest.contains("_") { return ("it contains \"_\"", "remove the \"_\"") }
    let whole = takeDigits(&rest)
    if whole.isEmpty { return ("it needs a digit first", "write 0.5 rather than .5") }
    if whole.count > 1, whole.first == "0" {
      return ("it starts with 0", "remove the leading zeros")
    }
    if rest.first == "." {
      rest.removeFirst()
      if takeDigits(&rest).isEmpty {
        return ("it needs a digit after the point", "write 5.0 or 5 rather than 5.")
      }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      if takeDigits(&rest).isEmpty { return ("its exponent has no digits", "write it as in 1e-3") }
    }
    guard let extra = rest.first else { return nil }
    return ("\(quoted(String(extra))) does not belong in it", "write units in the key, not here")
  }

  private static func takeDigits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }

  mutating func string() throws(Stop) -> String {
    let start = position
    var text: [UInt8] = []
    advance()
    while true {
      if isAtEnd || isAtLineEnd {
        throw stop(
          "the text that starts here does not end on its line", at: start,
          hint: "add the closing quotation mark, and write line ends as \\n")
      }
      switch current {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        escape(into: &text)
      case let byte where byte < 0x20:
        report(
          "an unprintable character in text", hint: "write it as \\\(Self.escapeName(of: byte))")
        advance()
      case let byte:
        text.append(byte)
        advance()
      }
    }
  }

  /// Reads an escape, starting at its backslash; a bad one is reported and left out.
  private mutating func escape(into text: inout [UInt8]) {
    let place = position
    advance()
    let byte = current
    switch byte {
    case UInt8(ascii: "u"):
      advance()
      unicodeEscape(from: place, into: &text)
    case _ where Self.escapes[byte] != nil:
      text.append(Self.escapes[byte] ?? byte)
      advance()
    default:
      // At the end of a line the caller has the better message.
      if isAtEnd || isAtLineEnd { return }
      report(
        "\"\\\(printable(character))\" is not an escape", at: place,
        hint: "write \\\\ for a backslash")
    }
  }

  /// What a letter or sign after a backslash stands for.
  private static let escapes: [UInt8: UInt8] = {
    let pairs = zip(#""\/bfnrt"#.utf8, "\"\\/\u{8}\u{C}\n\r\t".utf8)
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }()

  /// Reads the digits of `\uXXXX`, and a second escape when the first is half of a pair.
  private mutating func unicodeEscape(from place: SourcePosition, into text: inout [UInt8]) {
    guard let first = fourHexDigits() else {
      report("\\u needs four hexadecimal digits", at: place, hint: "write it as in \\u00E9")
      return
    }
    var value = UInt32(first)
    if (0xD800..<0xDC00).contains(first), current == UInt8(ascii: "\\"), next == UInt8(ascii: "u") {
      let ahead = (offset, position)
      advance()
      advance()
      if let second = fourHexDigits(), (0xDC00..<0xE000).contains(second) {
        value = 0x10000 + (value - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      } else {
        (offset, position) = ahead
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
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
      advance()
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
