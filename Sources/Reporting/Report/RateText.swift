/// Rates as people read them: in percent, with as many digits as their error supports.
enum RateText {
  /// `92.6 ± 0.3`: a rate and its standard error in percent, without the sign.
  ///
  /// The error keeps its first digit, and the rate the same number of decimals, between one and
  /// four. A rate of 0 or 1 has no error to speak of and gives its bound instead: `0 (< 0.09)`.
  static func cell(rate: Double, error: Double, low: Double, high: Double) -> String {
    if rate == 0 { return "0 (< \(bound(high)))" }
    if rate == 1 { return "100 (> \(FixedDecimals.string(low * 100, decimals: 2)))" }
    let decimals = decimals(for: error)
    return FixedDecimals.string(rate * 100, decimals: decimals) + " ± "
      + FixedDecimals.string(error * 100, decimals: decimals)
  }

  /// A signed difference in percentage points with its standard error.
  static func difference(_ difference: Double, error: Double) -> String {
    if difference == 0, error == 0 { return "0" }
    let decimals = decimals(for: error)
    let sign = difference > 0 ? "+" : ""
    return sign + FixedDecimals.string(difference * 100, decimals: decimals) + " ± "
      + FixedDecimals.string(error * 100, decimals: decimals)
  }

  /// A proportion in percent, such as a margin: `1`, `0.5`.
  static func percent(_ proportion: Double) -> String {
    FixedDecimals.trimmed(proportion * 100, decimals: 4)
  }

  private static func bound(_ proportion: Double) -> String {
    var decimals = 2
    while decimals < 4, proportion * 100 < 1 / [1, 10, 100, 1000, 10000][decimals] {
      decimals += 1
    }
    return FixedDecimals.string(proportion * 100, decimals: decimals)
  }

  private static func decimals(for error: Double) -> Int {
    guard error.isFinite, error > 0 else { return 1 }
    let percent = error * 100
    if percent >= 0.095 { return 1 }
    if percent >= 0.0095 { return 2 }
    return percent >= 0.000_95 ? 3 : 4
  }
}
