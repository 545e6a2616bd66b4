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
    let place = cursor.position
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
    if cursor.current == UInt8(ascii: "\"") { return try string() }
    guard isWordByte(cursor.current) else {
      throw stop("expected a key, found \(found)", hint: "write \"key\": value")
    }
    let place = cursor.position
    let text = bareText(also: "-")
    report("the key \(quoted(text)) lacks quotation marks", at: place, hint: "write \"key\": value")
    return text
  }

  /// Reads the longest run of word bytes and of the extra ASCII characters given.
  mutating func bareText(also extra: String) -> String {
    let start = cursor.offset
    while isWordByte(cursor.current) || extra.utf8.contains(cursor.current) { cursor.advance() }
    return cursor.text(from: start)
  }
}
