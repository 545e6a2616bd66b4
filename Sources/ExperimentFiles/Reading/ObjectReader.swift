import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

/// Reads one JSON object key by key, collecting every problem instead of stopping at the first.
///
/// Wrong values are reported with their place and replaced by what the caller falls back to, so
/// that reading goes on; the caller throws at the end when anything was reported.
struct ObjectReader {
  let file: String
  let node: JSONNode
  /// What the object is, for messages: `this file`, `this screen`.
  let what: String
  private(set) var problems: [Diagnostic] = []
  /// The content of the population file that was read, if one was.
  private(set) var populationFile: JSONText?
  /// What the experiment is about, and where the file says so.
  private(set) var subject: (what: Subject?, position: SourcePosition)?
  var sweptRecognizers: [RecognizerPreset] = []
  private let members: [JSONMember]
  /// Known keys that an unknown one most likely meant, and which are therefore not missing.
  private var misspelt: Set<String> = []

  init(_ node: JSONNode, file: String, what: String) {
    self.file = file
    self.node = node
    self.what = what
    guard case .object(let members) = node.value else {
      self.members = []
      report(at: node.position, "\(what) must be an object, { ... }, not \(node.value.kindName)")
      return
    }
    self.members = members
  }

  mutating func keep(populationFile node: JSONNode) { populationFile = JSONText(node) }

  mutating func keep(subject: Subject?, at position: SourcePosition) {
    self.subject = (subject, position)
  }

  /// Reports keys that are not known, each with the nearest one that is, or with what there is in
  /// its place where it was a key once, or is one elsewhere.
  mutating func allowOnly(
    _ known: [String], retired: [String: String] = [:], elsewhere: [String: String] = [:]
  ) {
    let unknown = members.filter { !known.contains($0.key) }
    for (place, member) in unknown.enumerated() {
      // Whoever has a hundred unknown keys has another file in mind: no use in going on.
      if place == 100 {
        report(
          at: member.keyPosition, "\(unknown.count - place) more unknown keys in \(what)",
          hint: "remove the unknown ones above first")
        break
      }
      if let instead = retired[member.key] {
        report(at: member.keyPosition, "\"\(member.key)\" is no key any more", hint: instead)
        continue
      }
      if let instead = elsewhere[member.key] {
        report(at: member.keyPosition, "unknown key \"\(member.key)\" in \(what)", hint: instead)
        continue
      }
      misspelt.formUnion(nearestNames(to: member.key, among: known))
      report(
        at: member.keyPosition, "unknown key \"\(member.key)\" in \(what)",
        hint: didYouMean(member.key, among: known)
          ?? "known keys: \(known.joined(separator: ", "))")
    }
  }

  func member(_ key: String) -> JSONMember? { members.first { $0.key == key } }

  var keys: [String] { members.map(\.key) }

  mutating func report(at position: SourcePosition, _ message: String, hint: String? = nil) {
    problems.append(Diagnostic(file: file, at: position, message, hint: hint))
  }

  mutating func report(_ others: [Diagnostic]) { problems.append(contentsOf: others) }

  /// Reads an object within this one, and takes over its problems.
  mutating func within<Value>(
    _ node: JSONNode, _ what: String, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    var inner = ObjectReader(node, file: file, what: what)
    defer { report(inner.problems) }
    return read(&inner)
  }

  /// Reports a required key that is missing, unless a misspelt one was reported in its place.
  mutating func require(_ key: String, _ form: String) {
    require(key, hint: "add \"\(key)\": \(form)")
  }

  /// The same with a remedy in words, where no value would be right for everybody.
  mutating func require(_ key: String, hint: String) {
    if lacks(key) { report(at: node.position, "\(what) has no \"\(key)\"", hint: hint) }
  }

  /// Whether a key is missing, and no misspelt one was reported in its place.
  func lacks(_ key: String) -> Bool { member(key) == nil && !misspelt.contains(key) }

  /// Text; nil when the key is absent or its value is something else (which is reported).
  mutating func text(_ key: String) -> String? {
    guard let node = member(key)?.node else { return nil }
    guard case .string(let text) = node.value else {
      report(at: node.position, "\"\(key)\" must be text in quotes, not \(node.value.kindName)")
      return nil
    }
    return text
  }

