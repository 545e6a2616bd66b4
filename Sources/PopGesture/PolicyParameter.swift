/// One number that tunes a policy family, described once for parsing, checking and help.
public struct PolicyParameter: Sendable, Equatable {
  /// Name in experiment files, unit last, for example `distance_pt`.
  public let name: String
  /// Unit in words of the field: `pt`, `mm`, `s`, `pt/s`, `widths/s`, `share of width`.
  public let unit: String
  /// Values that make sense; others are refused.
  public let range: ClosedRange<Double>
  /// Value used when the experiment gives none; nil when the parameter is an alternative to
  /// another one and stays unset.
  public let defaultValue: Double?
  /// One sentence on what the number does.
  public let summary: String

  /// Describes a parameter.
  public init(
    _ name: String, unit: String, range: ClosedRange<Double>, default defaultValue: Double?,
    _ summary: String
  ) {
    self.name = name
    self.unit = unit
    self.range = range
    self.defaultValue = defaultValue
    self.summary = summary
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
      guard parameter.range.contains(value) else {
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
