extension PairedTable {
  /// Newcombe's score interval of the difference for paired data (Newcombe 1998c).
  ///
  /// `corrected` reduces a positive both x neither - only1 x only2 by half the number of trials,
  /// not below 0, in the correlation: method 10, the recommended one. Without it: method 8.
  public func newcombe(alpha: Double, corrected: Bool = true) -> ConfidenceInterval {
    let n = Double(trials)
    let first = Double(both + only1)
    let second = Double(both + only2)
    let one = ProportionInterval.wilson(successes: first, trials: n, alpha: alpha)
    let two = ProportionInterval.wilson(successes: second, trials: n, alpha: alpha)
    let phi = correlation(corrected: corrected)
    let toLow = (first / n - one.low, two.high - second / n)
    let toHigh = (one.high - first / n, second / n - two.low)
    return ConfidenceInterval(
      low: difference - Self.distance(toLow.0, toLow.1, phi),
      high: difference + Self.distance(toHigh.0, toHigh.1, phi))
  }

  private static func distance(_ a: Double, _ b: Double, _ phi: Double) -> Double {
    // (a - b)^2 + 2 (1 - phi) a b: the same form without cancellation near phi = 1.
    max(0, (a - b) * (a - b) + 2 * (1 - phi) * a * b).squareRoot()
  }

  private func correlation(corrected: Bool) -> Double {
    let first = (Double(both + only1), Double(only2 + neither))
    let second = (Double(both + only2), Double(only1 + neither))
    let margins = (first.0 * first.1).squareRoot() * (second.0 * second.1).squareRoot()
    guard margins > 0 else { return 0 }
    // 128 bits hold both products exactly, so their difference is not lost to rounding.
    var excess = Double(Int128(both) * Int128(neither) - Int128(only1) * Int128(only2))
    if corrected && excess > 0 { excess = max(0, excess - Double(trials) / 2) }
    return excess / margins
  }

  /// Wald's interval of the difference: for comparison only.
  ///
  /// Limits may leave [-1, 1].
  public func wald(alpha: Double) -> ConfidenceInterval {
    let n = Double(trials)
    let excess = Double(only1 - only2)
    let variance = Double(only1 + only2) - excess * excess / n
    let half = NormalDistribution.criticalValue(alpha: alpha) * max(0, variance).squareRoot() / n
    return ConfidenceInterval(low: difference - half, high: difference + half)
  }

  /// Bonett and Price 2012: Wald's interval with one added to each discordant count.
  ///
  /// Clipped to [-1, 1].
  public func bonettPrice(alpha: Double) -> ConfidenceInterval {
    let n = Double(trials) + 2
    let rate1 = Double(only1 + 1) / n
    let rate2 = Double(only2 + 1) / n
    let centre = rate1 - rate2
    let variance = (rate1 + rate2 - centre * centre) / n
    let half = NormalDistribution.criticalValue(alpha: alpha) * variance.squareRoot()
    return ConfidenceInterval(low: centre - half, high: centre + half).clipped(to: -1...1)
  }
}
