import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

/// Reads one JSON object key by key, collecting every problem instead of stopping at the first.
///
/// Wrong values are reported with their place and read as nil, so that reading goes on; the caller
/// throws at the end when anything was reported.
struct ObjectReader {
  let file: String
  let node: JSONNode
  /// What the object is, for messages: `this file`, `this screen`.
  let what: String
  private(set) var problems: [Diagnostic] = []
  /// The content of the population file that was read, if one was.
  var populationFile: JSONText?
  /// What the experiment is about, and where the file says so.
  var subject: (what: Subject?, position: SourcePosition)?
  /// Recognizers that sweeps make.
  var sweptRecognizers: [RecognizerPreset] = []
  private let members: [JSONMember]
  /// Known keys that an unknown one most likely meant, and which are therefore not missing.
  private var misspelt: Set<String> = []

  init(_ node: JSONNode, file: String, what: String) {
    (self.file, self.node, self.what, members) = (file, node, what, node.members)
    if case .object = node.value { return }
    report(at: node.position, "\(what) must be an object, { ... }, not \(node.value.kindName)")
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
        report(at: member.keyPosition, "\"\(member.key)\" is no longer a key", hint: instead)
        continue
      }
      let instead = elsewhere[member.key]
      if instead == nil { misspelt.formUnion(nearestNames(to: member.key, among: known)) }
      report(
        at: member.keyPosition, "unknown key \"\(member.key)\" in \(what)",
        hint: instead ?? didYouMean(member.key, among: known)
          ?? "known keys: \(known.joined(separator: ", "))")
    }
  }

  func member(_ key: String) -> JSONMember? { members.first { $0.key == key } }

  var keys: [String] { members.map(\.key) }

  /// Where the value of a key stands; the object where it has none.
  func place(of key: String) -> SourcePosition { member(key)?.node.position ?? node.position }

  mutating func report(at position: SourcePosition, _ message: String, hint: String? = nil) {
    problems.append(Diagnostic(file: file, at: position, message, hint: hint))
  }

  /// The same at the value of a key.
  mutating func report(at key: String, _ message: String, hint: String? = nil) {
    report(at: place(of: key), message, hint: hint)
  }

  mutating func report(_ others: [Diagnostic]) { problems.append(contentsOf: others) }

  /// What is read, unless anything of it is wrong.
  mutating func faultless<Value>(_ read: (inout ObjectReader) -> Value?) -> Value? {
    let before = problems.count
    let value = read(&self)
    return problems.count == before ? value : nil
  }

  /// Reads an object within this one, and takes over its problems.
  mutating func within<Value>(
    _ node: JSONNode, _ what: String, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    var inner = ObjectReader(node, file: file, what: what)
    defer { report(inner.problems) }
    return read(&inner)
  }

  /// Reports a required key that is missing, unless a misspelt one was reported in its place.
  mutating func require(_ key: String, hint: String) {
    if lacks(key) { report(at: node.position, "\(what) has no \"\(key)\"", hint: hint) }
  }

  /// The same with an example of its value.
  mutating func require(_ key: String, such example: String) {
    require(key, hint: "add \"\(key)\": \(example)")
  }

  /// Whether a key is missing, and no misspelt one was reported in its place.
  func lacks(_ key: String) -> Bool { member(key) == nil && !misspelt.contains(key) }

  /// What is at a key; nil where that is nothing, or of another kind.
  private mutating func value<Value>(
    _ key: String, _ kind: String, hint: String? = nil, _ value: (JSONNode) -> Value?
  ) -> Value? {
    guard let node = member(key)?.node else { return nil }
    if let value = value(node) { return value }
    report(at: key, "\"\(key)\" must be \(kind), not \(node.value.kindName)", hint: hint)
    return nil
  }

  mutating func text(_ key: String) -> String? { value(key, "text in quotes", \.text) }

  /// The most characters of a line of text.
  static let longestLine = 500

  /// Text that reads as one line of a report: a heading, a row of a table.
  mutating func line(_ key: String, upTo limit: Int = longestLine) -> String? {
    guard let text = text(key) else { return nil }
    if !text.allSatisfy(\.isWhitespace), printable(text) == text, text.unicodeScalars.count <= limit
    {
      return text
    }
    report(
      at: key,
      "\"\(key)\" must be one line of text, of at most \(limit) characters, all of them visible",
      hint: "write it without line ends and marks of direction, or leave it out")
    return nil
  }

  mutating func name(_ key: String) -> String? {
    guard let text = text(key), let problem = NameRule.problem(with: text) else {
      return member(key)?.node.text
    }
    report(at: key, "the \"\(key)\" \(quoted(text)) \(problem)", hint: NameRule.remedy)
    return nil
  }

  mutating func flag(_ key: String) -> Bool? {
    value(key, "true or false", hint: "write true or false, without quotes", \.flag)
  }

  /// A number as its form describes it.
  mutating func number(_ key: String, _ form: NumberForm) -> Double? {
    guard let value = value(key, "a number", \.number) else { return nil }
    if form.range.contains(value) { return value }
    report(
      at: key,
      "\"\(key)\" is \(plain(value)); give \(form.need)\(form.meant(by: value))")
    return nil
  }

  mutating func whole(_ key: String, in range: ClosedRange<UInt64>) -> UInt64? {
    guard let (value, literal) = value(key, "a whole number", \.literal) else { return nil }
    // The literal first: a seed of 20 digits has no exact Double.
    if let whole = UInt64(literal) ?? UInt64(exactly: value), range.contains(whole) {
      return whole
    }
    report(
      at: key,
      "\"\(key)\" is \(literal); give a whole number from \(range.lowerBound) to"
        + " \(range.upperBound)")
    return nil
  }

  /// Elements of a list, unless it has a limit of its own: every one may be a problem to be told
  /// with the nearest of many names.
  static let mostElements = 2000

  /// The elements of a list with at least one element, and no more than a limit.
  package mutating func list(
    _ key: String, allowEmpty: Bool = false, upTo limit: Int = mostElements
  ) -> [JSONNode]? {
    guard let elements = value(key, "a list, [ ... ]", \.elements) else { return nil }
    if elements.isEmpty, !allowEmpty {
      report(at: key, "\"\(key)\" is empty", hint: "name at least one")
    }
    if elements.count <= limit { return elements }
    report(
      at: key, "\"\(key)\" has \(elements.count) elements",
      hint: "shorten it to at most \(limit)")
    return nil
  }
}
