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

  /// Which limits Jeffreys' interval has at k = 0 and k = n, where published rules differ.
  public enum JeffreysEnds: Sendable, CaseIterable {
    /// The plain quantiles of Beta(k + 1/2, n - k + 1/2): the interval excludes 0 and 1.
    case equalTailed
    /// 0 at k = 0 and 1 at k = n (Brown, Cai and DasGupta 2001).
    case modified
  }

  /// Jeffreys' interval: equal tails of Beta(k + 1/2, n - k + 1/2).
  public static func jeffreys(
    successes k: Double, trials n: Double, alpha: Double, ends: JeffreysEnds
  ) -> ConfidenceInterval {
    precondition(n > 0 && k >= 0 && k <= n)
    let posterior = BetaDistribution(alpha: k + 0.5, beta: n - k + 0.5)
    let modified = ends == .modified
    return ConfidenceInterval(
      low: modified && k == 0 ? 0 : posterior.quantile(lowerTail: alpha / 2),
      high: modified && k == n ? 1 : posterior.quantile(upperTail: alpha / 2))
  }
}
