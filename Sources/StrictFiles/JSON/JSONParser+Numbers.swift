extension JSONParser {
  /// Reads a number, and explains every form JSON does not have.
  mutating func number() -> JSONValue {
    let place = cursor.position
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
}