  /// The most characters of a line of text.
  static let longestLine = 500

  /// Text that reads as one line of a report: a heading, a row of a table.
  mutating func line(_ key: String, upTo limit: Int = longestLine) -> String? {
    guard let text = text(key), let node = member(key)?.node else { return nil }
    if text.allSatisfy(\.isWhitespace) || printable(text) != text
      || text.unicodeScalars.count > limit
    {
      report(
        at: node.position,
        "\"\(key)\" must be one line of text, of at most \(limit) characters, all of them visible",
        hint: "write it without line ends and marks of direction, or leave it out")
      return nil
    }
    return text
  }

  mutating func name(_ key: String) -> String? {
    guard let text = text(key), let node = member(key)?.node else { return nil }
    guard let problem = NameRule.problem(with: text) else { return text }
    report(
      at: node.position, "the \"\(key)\" \(quoted(text)) \(problem)", hint: NameRule.remedy)
    return nil
  }

  mutating func flag(_ key: String) -> Bool? {
    guard let node = member(key)?.node else { return nil }
    guard case .bool(let value) = node.value else {
      report(
        at: node.position, "\"\(key)\" must be true or false, not \(node.value.kindName)",
        hint: "write true or false, without quotes")
      return nil
    }
    return value
  }

  /// What a percentage or milliseconds were meant to be; empty for others.
  private static func meant(
    _ value: Double, in range: ClosedRange<Double>, _ unit: String
  ) -> String {
    let (factor, name) = unit == "s" ? (1000.0, " ms") : (100.0, "%")
    let other = value / factor
    guard unit == "s" || unit.hasPrefix("share"), value >= 5, range.contains(other) else {
      return ""
    }
    return "; \(plain(value))\(name) is \(plain(other))"
  }

  mutating func number(_ key: String, in range: ClosedRange<Double>, unit: String) -> Double? {
    guard let node = member(key)?.node else { return nil }
    guard case .number(let value, _) = node.value else {
      report(at: node.position, "\"\(key)\" must be a number, not \(node.value.kindName)")
      return nil
    }
    guard range.contains(value) else {
      report(
        at: node.position,
        "\"\(key)\" is \(plain(value)); give \(unit) from \(plain(range.lowerBound)) to"
          + " \(plain(range.upperBound))\(Self.meant(value, in: range, unit))")
      return nil
    }
    return value
  }

  mutating func whole(_ key: String, in range: ClosedRange<UInt64>) -> UInt64? {
    guard let node = member(key)?.node else { return nil }
    guard case .number(let value, let literal) = node.value else {
      report(at: node.position, "\"\(key)\" must be a whole number, not \(node.value.kindName)")
      return nil
    }
    // The literal first: a seed of 20 digits has no exact Double.
    guard let whole = UInt64(literal) ?? UInt64(exactly: value), range.contains(whole) else {
      report(
        at: node.position,
        "\"\(key)\" is \(literal); give a whole number from \(range.lowerBound) to"
          + " \(range.upperBound)")
      return nil
    }
    return whole
  }

  /// Elements of a list, unless it has a limit of its own: every one may be a problem to be told
  /// with the nearest of many names.
  static let mostElements = 2000

  /// The elements of a list with at least one element, and no more than a limit.
  package mutating func list(
    _ key: String, allowEmpty: Bool = false, upTo limit: Int = mostElements
  ) -> [JSONNode]? {
    guard let node = member(key)?.node else { return nil }
    guard case .array(let elements) = node.value else {
      report(at: node.position, "\"\(key)\" must be a list, [ ... ], not \(node.value.kindName)")
      return nil
    }
    if elements.isEmpty, !allowEmpty {
      report(at: node.position, "\"\(key)\" is empty", hint: "name at least one")
    }
    if elements.count > limit {
      report(
        at: node.position, "\"\(key)\" has \(elements.count) elements",
        hint: "shorten it to at most \(limit)")
      return nil
    }
    return elements
  }
}
