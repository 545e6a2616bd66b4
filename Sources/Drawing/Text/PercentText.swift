/// Writes proportions as percentages.
package enum PercentText {
  /// A tick label: only the digits that the value needs, so `25%`, `0.1%`, `0%`.
  package static func tick(_ proportion: Double) -> String {
    FixedDecimals.trimmed(proportion * 100, decimals: 4) + "%"
  }

  /// An estimate with its interval, for example `97.12% (96.50% to 97.66%)`.
  package static func estimate(_ rate: Double, low: Double?, high: Double?) -> String {
    func text(_ proportion: Double) -> String {
      FixedDecimals.string(proportion * 100, decimals: 2) + "%"
    }
    guard let low, let high else { return text(rate) + ", interval unknown" }
    return "\(text(rate)) (\(text(low)) to \(text(high)))"
  }
}
