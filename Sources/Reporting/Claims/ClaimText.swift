import Drawing
import Study

/// What the sections about the articles' statements say of a single one.
enum ClaimText {
  /// The verdict in a word.
  static func verdict(_ row: ClaimRow) -> String {
    switch row.holds {
    case .yes: "holds"
    case .no: "**does not hold**"
    case .undecided: "undecided"
    case .byConstruction: "by construction"
    case .notSimulated: "not simulated"
    }
  }

  /// What was broken on purpose, and what became of the number and of the verdict.
  static func broken(_ row: ClaimRow) -> String {
    guard let verdict = row.brokenHolds else { return "" }
    let value = row.brokenMeasured.map { number($0) } ?? "no number"
    let word =
      switch verdict {
      case .no: "fails"
      case .yes: "**still holds**"
      default: "undecided"
      }
    return "\(row.broken): \(value), \(word)"
  }

  /// The number with its error, where it has one.
  static func measured(_ row: ClaimRow) -> String {
    guard let value = row.measured else { return "" }
    guard let error = row.standardError else { return number(value) + " (error unknown)" }
    return error == 0 ? number(value) : "\(number(value)) ± \(number(error))"
  }

  /// Standard errors between the number and the one that it is expected to keep clear of; nil for
  /// numbers without error, and for expectations that are not a single bound.
  static func sureness(_ row: ClaimRow) -> Double? {
    guard let value = row.measured, let error = row.standardError, error > 0, error.isFinite,
      row.expected.hasPrefix("> ") || row.expected.hasPrefix("< "),
      let bound = Double(row.expected.dropFirst(2))
    else { return nil }
    return abs(value - bound) / error
  }

  /// A statement within a sentence: its number in code, its words, what was measured.
  static func mention(_ row: ClaimRow) -> String {
    "\(name(row)): \(measured(row)), expected \(row.expected)"
  }

  /// The number of a statement in code, and its words.
  static func name(_ row: ClaimRow) -> String {
    let words = row.statement.hasSuffix(".") ? String(row.statement.dropLast()) : row.statement
    return "`\(row.claim)` “\(words)”"
  }

  /// Three decimals, without zeros at the end; small numbers keep a digit.
  private static func number(_ value: Double) -> String {
    FixedDecimals.trimmed(value, decimals: value != 0 && abs(value) < 0.001 ? 4 : 3)
  }
}
