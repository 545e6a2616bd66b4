import TrialStatistics

/// The bias of people drawn again, and rates without it.
enum RedrawnBias {
  /// Rates of worlds whose people are drawn again, without their bias: the bias-corrected bootstrap
  /// (Efron 1982).
  ///
  /// As far as their median is from the rate of the people to whom they were fitted, that rate is
  /// expected to be from the true one. So all move by twice the distance, in logarithms of odds.
  /// Rare false triggers come from whoever leans most, where errors of an estimated spread add more
  /// than they take away: from 20 people they would be overstated by a third.
  ///
  /// - Parameter fitted: the rate of the people to whom they were fitted.
  /// - Returns: the rates in their order; as they are where the median or the other rate is 0 or 1.
  static func removed(from rates: [Double], fitted: Double) -> [Double] {
    let median = Prospect.Range(rates).median
    guard fitted > 0, fitted < 1, median > 0, median < 1 else { return rates }
    let odds = fitted / (1 - fitted) * (1 - median) / median
    return rates.map { moved($0, by: odds * odds) }
  }

  /// A rate with its odds multiplied.
  static func moved(_ rate: Double, by odds: Double) -> Double {
    rate * odds / (1 - rate + rate * odds)
  }
}
