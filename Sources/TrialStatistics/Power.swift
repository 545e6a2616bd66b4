/// The probability of a significant two-sided result at a given size.
public enum Power {
  /// The approximate power of the pooled z test of two independent samples of `trials` each.
  ///
  /// The opposite tail is left out, so that it inverts `SampleSize.independent` with `pooled`.
  public static func independent(
    rate1: Double, rate2: Double, alpha: Double, trials: Double
  ) -> Double {
    let z = NormalDistribution.criticalValue(alpha: alpha)
    let shift = trials.squareRoot() * (rate1 - rate2).magnitude
    return NormalDistribution.cumulative(
      (shift - z * SampleSize.pooledDeviation(rate1, rate2))
        / SampleSize.separateDeviation(rate1, rate2))
  }

  /// The approximate power of McNemar's test, the inverse of `SampleSize.paired` (Connor 1987).
  public static func paired(
    only1: Double, only2: Double, alpha: Double, trials: Double
  ) -> Double {
    let sum = only1 + only2
    let difference = only1 - only2
    let z = NormalDistribution.criticalValue(alpha: alpha)
    return NormalDistribution.cumulative(
      (difference.magnitude * trials.squareRoot() - z * sum.squareRoot())
        / (sum - difference * difference).squareRoot())
  }

  /// Which of McNemar's tests `pairedExact` enumerates.
  public enum ConditionalTest: Sendable, CaseIterable {
    /// The exact conditional test.
    case exact
    /// The mid-p test; with equal counts it never rejects.
    case midP
  }

  /// The unconditional power of a conditional test of McNemar with `trials` >= 0 paired trials.
  ///
  /// Enumerates the number of discordant trials; both directions of rejection count. `only1` and
  /// `only2` are the discordant probabilities, with a sum of at most 1. With equal probabilities it
  /// is the size of the test, at most `alpha` for the exact one. Time grows as trials^1.5.
  public static func pairedExact(
    only1: Double, only2: Double, alpha: Double, trials: Int, test: ConditionalTest
  ) -> Double {
    let sum = only1 + only2
    guard sum > 0, trials > 0 else { return 0 }
    let share = only1 / sum
    var critical = -1
    var power = 0.0
    for discordant in 1...trials {
      // The largest rejected smaller count never falls as discordant trials are added.
      while critical + 1 <= (discordant - 1) / 2,
        pValue(critical + 1, of: discordant, test: test) <= alpha
      {
        critical += 1
      }
      guard critical >= 0 else { continue }
      let weight = PortableMath.exponential(
        SaddlePoint.logBinomial(
          k: Double(discordant), n: Double(trials), probability: sum, complement: 1 - sum))
      let rejected =
        binomial(atMost: critical, of: discordant, share, 1 - share)
        + binomial(atMost: critical, of: discordant, 1 - share, share)
      power += weight * rejected
    }
    return min(1, power)
  }

  private static func pValue(_ fewer: Int, of count: Int, test: ConditionalTest) -> Double {
    let mcNemar = McNemarTest(only1: fewer, only2: count - fewer)
    return test == .exact ? mcNemar.exactP : mcNemar.midP()
  }

  private static func binomial(
    atMost k: Int, of n: Int, _ probability: Double, _ complement: Double
  ) -> Double {
    if probability <= 0 { return 1 }
    if complement <= 0 { return k >= n ? 1 : 0 }
    return IncompleteBeta(
      Double(n - k), Double(k + 1), x: complement, y: probability
    ).lower
  }
}
