import PopGesture
import StrictFiles

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
  ///
  /// - Parameter isSaid: whether the canonical form has it.
  init<Value>(
    _ name: String, _ type: FieldType<Value>, at path: any WritableKeyPath<Root, Value> & Sendable,
    _ summary: String, default fallback: Value? = nil, such example: String? = nil,
    remedy: String? = nil, isSaid: @escaping @Sendable (Root) -> Bool = { _ in true }
  ) {
    self.init(
      KeyForm(
        name, type.form, summary, default: fallback.map(type.write), such: example, remedy: remedy),
      write: { isSaid($0) ? type.write($0[keyPath: path]) : nil },
      read: { reader, root in
        if let value = type.read(&reader, name) { root[keyPath: path] = value }
      })
  }

  /// A key without which there is no value.
  init<Value>(
    _ name: String, _ type: FieldType<Value>,
    at path: any WritableKeyPath<Root, Value?> & Sendable, _ summary: String,
    such example: String? = nil, remedy: String? = nil
  ) {
    self.init(
      KeyForm(name, type.form, summary, such: example, remedy: remedy),
      write: { $0[keyPath: path].map(type.write) },
      read: { reader, root in root[keyPath: path] = type.read(&reader, name) })
  }

  /// A number that is got and set otherwise than by its place.
  static func number(
    _ name: String, _ form: NumberForm, _ summary: String, default fallback: Double? = nil,
    get: @escaping @Sendable (Root) -> Double? = { _ in nil },
    set: @escaping @Sendable (Double, inout Root) -> Void
  ) -> Self {
    Self(
      KeyForm(name, .number(form), summary, default: fallback.map { .number($0) }),
      write: { get($0).map { .number($0) } },
      read: { reader, root in
        if let value = reader.number(name, form) { set(value, &root) }
      })
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
    form = ObjectForm(keys: fields.map(\.key), summary: summary, anyOf: anyOf, rules: rules)
    (self.fields, self.retired, self.elsewhere) = (fields, retired, elsewhere)
  }

  /// All values in the canonical form.
  func write(_ root: Root) -> JSONText { Self.write(fields, root) }

  /// Some values in the canonical form.
  static func write(_ fields: [ObjectField<Root>], _ root: Root) -> JSONText {
    .object(fields.compactMap { field in field.write(root).map { .init(field.key.name, $0) } })
  }

  /// What becomes of `start`; nil where anything is wrong.
  ///
  /// - Parameter remedy: what to do where a key is missing, if that depends on the others.
  func read(
    _ reader: inout ObjectReader, from start: Root, remedy: (KeyForm) -> String? = \.remedy
  ) -> Root? {
    reader.faultless { reader in
      reader.keep(to: form, retired: retired, elsewhere: elsewhere, remedy: remedy)
      var root = start
      for field in fields { field.read(&reader, &root) }
      return root
    }
  }

  /// The same of the object at a key; nil also where there is none.
  func read(_ reader: inout ObjectReader, at key: String, from start: Root) -> Root? {
    guard let node = reader.member(key)?.node else { return nil }
    return reader.within(node, "\"\(key)\"") { read(&$0, from: start) }
  }
}

extension ObjectReader {
  /// Reports keys that the form does not have, and those that it needs and the object lacks.
  mutating func keep(
    to form: ObjectForm, retired: [String: String] = [:], elsewhere: [String: String] = [:],
    remedy: (KeyForm) -> String? = \.remedy
  ) {
    allowOnly(form.names, retired: retired, elsewhere: elsewhere)
    for key in form.keys where lacks(key.name) {
      if let hint = remedy(key) { require(key.name, hint: hint) }
    }
  }

  /// Reports a key that is needed and missing.
  mutating func require(_ key: KeyForm) {
    if let hint = key.remedy { require(key.name, hint: hint) }
  }
}
