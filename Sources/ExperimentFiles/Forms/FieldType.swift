import PopGesture
import StrictFiles

/// How values of one type stand in experiment files: what they may be, how they are read, and how
/// the canonical form has them.
struct FieldType<Value>: Sendable {
  let form: ValueForm
  /// The value at a key; nil where the key is absent, or its value wrong, which is reported.
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
  static var line: FieldType { FieldType(.line, write: { .string($0) }, read: { $0.line($1) }) }

  /// A name of the file's own.
  static var ownName: FieldType {
    FieldType(.ownName, write: { .string($0) }, read: { $0.name($1) })
  }
}

extension FieldType<Bool> {
  static var flag: FieldType { FieldType(.flag, write: { .bool($0) }, read: { $0.flag($1) }) }
}

extension FieldType<UInt64> {
  static func whole(_ range: ClosedRange<UInt64>) -> FieldType {
    FieldType(.whole(range), write: { .unsigned($0) }, read: { $0.whole($1, in: range) })
  }
}

extension FieldType<Int> {
  static func count(_ range: ClosedRange<UInt64>) -> FieldType {
    FieldType(
      .whole(range), write: { .integer(Int64($0)) },
      read: {
        $0.whole($1, in: range).map { Int($0) }
      })
  }
}

extension FieldType<Double> {
  static func number(_ form: NumberForm) -> FieldType {
    FieldType(.number(form), write: { .number($0) }, read: { $0.number($1, form) })
  }
}

extension FieldType {
  static func names<Element: Sendable>(
    _ kind: String, _ known: [Element], _ name: @escaping @Sendable (Element) -> String
  ) -> FieldType where Value == [Element] {
    FieldType(
      .names(known.map(name)), write: { .array($0.map { .string(name($0)) }) },
      read: {
        $0.names($1, kind: kind, known: known.map(name)) { wanted in
          known.first { name($0) == wanted }
        }
      })
  }
}

extension FieldType {
  static func word(
    _ kind: String? = nil, _ known: [Value], _ name: @escaping @Sendable (Value) -> String
  ) -> FieldType where Value: Sendable {
    FieldType(
      .name(known.map(name)), write: { .string(name($0)) },
      read: {
        $0.word($1, known, kind: kind, name)
      })
  }
}

/// A key of an object in an experiment file, with what becomes of its value.
struct ObjectField<Root>: Sendable {
  let key: KeyForm
  let read: @Sendable (inout ObjectReader, inout Root) -> Void
  /// Its value in the canonical form; nil where it has none of its own.
  let write: @Sendable (Root) -> JSONText?

  init(
    _ key: KeyForm, write: @escaping @Sendable (Root) -> JSONText? = { _ in nil },
    read: @escaping @Sendable (inout ObjectReader, inout Root) -> Void
  ) {
    (self.key, self.read, self.write) = (key, read, write)
  }

  /// A key whose value has a place of its own.
  init<Value>(
    _ name: String, _ type: FieldType<Value>, at path: any WritableKeyPath<Root, Value> & Sendable,
    _ summary: String, default fallback: Value? = nil, remedy: String? = nil
  ) {
    self.init(
      KeyForm(
        name, type.form, summary, default: fallback.map { type.write($0) }, remedy: remedy),
      write: { type.write($0[keyPath: path]) },
      read: { reader, root in
        if let value = type.read(&reader, name) { root[keyPath: path] = value }
      })
  }
}

extension ObjectField {
  /// A key without which there is no value.
  init<Value>(
    _ name: String, _ type: FieldType<Value>,
    at path: any WritableKeyPath<Root, Value?> & Sendable, _ summary: String, remedy: String? = nil
  ) {
    self.init(
      KeyForm(name, type.form, summary, remedy: remedy),
      write: { $0[keyPath: path].map(type.write) },
      read: { reader, root in root[keyPath: path] = type.read(&reader, name) })
  }
}

/// An object in an experiment file that changes something: its keys, read in turn.
struct ObjectType<Root>: Sendable {
  let form: ObjectForm
  private let fields: [ObjectField<Root>]
  private let retired, elsewhere: [String: String]

  /// - Parameters:
  ///   - retired: keys of earlier versions, each with what there is in its place.
  ///   - elsewhere: keys of other objects, each with what to write here.
  init(
    _ fields: [ObjectField<Root>], summary: String? = nil, anyOf: [String] = [],
    rules: [JSONText] = [], retired: [String: String] = [:], elsewhere: [String: String] = [:]
  ) {
    form = ObjectForm(fields.map(\.key), summary: summary, anyOf: anyOf, rules: rules)
    (self.fields, self.retired, self.elsewhere) = (fields, retired, elsewhere)
  }

  /// All values in the canonical form.
  func write(_ root: Root) -> JSONText {
    .object(
      fields.compactMap { field in field.write(root).map { .init(field.key.name, $0) } })
  }

  /// What becomes of `start`; nil where anything is wrong, all of which is reported.
  func read(_ reader: inout ObjectReader, from start: Root) -> Root? {
    let before = reader.problems.count
    reader.keep(to: form, retired: retired, elsewhere: elsewhere)
    var root = start
    for field in fields { field.read(&reader, &root) }
    return reader.problems.count == before ? root : nil
  }

  /// The same of the object at a key; nil also where there is none.
  func read(_ reader: inout ObjectReader, at key: String, from start: Root) -> Root? {
    guard let node = reader.member(key)?.node else { return nil }
    return reader.within(node, "\"\(key)\"") { read(&$0, from: start) }
  }
}

extension FieldType {
  /// An object that changes `start`.
  ///
  /// - Parameters:
  ///   - rule: what the value may be, for messages.
  ///   - example: what to write, for whoever has something else.
  static func object(
    _ type: ObjectType<Value>, from start: Value, or rule: String = "an object",
    such example: String
  ) -> FieldType where Value: Sendable {
    FieldType(
      .object(type.form), write: type.write,
      read: { reader, key in
        guard let node = reader.member(key)?.node else { return nil }
        guard case .object = node.value else {
          reader.report(
            at: node.position, "\"\(key)\" must be \(rule), not \(node.value.kindName)",
            hint: "write \(example)")
          return nil
        }
        return type.read(&reader, at: key, from: start)
      })
  }
}
