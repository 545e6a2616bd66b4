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
    return ConfidenceInterval(
      low: k == 0 ? 0 : wilsonLower(k, n, z), high: k == n ? 1 : wilsonUpper(k, n, z))
  }

  /// The larger root of (n + z^2) p^2 - (2k + z^2) p + k^2/n, times n + z^2.
  private static func wilsonCentre(_ k: Double, _ n: Double, _ z: Double) -> Double {
    k + z * z / 2 + z * (k * (n - k) / n + z * z / 4).squareRoot()
  }

  private static func wilsonUpper(_ k: Double, _ n: Double, _ z: Double) -> Double {
    z.isFinite ? wilsonCentre(k, n, z) / (n + z * z) : 1
  }

  /// The smaller root from the product of the roots, free of cancellation for small k.
  private static func wilsonLower(_ k: Double, _ n: Double, _ z: Double) -> Double {
    z.isFinite ? k * (k / n) / wilsonCentre(k, n, z) : 0
  }
}
