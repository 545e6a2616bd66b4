/// Numbers of trials or persons needed, by the usual formulas.
///
/// Results are real numbers; `whole` rounds them up. `alpha` is the two-sided significance level
/// and `power` the probability of a significant result, both in (0, 1). Rates that do not differ
/// need infinitely many trials.
public enum SampleSize {
  /// How the variance enters the size for two independent proportions.
  public enum IndependentFormula: String, Sendable, CaseIterable {
    /// Pooled variance under no difference, separate variances under the alternative.
    case pooled
    /// Separate variances throughout.
    case unpooled
    /// `pooled` with the continuity correction of Fleiss, Tytun and Ury 1980.
    case corrected
    /// The difference of arcsine square roots (Cohen 1988).
    case arcsine
  }

  /// The trials per sample that compare two independent proportions `rate1` and `rate2`.
  public static func independent(
    rate1: Double, rate2: Double, alpha: Double, power: Double,
    formula: IndependentFormula = .pooled
  ) -> Double {
    let z = NormalDistribution.criticalValue(alpha: alpha)
    let zPower = NormalDistribution.quantile(power)
    let difference = rate1 - rate2
    guard difference != 0 else { return .infinity }
    switch formula {
    case .pooled:
      let root = z * pooledDeviation(rate1, rate2) + zPower * separateDeviation(rate1, rate2)
      return (root / difference) * (root / difference)
    case .unpooled:
      let root = (z + zPower) * separateDeviation(rate1, rate2) / difference
      return root * root
    case .corrected:
      let size = independent(
        rate1: rate1, rate2: rate2, alpha: alpha, power: power, formula: .pooled)
      let factor = 1 + (1 + 4 / (size * difference.magnitude)).squareRoot()
      return size / 4 * factor * factor
    case .arcsine:
      let effect = 2 * rootAngle(rate1) - 2 * rootAngle(rate2)
      return 2 * ((z + zPower) / effect) * ((z + zPower) / effect)
    }
  }

  /// The arcsine of the square root of a rate.
  private static func rootAngle(_ rate: Double) -> Double {
    PortableMath.arctangent(rate.squareRoot(), (1 - rate).squareRoot())
  }

  static func pooledDeviation(_ rate1: Double, _ rate2: Double) -> Double {
    let mean = (rate1 + rate2) / 2
    return (2 * mean * (1 - mean)).squareRoot()
  }

  static func separateDeviation(_ rate1: Double, _ rate2: Double) -> Double {
    (rate1 * (1 - rate1) + rate2 * (1 - rate2)).squareRoot()
  }

  /// The paired trials that compare two proportions with discordant probabilities (Connor 1987).
  ///
  /// `only1` and `only2` are the probabilities that only the first and only the second succeeds.
  /// Trials must be independent.
  public static func paired(
    only1: Double, only2: Double, alpha: Double, power: Double
  ) -> Double {
    let sum = only1 + only2
    let difference = only1 - only2
    guard difference != 0 else { return .infinity }
    let root =
      NormalDistribution.criticalValue(alpha: alpha) * sum.squareRoot()
      + NormalDistribution.quantile(power) * (sum - difference * difference).squareRoot()
    return (root / difference) * (root / difference)
  }

  /// The independent trials that estimate a rate with a standard error of `standardError`.
  public static func proportion(rate: Double, standardError: Double) -> Double {
    rate * (1 - rate) / (standardError * standardError)
  }

  /// The persons that do so with `trialsPerPerson` trials each and an intraclass correlation.
  ///
  /// The design effect is 1 + (m - 1) ICC with m trials per person (Kish 1965).
  public static func persons(
    rate: Double, standardError: Double, trialsPerPerson: Double, intraclassCorrelation: Double
  ) -> Double {
    let designEffect = 1 + (trialsPerPerson - 1) * intraclassCorrelation
    return proportion(rate: rate, standardError: standardError) * designEffect / trialsPerPerson
  }

  /// The next whole number, for a size that is a count; nil if it is not finite or not an `Int`.
  ///
  /// A relative excess below 1e-12 is rounding of decimal inputs and is not rounded up.
  public static func whole(_ size: Double) -> Int? {
    Int(exactly: (size * (1 - 1e-12)).rounded(.up))
  }
}
