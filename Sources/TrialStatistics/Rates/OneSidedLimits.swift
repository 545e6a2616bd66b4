/// How far a clustered rate may lie from its estimate, to one side.
extension ClusterMoments {
  /// The correlation between trials of a cluster that a contestant shows; nil where too few events
  /// tell it.
  package func shownCorrelation(policy: Int) -> Double? {
    EffectiveSample.correlation(
      ClusteredRate(moments: self, policy: policy), trialsSquared: trialsSquared)
  }

  /// The limits of a contestant's rate, each at a confidence of its own: Wilson's at the effective
  /// number of trials; 0 and 1 with fewer than two clusters.
  ///
  /// - Parameter criticalValue: the normal quantile of one side; 1.645 for 95%.
  ///
  /// - Parameter correlation: what few events are taken to have.
  package func oneSidedLimits(
    policy: Int, criticalValue: Double, correlation: Double
  ) -> ConfidenceInterval {
    let clustered = ClusteredRate(moments: self, policy: policy)
    guard clustered.clusters >= 2, clustered.trials > 0 else {
      return ConfidenceInterval(low: 0, high: 1)
    }
    let sample = EffectiveSample(
      clustered, trialsSquared: trialsSquared, correlation: correlation)
    return ProportionInterval.wilson(
      successes: sample.trials * clustered.rate, trials: sample.trials,
      criticalValue: criticalValue)
  }
}
