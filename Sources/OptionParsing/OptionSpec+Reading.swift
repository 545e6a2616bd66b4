extension OptionSpec {
  /// Reads a value in the type the option asks for.
  ///
  /// - Returns: `nil` when the text is not such a value.
  func read(_ text: String) -> ParsedArguments.Value? {
    switch value {
    case .flag: return nil
    case .integer(let range):
      // `UInt64` alone would also accept a plus sign.
      guard text.utf8.allSatisfy(isDigit), let number = UInt64(text), range.contains(number) else {
        return nil
      }
      return .integer(number)
    case .number(let range):
      guard isDecimal(text), let number = Double(text), number.isFinite, range.contains(number)
      else { return nil }
      return .number(number)
    case .string, .path: return text.isEmpty ? nil : .string(text)
    case .list:
      let names = splitAtCommas(text)
      return names.contains("") ? nil : .list(names)
    }
  }

  /// The remedy for a number in percent: nil for any other text.
  func remedy(for text: String) -> String? {
    guard case .number = value, text.last == "%", let share = Double("\(text.dropLast())e-2")
    else { return nil }
    return "write \(share)"
  }

  /// What the option needs, for messages: "a whole number from 1 to 9".
  var need: String {
    switch value {
    case .flag: return "no value"
    case .integer(let range):
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      let most = Double.greatestFiniteMagnitude
      switch (range.lowerBound > -most, range.upperBound < most) {
      case (true, true):
        return "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
      case (true, false): return "a number from \(short(range.lowerBound)) up"
      case (false, true): return "a number up to \(short(range.upperBound))"
      case (false, false): return "a number"
      }
    case .string: return "a text"
    case .path: return "a path"
    case .list: return "names separated by commas"
    }
  }
}

/// The parts of a list between its commas; those inside parentheses belong to a part, as in
/// `fd,velocity(30,300,0.5,300)`.
func splitAtCommas(_ text: String) -> [String] {
  var depth = 0
  return text.split(omittingEmptySubsequences: false) { character in
    if character == "(" { depth += 1 }
    if character == ")" { depth = max(0, depth - 1) }
    return character == "," && depth == 0
  }.map { String($0) }
}

/// Whether an argument has the form of a negative number, and so may be a value despite its dash.
func isNegativeNumber(_ argument: String) -> Bool {
  argument.utf8.first == UInt8(ascii: "-") && isDecimal(argument)
}

/// Whether a text is made of what decimal numbers are made of, and starts like one: this keeps out
/// the hexadecimal digits, `nan` and `inf` that the standard library would read.
private func isDecimal(_ text: String) -> Bool {
  let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
  guard let first = unsigned.first, isDigit(first) || first == UInt8(ascii: ".") else {
    return false
  }
  return unsigned.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }

private func short(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
