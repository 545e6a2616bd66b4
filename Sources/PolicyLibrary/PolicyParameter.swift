public import PopGesture

/// One number that tunes a policy family, described once for parsing, checking and help.
public struct PolicyParameter: Sendable, Equatable {
  /// Name in experiment files, unit last, for example `distance_pt`.
  public let name: String
  /// Unit in words of the field: `pt`, `mm`, `s`, `pt/s`, `widths/s`, `share of width`.
  public let unit: String
  /// Values that make sense; others are refused.
  public let range: ClosedRange<Double>
  /// Value used when the experiment gives none; nil when the parameter then stays unset.
  public let defaultValue: Double?
  /// The parameter whose place this one takes where it is given.
  public let alternativeTo: String?
  /// One sentence on what the number does.
  public let summary: String
  /// Words that experiments may write for certain values: `>` or `none`.
  public let words: [Word]

  /// A word and the value for which it stands, which may lie outside the range.
  public struct Word: Sendable, Equatable {
    /// How it is written.
    public let text: String
    /// What it means.
    public let value: Double

    /// Gives a word a value.
    public init(_ text: String, _ value: Double) { (self.text, self.value) = (text, value) }
  }

  /// Describes a parameter.
  public init(
    _ name: String, unit: String, range: ClosedRange<Double>, default defaultValue: Double?,
    alternativeTo: String? = nil, words: [Word] = [], _ summary: String
  ) {
    (self.alternativeTo, self.words, self.name, self.unit) = (alternativeTo, words, name, unit)
    (self.range, self.defaultValue, self.summary) = (range, defaultValue, summary)
  }
}

extension PolicyParameter {
  /// The unit of shares of the view's width.
  public static let shareOfWidth = "share of width"

  /// Whether a value is one that experiments may give.
  public func allows(_ value: Double) -> Bool {
    let isWord = words.contains { $0.value == value }
    return isWord || range.contains(value) && !isChoice
  }

  /// Whether words stand for every value, so that other numbers mean nothing.
  public var isChoice: Bool {
    !words.isEmpty && unit == words.map(\.text).joined(separator: " or ")
  }

  /// What its value may be: `a number of pt/s from 0 to 20000, or "none"`.
  public var form: String {
    let words = words.map { "\"\($0.text)\"" }.joined(separator: " or ")
    if isChoice { return words }
    let bounds = [range.lowerBound, range.upperBound].map { text(for: $0) }
    return "a number (\(unit)) from \(bounds[0]) to \(bounds[1])"
      + (words.isEmpty ? "" : ", or \(words)")
  }

  /// The word that stands for a value, if one does.
  public func word(for value: Double) -> String? { words.first { $0.value == value }?.text }

  /// A value as experiments write it: the word that stands for it, or the shortest number.
  public func text(for value: Double) -> String { word(for: value) ?? plain(value) }
}

extension ThresholdBoundary {
  /// The value that stands for it among parameters.
  public var value: Double { self == .exclusive ? 0 : 1 }
}

/// Why a parameter value was refused.
public enum PolicyParameterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The family has no parameter of this name.
  case unknown(name: String, known: [String])
  /// The value lies outside the range (or is not a number).
  case outOfRange(name: String, value: Double, range: ClosedRange<Double>, unit: String)
  /// Two parameters were given that exclude each other.
  case exclusive(String, String)

  /// The parameter at fault.
  public var parameter: String {
    switch self {
    case .unknown(let name, _), .outOfRange(let name, _, _, _), .exclusive(let name, _): name
    }
  }

  /// The problem and its remedy in one sentence.
  public var description: String {
    switch self {
    case .unknown(let name, let known):
      known.isEmpty
        ? "unknown parameter \"\(name)\"; this family has none"
        : "unknown parameter \"\(name)\"; this family has \(known.joined(separator: ", "))"
    case .outOfRange(let name, let value, let range, let unit):
      "\"\(name)\" is \(value); give a number from \(range.lowerBound) to \(range.upperBound)"
        + " (\(unit))"
    case .exclusive(let first, let second):
      "\"\(first)\" and \"\(second)\" are two ways to say one thing; give only one of them"
    }
  }
}

/// Parameter values by name, checked against the family's description.
public struct PolicyParameterValues: Sendable, Equatable {
  /// The values that were given.
  public private(set) var given: [String: Double]
  private let described: [PolicyParameter]

  /// Checks every given value: known name, finite, in range.
  public init(
    _ given: [String: Double], for described: [PolicyParameter]
  ) throws(PolicyParameterError) {
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let parameter = described.first(where: { $0.name == name }) else {
        throw .unknown(name: name, known: described.map(\.name))
      }
      guard parameter.allows(value) else {
        throw .outOfRange(name: name, value: value, range: parameter.range, unit: parameter.unit)
      }
    }
    (self.given, self.described) = (given, described)
  }

  /// The values in force, in the family's order: given ones, and defaults that no given alternative
  /// replaces, as `distance_mm` does `distance_pt`.
  public var inForce: [(name: String, value: Double)] {
    let replaced = described.filter { given[$0.name] != nil }.map(\.alternativeTo)
    return described.compactMap { parameter in
      let usual = replaced.contains(parameter.name) ? nil : parameter.defaultValue
      return (given[parameter.name] ?? usual).map { (parameter.name, $0) }
    }
  }
}
