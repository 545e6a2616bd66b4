import Drawing
package import Findings

/// Rates as people read them: in percent, with as many digits as their error supports.
package enum RateText {
  /// A rate and its standard error for a table, in percent without the sign: `92.6 ± 0.3`.
  ///
  /// The error keeps its first digit, and the rate the same number of decimals, between one and
  /// four. A rate of 0 or 1 has no error to speak of and gives the end of its interval instead:
  /// `0 (< 0.09)`, `100 (> 99.91)`.
  package static func cell(_ row: RateRow) -> String {
    if row.rate == 0 { return "0 (< \(bound(row.high)))" }
    if row.rate == 1 { return "100 (> \(bound(1 - row.low, isLeft: true)))" }
    let decimals = decimals(for: row.standardError)
    return FixedDecimals.string(row.rate * 100, decimals: decimals)
      + error(row.standardError, decimals: decimals)
  }

  /// A rate whose interval is not known: `92.6 ± 0.3`, or `0` and `100` without an error.
  ///
  /// - Parameter isShown: whether the error is written; the decimals follow it in either case.
  package static func plain(_ rate: Double, error: Double, isShown: Bool = true) -> String {
    if rate == 0 || rate == 1 { return rate == 0 ? "0" : "100" }
    let decimals = decimals(for: error)
    return FixedDecimals.string(rate * 100, decimals: decimals)
      + (isShown ? Self.error(error, decimals: decimals) : "")
  }

  /// A signed difference in percentage points with its standard error.
  static func difference(_ row: ContrastRow) -> String {
    let (difference, standardError) = (row.difference, row.standardError)
    if difference == 0, standardError == 0 { return "0" }
    let decimals = decimals(for: standardError)
    let sign = difference > 0 ? "+" : ""
    return sign + FixedDecimals.string(difference * 100, decimals: decimals)
      + error(standardError, decimals: decimals)
  }

  private static func error(_ error: Double, decimals: Int) -> String {
    // Where the trials are those of one person it is infinite, not 0.
    guard error.isFinite else { return " (error unknown)" }
    return " ± " + FixedDecimals.string(error * 100, decimals: decimals)
  }

  /// A margin in words: `1 point`, `0.5 points`.
  static func points(_ proportion: Double) -> String {
    let number = FixedDecimals.trimmed(proportion * 100, decimals: 4)
    return number == "1" ? "1 point" : number + " points"
  }

  /// A small proportion in percent, or what it leaves of 100%: rounded up, so that the bound stays
  /// one.
  private static func bound(_ proportion: Double, isLeft: Bool = false) -> String {
    let percent = proportion * 100
    let decimals = percent >= 0.01 ? 2 : percent >= 0.001 ? 3 : 4
    let scale = [1, 10, 100, 1000, 10000.0][decimals]
    // Not above a value that has this many decimals but for the last bit.
    let rounded = (percent * scale - 1e-9).rounded(.up) / scale
    return FixedDecimals.string(isLeft ? 100 - rounded : rounded, decimals: decimals)
  }

  /// The decimals that an error, a proportion, leaves to a percentage: one to four.
  package static func decimals(for error: Double) -> Int {
    guard error.isFinite, error > 0 else { return 1 }
    let percent = error * 100
    if percent >= 0.095 { return 1 }
    if percent >= 0.0095 { return 2 }
    return percent >= 0.000_95 ? 3 : 4
  }
}
