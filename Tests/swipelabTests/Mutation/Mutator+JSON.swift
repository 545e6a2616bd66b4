@testable import StrictFiles

extension Mutator {
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
