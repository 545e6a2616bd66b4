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
    self.alternativeTo = alternativeTo
    self.words = words
    self.name = name
    self.unit = unit
    self.range = range
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension PolicyParameter {
  /// The unit of shares of the view's width.
  public static let shareOfWidth = "share of width"

  /// The share of the view's width under the name that families give it.
  static func fraction(default value: Double, _ summary: String) -> PolicyParameter {
    PolicyParameter(
      "fraction", unit: shareOfWidth, range: 0...1, default: value, summary)
  }

  /// A speed limit in pt/s, which experiments may set to `none`.
  static func speedLimit(
    _ name: String, default value: Double?, alternativeTo: String? = nil, _ summary: String
  ) -> PolicyParameter {
    PolicyParameter(
      name, unit: "pt/s", range: 0...20000, default: value, alternativeTo: alternativeTo,
      words: [Word("none", .infinity)], summary)
  }

  /// On which side of a threshold the threshold itself lies: `>` or `>=`.
  public static func boundary(
    _ name: String = "boundary", default side: ThresholdBoundary?, _ summary: String
  ) -> PolicyParameter {
    PolicyParameter(
      name, unit: "> or >=", range: 0...1, default: side?.value,
      words: ThresholdBoundary.allCases.map { Word($0.symbol, $0.value) }, summary)
  }

  /// One of a few words, each of which stands for its place in the list, from 0.
  ///
  /// - Parameter defaultWord: place of the word used when the experiment gives none.
  public static func choice(
    _ name: String, of words: [String], default defaultWord: Int, _ summary: String
  ) -> PolicyParameter {
    PolicyParameter(
      name, unit: words.joined(separator: " or "), range: 0...Double(max(words.count - 1, 0)),
      default: Double(defaultWord),
      words: words.enumerated().map { Word($0.element, Double($0.offset)) }, summary)
  }

  /// Whether a value is one that experiments may give.
  public func allows(_ value: Double) -> Bool {
    let isWord = words.contains { $0.value == value }
    return isWord || range.contains(value) && !isChoice
  }

  /// Whether words stand for every value, so that other numbers mean nothing.
  public var isChoice: Bool {
    !words.isEmpty && unit == words.map(\.text).joined(separator: " or ")
  }

  /// The word that stands for a value, if one does.
  public func word(for value: Double) -> String? { words.first { $0.value == value }?.text }

  /// A value as experiments write it: the word that stands for it, or the shortest number.
  public func text(for value: Double) -> String {
    word(for: value) ?? plain(value)
  }
}

extension ThresholdBoundary {
  /// The value that stands for it among parameters.
  public var value: Double { self == .exclusive ? 0 : 1 }
}

extension Double {
  /// The value of a comparison parameter that says `>`, for tables of presets.
  static var beyond: Double { ThresholdBoundary.exclusive.value }
  /// The value of a comparison parameter that says `>=`.
  static var from: Double { ThresholdBoundary.inclusive.value }
}

extension PolicyParameterValues {
  /// The side of a threshold that a parameter tells.
  public func boundary(_ name: String = "boundary") -> ThresholdBoundary {
    value(name) == ThresholdBoundary.inclusive.value ? .inclusive : .exclusive
  }
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
        throw .outOfRange(
          name: name, value: value, range: parameter.range, unit: parameter.unit)
      }
    }
    self.given = given
    self.described = described
  }

  /// The given value, else the default, else NaN.
  public func value(_ name: String) -> Double {
    given[name] ?? described.first { $0.name == name }?.defaultValue ?? .nan
  }

  /// The one of two alternatives that was given; the first where neither was.
  public func choice(
    _ first: String, _ second: String
  ) throws(PolicyParameterError) -> (name: String, value: Double) {
    if given[first] != nil, given[second] != nil { throw .exclusive(first, second) }
    return given[second].map { (second, $0) } ?? (first, value(first))
  }
}
