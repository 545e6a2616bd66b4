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
