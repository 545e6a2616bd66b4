import TestSupport

@testable import StrictFiles

/// Makes broken inputs of good ones; the same ones for the same number, on any machine.
extension TestGenerator {
  /// The generator of a numbered input.
  init(input number: Int) { self.init(seed: UInt64(number) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }

  /// Whether one of so many equal chances comes up.
  mutating func oneOf(_ chances: Int) -> Bool { below(chances) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Ends of ranges, of integers and of floating-point numbers, and numbers next to them.
  static let numbers = [
    "0", "-1", "1", "2", "1e300", "-1e300", "1e-300", "1e19", "64", "1000", "32767", "32768",
    "65536", "2147483647", "2147483648", "4294967296", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "0.5", "0.1", "-0.0", "1e308", "-1e308",
    "5e-324", "0.0001", "10000", "9999999", "100", "5000", "50", "3.5", "1e5", "1e6", "1e12",
    "200", "20", "-50", "1e-9", "0.999999",
  ]

  /// A copy with a few bytes or stretches of it changed, whatever the format.
  mutating func bytes(_ original: [UInt8]) -> [UInt8] {
    mutated(
      original, alphabet: Array("0123456789-eE.,:\"{}[] \n;x".utf8) + [0, 0xFF, 0xC3])
  }

  /// A table with cells, columns and rows replaced, swapped, repeated or removed.
  mutating func table(_ original: [UInt8]) -> [UInt8] {
    var rows = String(decoding: original, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
    for _ in 0..<pick([1, 1, 2, 4]) {
      guard !rows.isEmpty else { break }
      let row = below(rows.count)
      let column = below(rows[row].count)
      switch below(9) {
      case 0...2: rows[row][column] = pick(Self.numbers)
      case 3:
        let number = pick(Self.numbers)
        for other in rows.indices.dropFirst() where column < rows[other].count {
          rows[other][column] = number
        }
      case 4: rows.swapAt(row, below(rows.count))
      case 5: rows.insert(rows[row], at: row)
      case 6: rows.remove(at: row)
      case 7: rows[row][column] = pick(Self.cells)
      default: if rows[row].count > 1 { rows[row].remove(at: column) }
      }
    }
    return Array(rows.map { $0.joined(separator: ",") }.joined(separator: "\n").utf8)
  }

  private static let cells = [
    "", "x", "\"", "nan", "inf", "é", "pop", "doublePop", "list", "iphone-14", "cancelled", "ended",
    "began", "moved", "all", "success",
  ]
}

extension TestGenerator {
  /// A document with numbers replaced by extreme ones, and with values moved, repeated, nested or
  /// removed.
  mutating func document(_ original: JSONText) -> [UInt8] {
    var document = original
    var literals: [String] = []
    for _ in 0..<pick([1, 1, 1, 2, 3]) {
      let values = Self.values(document)
      let numbers = values.indices.filter { Self.isNumber(values[$0]) }
      // Two of three are numbers: these pass the reader more often.
      let place = numbers.isEmpty || oneOf(3) ? below(values.count) : pick(numbers)
      if Self.isNumber(values[place]), !oneOf(4) { literals.append(pick(Self.numbers)) }
      let literal = literals.indices.last.map { "@\($0)@" } ?? "@"
      let other = values[below(values.count)]
      let (choice, times) = (below(7), pick([1, 3, 20]))
      var next = 0
      document =
        Self.replaced(document, place, &next) { value in
          if Self.isNumber(value), !literals.isEmpty { return .string(literal) }
          return Self.changed(value, choice, other, times)
        } ?? .null
    }
    var text = String(decoding: document.bytes, as: UTF8.self)
    for (place, literal) in literals.enumerated() {
      text.replace("\"@\(place)@\"", with: literal)
    }
    return Array(text.utf8)
  }

  /// Nil where the value goes.
  private static func changed(
    _ value: JSONText, _ choice: Int, _ other: JSONText, _ times: Int
  ) -> JSONText? {
    switch (choice, value) {
    case (0, _): nil
    case (1, _), (2, _): other
    case (3, _): .array([value])
    case (4, _): .object([.init("x", value)])
    case (5, .array(let elements)):
      .array(elements + Array(repeatElement(elements, count: times).joined()))
    case (5, .object(let members)): .object(members.reversed() + [.init("x", value)])
    case (6, .array): .array([])
    case (6, .string(let text)): .string(String(repeating: text, count: times))
    default: [.null, .bool(true), .string(""), .string("all"), .array([])][(choice + times) % 5]
    }
  }

  private static func isNumber(_ value: JSONText) -> Bool {
    switch value {
    case .integer, .unsigned, .number: true
    default: false
    }
  }

  /// Every value of a document, the outermost first.
  private static func values(_ value: JSONText) -> [JSONText] {
    switch value {
    case .array(let elements): [value] + elements.flatMap { values($0) }
    case .object(let members): [value] + members.flatMap { values($0.value) }
    default: [value]
    }
  }

  /// The document with the value at a place among `values` changed, or without it.
  private static func replaced(
    _ value: JSONText, _ place: Int, _ next: inout Int, _ change: (JSONText) -> JSONText?
  ) -> JSONText? {
    defer { next += 1 }
    if next == place { return change(value) }
    switch value {
    case .array(let elements):
      return .array(
        elements.compactMap { element in
          next += 1
          defer { next -= 1 }
          return replaced(element, place, &next, change)
        })
    case .object(let members):
      return .object(
        members.compactMap { member in
          next += 1
          defer { next -= 1 }
          return replaced(member.value, place, &next, change).map { .init(member.key, $0) }
        })
    default: return value
    }
  }
}
