/// Writes proportions as percentages.
package enum PercentText {
  /// `proportion` (0 to 1) with the given digits after the point, for example `0.1%`.
  ///
  /// The space does not break, so that number and sign stay together in a tooltip.
  package static func string(_ proportion: Double, decimals: Int) -> String {
    FixedDecimals.string(proportion * 100, decimals: decimals) + "%"
  }

  /// A tick label: only the digits that the value needs, so `25%`, `0.1%`, `0%`.
  package static func tick(_ proportion: Double) -> String {
    FixedDecimals.trimmed(proportion * 100, decimals: 4) + "%"
  }

  /// An estimate with its interval, for example `97.12% (96.50% to 97.66%)`.
  package static func estimate(_ rate: Double, low: Double?, high: Double?) -> String {
    let center = string(rate, decimals: 2)
    guard let low, let high else { return center + ", interval unknown" }
    return "\(center) (\(string(low, decimals: 2)) to \(string(high, decimals: 2)))"
  }
}
