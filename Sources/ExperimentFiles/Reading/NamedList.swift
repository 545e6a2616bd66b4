import NavigationModel
import StrictFiles

extension ObjectReader {
  /// Reads a list of names, each of which must be known and given once.
  ///
  /// - Parameter kind: what the names are, for messages: `screen`, `intent`.
  mutating func names<Value>(
    _ key: String, kind: String, known: [String], find: (String) -> Value?
  ) -> [Value]? {
    parts(key, kind: kind, canBeRenamed: false, name: { $0.name }) {
      reader, element -> (name: String, value: Value)? in
      guard let name = element.text else {
        reader.report(
          at: element.position,
          "each \(kind) is a name in quotes, not \(element.value.kindName)")
        return nil
      }
      return reader.lookUp(name, kind: kind, among: known, at: element.position, find: find)
        .map { (name: name, value: $0) }
    }?.map { $0.value }
  }

  mutating func word<Value>(
    _ key: String, _ known: [Value], kind: String? = nil, _ name: (Value) -> String
  ) -> Value? {
    text(key).flatMap { lookUp($0, kind ?? key, in: known, at: place(of: key), name) }
  }

  /// One of a table by its name, which must be known.
  mutating func lookUp<Value>(
    _ wanted: String, _ kind: String, in known: [Value], at position: SourcePosition,
    _ name: (Value) -> String
  ) -> Value? {
    lookUp(wanted, kind: kind, among: known.map(name), at: position) { wanted in
      known.first { name($0) == wanted }
    }
  }

  /// Reads a list of parts, none of which has the name of another.
  ///
  /// - Parameters:
  ///   - canBeRenamed: whether the file may call them by other names.
  ///   - subject: what a part is where the file marks it; nil where it has no marks. What is marked
  ///     leads.
  mutating func parts<Value>(
    _ key: String, kind: String, canBeRenamed: Bool = true, name: (Value) -> String,
    subject: ((String) -> Subject)? = nil, read: (inout ObjectReader, JSONNode) -> Value?
  ) -> [Value]? {
    guard let elements = list(key) else { return nil }
    var seen: [String: SourcePosition] = [:]
    let found = elements.compactMap { element -> Value? in
      let value = read(&self, element)
      if let subject { note(subject: value.map { subject(name($0)) }, of: element) }
      guard let value,
        isNew(name(value), kind: kind, at: element.position, in: &seen, canBeRenamed: canBeRenamed)
      else { return nil }
      return value
    }
    guard let subject, let what = self.subject?.what else { return found }
    return found.filter { subject(name($0)) == what } + found.filter { subject(name($0)) != what }
  }

  /// Reads a list of different numbers, without those that are wrong.
  ///
  /// - Parameter rule: what each is, for whoever has another.
  mutating func numbers(
    _ key: String, in range: ClosedRange<Double>, kind: String = "value",
    upTo limit: Int = mostElements, rule: String, hint: String? = nil
  ) -> [Double]? {
    guard let elements = list(key, upTo: limit) else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element -> Double? in
      guard let value = element.number, range.contains(value) else {
        report(at: element.position, rule, hint: hint)
        return nil
      }
      return isNew(plain(value), kind: kind, at: element.position, in: &seen) ? value : nil
    }
  }

  /// One name that must be known.
  ///
  /// - Parameter groups: what to say first of groups that may have been meant.
  mutating func lookUp<Value>(
    _ name: String, kind: String, among known: [String], at position: SourcePosition,
    before groups: [String] = [], find: (String) -> Value?
  ) -> Value? {
    if let value = find(name) { return value }
    let hint = didYouMean(name, among: known) ?? knownNames(known, kind: kind)
    report(
      at: position, "unknown \(kind) \"\(name)\"",
      hint: (groups + [hint]).joined(separator: "; "))
    return nil
  }

  /// Whether a name was not given before, which is reported.
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
