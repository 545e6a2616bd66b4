/// Interval estimates of one binomial proportion from independent trials.
///
/// Each function takes k successes of n trials with 0 <= k <= n and n > 0 (a precondition), as real
/// numbers so that an effective number of trials may be used, and `alpha`, one minus the confidence
/// level. Reviewed by Brown, Cai and DasGupta 2001.
public enum ProportionInterval {
  /// Wilson's score interval (Wilson 1927): all p with |k/n - p| at most z standard errors at p.
  ///
  /// Inside [0, 1], contains k/n, exactly 0 at k = 0 and 1 at k = n.
  public static func wilson(
    successes: Double, trials: Double, alpha: Double
  ) -> ConfidenceInterval {
    wilson(
      successes: successes, trials: trials,
      criticalValue: NormalDistribution.criticalValue(alpha: alpha))
  }

  /// Wilson's interval with a given critical value, such as a t quantile for clustered trials.
  public static func wilson(
    successes k: Double, trials n: Double, criticalValue z: Double
  ) -> ConfidenceInterval {
    precondition(n > 0 && k >= 0 && k <= n)
    guard z.isFinite else { return ConfidenceInterval(low: 0, high: 1) }
    // The larger root of (n + z^2) p^2 - (2k + z^2) p + k^2/n, times n + z^2; the smaller one from
    // the product of the roots, free of cancellation for small k.
    let larger = k + z * z / 2 + z * (k * (n - k) / n + z * z / 4).squareRoot()
    return ConfidenceInterval(
      low: k == 0 ? 0 : k * (k / n) / larger, high: k == n ? 1 : larger / (n + z * z))
  }
}

extension ProportionInterval {
  /// Clopper and Pearson's exact interval (1934): equal tails of the binomial distribution.
  ///
  /// Coverage is at least 1 - alpha at every p. 0 at k = 0 and 1 at k = n, with the closed form
  /// 1 - (alpha/2)^(1/n) for the other limit. Real k and n use the beta quantiles as they stand
  /// (Korn and Graubard 1998).
  public static func clopperPearson(
    successes k: Double, trials n: Double, alpha: Double
  ) -> ConfidenceInterval {
    precondition(n > 0 && k >= 0 && k <= n)
    return ConfidenceInterval(
      low: exactLower(k, n, tail: alpha / 2), high: exactUpper(k, n, tail: alpha / 2))
  }

  private static func exactLower(_ k: Double, _ n: Double, tail: Double) -> Double {
    if k == 0 || tail <= 0 { return 0 }
    if k == n { return PortableMath.exponential(PortableMath.logarithm(tail) / n) }
    return BetaDistribution(alpha: k, beta: n - k + 1).quantile(lowerTail: tail)
  }

  private static func exactUpper(_ k: Double, _ n: Double, tail: Double) -> Double {
    if k == n || tail <= 0 { return 1 }
    if k == 0 { return -PortableMath.exponentialMinusOne(PortableMath.logarithm(tail) / n) }
    return BetaDistribution(alpha: k + 1, beta: n - k).quantile(upperTail: tail)
  }
}

/// A two-sided interval estimate.
public struct ConfidenceInterval: Sendable, Equatable {
  /// The lower limit.
  public let low: Double
  /// The upper limit, at least `low` for every interval this module makes.
  public let high: Double
}
