import StrictFiles

extension ObjectReader {
  /// Reads a list of names, each of which must be known and given once.
  ///
  /// - Parameters:
  ///   - kind: what the names are, for messages: `screen`, `intent`.
  ///   - known: every known name.
  ///   - find: the value of a name.
  /// - Returns: the values in the order given; nil when the key is absent.
  mutating func names<Value>(
    _ key: String, kind: String, known: [String], find: (String) -> Value?
  ) -> [Value]? {
    guard let elements = list(key) else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element -> Value? in
      guard case .string(let name) = element.value else {
        report(
          at: element.position,
          "each \(kind) is a name in quotes, not \(element.value.kindName)")
        return nil
      }
      guard let value = lookUp(name, kind: kind, among: known, at: element.position, find: find),
        isNew(name, kind: kind, at: element.position, in: &seen)
      else { return nil }
      return value
    }
  }

  /// Reads one of several words; nil where the key is absent or its word unknown.
  mutating func word<Value>(
    _ key: String, _ known: [Value], kind: String? = nil, _ name: (Value) -> String
  ) -> Value? {
    guard let text = text(key), let node = member(key)?.node else { return nil }
    return lookUp(text, kind: kind ?? key, among: known.map(name), at: node.position) { wanted in
      known.first { name($0) == wanted }
    }
  }

  /// Reads a part of a list that may be a name or an object.
  ///
  /// - Parameters:
  ///   - what: the object, for messages: `this screen`.
  ///   - rule: what it may be, as the first half of a sentence.
  mutating func part<Value>(
    _ element: JSONNode, _ what: String, else rule: String,
    named: (inout ObjectReader, String) -> Value?, described: (inout ObjectReader) -> Value?
  ) -> Value? {
    switch element.value {
    case .string(let name): return named(&self, name)
    case .object:
      var reader = ObjectReader(element, file: file, what: what)
      defer { report(reader.problems) }
      return described(&reader)
    default:
      report(at: element.position, "\(rule), not \(element.value.kindName)")
      return nil
    }
  }

  /// One name that must be known.
  mutating func lookUp<Value>(
    _ name: String, kind: String, among known: [String], at position: SourcePosition,
    find: (String) -> Value?
  ) -> Value? {
    if let value = find(name) { return value }
    report(
      at: position, "unknown \(kind) \"\(name)\"",
      hint: didYouMean(name, among: known) ?? knownNames(known, kind: kind))
    return nil
  }

  /// Reports a name that was given before.
  ///
  /// - Parameters:
  ///   - canBeRenamed: whether the file may call it by another name.
  mutating func isNew(
    _ name: String, kind: String, at position: SourcePosition,
    in seen: inout [String: SourcePosition], canBeRenamed: Bool = false
  ) -> Bool {
    if let first = seen[name] {
      report(
        at: position, "\(kind) \"\(name)\" is already named at \(first)",
        hint: canBeRenamed ? "remove it, or give one of them another \"name\"" : "remove it")
      return false
    }
    seen[name] = position
    return true
  }

  private func knownNames(_ known: [String], kind: String) -> String {
    known.count <= 12
      ? "known: \(known.joined(separator: ", "))"
      : "`swipelab list \(Self.list(of: kind))` prints them"
  }

  /// What `swipelab list` calls the names of a kind.
  private static func list(of kind: String) -> String {
    switch kind {
    case "policy": "policies"
    case "policy family": "families"
    default: kind.split(separator: " ").joined(separator: "-") + "s"
    }
  }
}
