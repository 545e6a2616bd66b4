import NavigationModel
import StrictFiles

/// What a value of an experiment file may be, described once: messages, documents and the schema
/// follow from it.
indirect enum ValueForm: Sendable {
  case line
  /// A name of the file's own.
  case ownName
  case flag
  case number(NumberForm)
  case whole(ClosedRange<UInt64>)
  /// One of the known names.
  case name([String])
  /// Text of a form that a pattern tells, such as the name of a file.
  case text(pattern: String, words: String)
  /// A list; elements that are alike are refused unless they may repeat.
  case list(
    ValueForm, count: ClosedRange<Int> = 1...ObjectReader.mostElements, repeats: Bool = false)
  /// A list of so many elements, each of its own form.
  case row([ValueForm])
  case object(ObjectForm)
  /// An object of one form or another, by whether it has a key.
  case objectWith(String, ValueForm, otherwise: ValueForm)
  /// An object whose form follows from what is at one of its keys.
  case objectBy(KeyForm, [(names: [String], form: ValueForm)])
  /// Values of different kinds.
  case either([ValueForm])
  /// What occurs in several places, or is long: the schema describes it once, under this name.
  case shared(String, ValueForm)

  static func names(_ known: [String]) -> ValueForm { .list(.name(known)) }

  /// What it is, for documents.
  var words: String { words(isPlural: false) }

  private func words(isPlural: Bool) -> String {
    let ending = isPlural ? "s" : ""
    return switch self {
    case .line: "text\(ending)"
    case .ownName, .name: "name\(ending)"
    case .flag: "true or false"
    case .number(let form): "number\(ending) \(form.words)"
    case .whole(let range):
      range.upperBound == .max
        ? "whole number\(ending) from \(range.lowerBound)"
        : "whole number\(ending) from \(range.lowerBound) to \(range.upperBound)"
    case .text(_, let words): words + ending
    case .list(let element, _, _): "list of \(element.words(isPlural: true))"
    case .row(let elements): "list of \(elements.count) numbers"
    case .object, .objectWith, .objectBy: "object\(ending)"
    case .either(let forms):
      Self.alternatives(forms.map { $0.words(isPlural: isPlural) })
    case .shared(_, let form): form.words(isPlural: isPlural)
    }
  }
  /// `a, b or c`, each once.
  private static func alternatives(_ words: [String]) -> String {
    let different = words.distinct()
    guard different.count > 1, let last = different.last else { return different.joined() }
    return "\(different.dropLast().joined(separator: ", ")) or \(last)"
  }
}

struct KeyForm: Sendable {
  let name: String
  let value: ValueForm
  /// One sentence on what it does.
  let summary: String
  /// What stands where it is left out; nil where that is another thing for each object.
  var fallback: JSONText?
  /// What to do where it is missing, such as to add an example; nil where it need not be there.
  var remedy: String?

  init(
    _ name: String, _ value: ValueForm, _ summary: String, default fallback: JSONText? = nil,
    such example: String? = nil, remedy: String? = nil
  ) {
    (self.name, self.value, self.summary, self.fallback) = (name, value, summary, fallback)
    self.remedy = remedy ?? example.map { "add \"\(name)\": \($0)" }
  }
}

struct ObjectForm: Sendable {
  let keys: [KeyForm]
  /// What it is, for editors.
  var summary: String?
  /// Keys of which it has at least one; none where that does not matter.
  var anyOf: [String] = []
  /// What else the schema asks of it.
  var rules: [JSONText] = []

  var names: [String] { keys.map(\.name) }
}

/// A number of an experiment file, described once: the reader and the schema use its range.
struct NumberForm: Sendable {
  /// Values that make sense; others are refused.
  let range: ClosedRange<Double>
  /// What it is a number of, for messages: `a width in pt`.
  let unit: String

  init(_ range: ClosedRange<Double>, _ unit: String) { (self.range, self.unit) = (range, unit) }

  /// The range in words.
  var words: String { "from \(plain(range.lowerBound)) to \(plain(range.upperBound))" }

  /// What is needed, in words: `a width in pt from 50 to 402`, `a number from 0 to 5 (s)`.
  var need: String { unit.hasPrefix("a ") ? "\(unit) \(words)" : "a number \(words) (\(unit))" }

  /// What a percentage or milliseconds were meant to be; empty for others.
  func meant(by value: Double) -> String {
    let (factor, name) = unit == "s" ? (1000.0, " ms") : (100.0, "%")
    let other = value / factor
    let isLikely = unit == "s" || unit.hasPrefix("share")
    guard isLikely, value >= 5, range.contains(other) else { return "" }
    return "; \(plain(value))\(name) is \(plain(other))"
  }

  /// A number whose range depends on what stands beside it.
  static let any = NumberForm(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, "a number")
  static let proportion = NumberForm(0...1, "a proportion")
  static let costRatio = NumberForm(ExperimentRange.costRatio, "a cost ratio")
  static let weight = NumberForm(0...1_000_000, "a weight")
  static let slowShareMean = NumberForm(0.000_1...0.999, "a share")
  static let slowSharePersons = NumberForm(0.05...1000, "a number")
}

/// Ranges that experiments and options of the program share.
package enum ExperimentRange {
  package static let seed: ClosedRange<UInt64> = 0...UInt64.max
  package static let participants: ClosedRange<UInt64> = 2...10_000_000
  package static let worlds: ClosedRange<UInt64> = 0...1000
  /// How many missed pops an unwanted one is as bad as.
  package static let costRatio: ClosedRange<Double> = 0...1000
}
