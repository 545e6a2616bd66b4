extension ClusteredRate {
  /// p +- t SE with the CR1 error and G - 1 degrees of freedom; nil with fewer than two clusters.
  ///
  /// Symmetric; limits may leave [0, 1].
  public func tInterval(alpha: Double) -> ConfidenceInterval? {
    guard let half = halfWidth(alpha: alpha) else { return nil }
    return ConfidenceInterval(low: rate - half, high: rate + half)
  }

  /// The t interval on the logit scale, carried back to rates (Korn and Graubard 1998).
  ///
  /// Inside (0, 1) up to rounding. Nil with fewer than two clusters, at rates 0 and 1, and at an
  /// error of 0.
  public func logitInterval(alpha: Double) -> ConfidenceInterval? {
    guard let half = halfWidth(alpha: alpha), half > 0, successes > 0, successes < trials else {
      return nil
    }
    let failures = Double(trials - successes)
    let logit = PortableMath.logarithm(Double(successes) / failures)
    let spread = half / (rate * (failures / Double(trials)))
    return ConfidenceInterval(
      low: BetaDistribution.logistic(logit - spread),
      high: BetaDistribution.logistic(logit + spread))
  }

  /// Wilson's interval at `effectiveTrials` with the normal quantile; nil where that is nil.
  ///
  /// `RateEstimate` uses a floor of 1 on the design effect and the t quantile instead.
  public func wilsonInterval(alpha: Double) -> ConfidenceInterval? {
    guard let size = effectiveTrials else { return nil }
    return ProportionInterval.wilson(successes: size * rate, trials: size, alpha: alpha)
  }

  private func halfWidth(alpha: Double) -> Double? {
    guard let error = standardErrorCR1 else { return nil }
    let student = StudentDistribution(degreesOfFreedom: Double(clusters - 1))
    return student.criticalValue(alpha: alpha) * error
  }
}
