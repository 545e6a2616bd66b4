import PopGesture
import StrictFiles

/// How values of one type stand in experiment files: what they may be, how they are read, and how
/// the canonical form has them.
struct FieldType<Value>: Sendable {
  let form: ValueForm
  /// The value at a key; nil where it is absent or wrong.
  let read: @Sendable (inout ObjectReader, _ key: String) -> Value?
  let write: @Sendable (Value) -> JSONText

  init(
    _ form: ValueForm, write: @escaping @Sendable (Value) -> JSONText,
    read: @escaping @Sendable (inout ObjectReader, _ key: String) -> Value?
  ) {
    (self.form, self.read, self.write) = (form, read, write)
  }
}

extension FieldType<String> {
  static var line: Self { Self(.line, write: { .string($0) }, read: { $0.line($1) }) }

  /// A name of the file's own.
  static var ownName: Self { Self(.ownName, write: { .string($0) }, read: { $0.name($1) }) }
}

extension FieldType<Bool> {
  static var flag: Self { Self(.flag, write: { .bool($0) }, read: { $0.flag($1) }) }
}

extension FieldType<UInt64> {
  static func whole(_ range: ClosedRange<UInt64>) -> Self {
    Self(.whole(range), write: { .unsigned($0) }, read: { $0.whole($1, in: range) })
  }
}

extension FieldType<Int> {
  static func count(_ range: ClosedRange<UInt64>) -> Self {
    Self(.whole(range), write: { .count($0) }, read: { $0.whole($1, in: range).map { Int($0) } })
  }
}

extension FieldType<Double> {
  static func number(_ form: NumberForm) -> Self {
    Self(.number(form), write: { .number($0) }, read: { $0.number($1, form) })
  }
}

extension FieldType {
  static func names<Element: Sendable>(
    _ kind: String, _ known: [Element], _ name: @escaping @Sendable (Element) -> String
  ) -> Self where Value == [Element] {
    Self(
      .names(known.map(name)), write: { .strings($0.map(name)) },
      read: {
        $0.names($1, kind: kind, known: known.map(name)) { wanted in
          known.first { name($0) == wanted }
        }
      })
  }

  static func word(
    _ kind: String? = nil, _ known: [Value], _ name: @escaping @Sendable (Value) -> String
  ) -> Self where Value: Sendable {
    Self(
      .name(known.map(name)), write: { .string(name($0)) },
      read: { $0.word($1, known, kind: kind, name) })
  }

  /// A list of parts, none of which has the name of another; see `ObjectReader.parts`.
  static func list<Element: Sendable>(
    of part: PartType<Element>, _ kind: String, canBeRenamed: Bool = true,
    name: @escaping @Sendable (Element) -> String,
    subject: (@Sendable (String) -> Subject)? = nil,
    write: @escaping @Sendable (Element) -> JSONText
  ) -> Self where Value == [Element] {
    Self(
      .list(part.form), write: { .array($0.map(write)) },
      read: {
        $0.parts(
          $1, kind: kind, canBeRenamed: canBeRenamed, name: name, subject: subject,
          read: part.read)
      })
  }

  /// An object that changes `start`.
  ///
  /// - Parameters:
  ///   - rule: what the value may be, for messages.
  ///   - example: what to write, for whoever has something else.
  static func object(
    _ type: ObjectType<Value>, from start: Value, or rule: String = "an object",
    such example: String
  ) -> Self where Value: Sendable {
    Self(
      .object(type.form), write: type.write,
      read: { reader, key in
        guard let node = reader.member(key)?.node else { return nil }
        guard case .object = node.value else {
          reader.report(
            at: key, "\"\(key)\" must be \(rule), not \(node.value.kindName)",
            hint: "write \(example)")
          return nil
        }
        return type.read(&reader, at: key, from: start)
      })
  }
}

/// An element of a list, which may be a name or an object.
struct PartType<Value>: Sendable {
  let form: ValueForm
  let read: @Sendable (inout ObjectReader, JSONNode) -> Value?

  init(_ form: ValueForm, read: @escaping @Sendable (inout ObjectReader, JSONNode) -> Value?) {
    (self.form, self.read) = (form, read)
  }

  /// - Parameters:
  ///   - kind: what it is, for messages.
  ///   - rule: what it may be, as the first half of a sentence.
  ///   - named: what a name at a place stands for.
  ///   - described: what an object describes.
  init(
    _ kind: String, _ form: ValueForm, rule: String? = nil,
    named: @escaping @Sendable (inout ObjectReader, String, SourcePosition) -> Value?,
    described: @escaping @Sendable (inout ObjectReader) -> Value?
  ) {
    self.init(form) { reader, node in
      if let name = node.text { return named(&reader, name, node.position) }
      if case .object = node.value { return reader.within(node, "this \(kind)", described) }
      let rule = rule ?? "a \(kind) is a name in quotes or an object"
      reader.report(at: node.position, "\(rule), not \(node.value.kindName)")
      return nil
    }
  }
}
