/// One success rate with an error that respects clusters.
///
/// The rate weighs each trial equally. With G clusters, N trials and residuals e_g = y_g - p n_g
/// the standard error is the cluster-robust CR1 form sqrt(G / (G - 1) sum e_g^2) / N (Liang and
/// Zeger 1986), formed from integers, so that it is exactly 0 when every cluster has the same rate.
/// Nothing in it is ever NaN.
public struct RateEstimate: Sendable, Equatable {
  /// The number of successes, of trials, and of clusters with at least one trial.
  public let successes, trials, clusters: Int
  /// successes / trials, and 0 when there are no trials.
  public let rate: Double
  /// The CR1 standard error of the rate; infinity with fewer than two clusters.
  public let standardError: Double
  /// The limits of the interval at the confidence asked for: in [0, 1], around the rate.
  public private(set) var low, high: Double
  /// The CR1 variance over the binomial variance p (1 - p) / N; may be below 1.
  ///
  /// 1 where it is undefined: fewer than two clusters, or all trials alike.
  public let designEffect: Double
  /// trials / max(1, designEffect): the independent trials that would be as informative.
  public let effectiveTrials: Double
  /// How the interval was made.
  public private(set) var method: IntervalMethod

  /// Estimates the rate of a policy in 0..<moments.policies.
  ///
  /// - `wilsonEffective` by default: Wilson's interval at n_eff trials with the t quantile in place
  ///   of the normal one.
  /// - `exactEffective` when no or all trials succeed or n_eff min(p, 1 - p) is below
  ///   `IntervalMethod.exactCut`: Clopper and Pearson's interval at n_eff (z / t)^2 trials, z and t
  ///   being the normal and the t quantile (Korn and Graubard 1998).
  /// - `uninformative`, the interval [0, 1], with fewer than two clusters, which includes no trials
  ///   at all.
  ///
  /// n_eff is at most `effectiveTrials`, and t has at most G - 1 degrees of freedom. Both are less
  /// with few events, and with clusters of unequal size, where the design effect is an uncertain
  /// estimate: then it is averaged with that of the correlation that is assumed. Without any event,
  /// or any failure, only that assumption is left. The limits are never further from the
  /// rate than those that hold for any clusters: alpha / 2 times the rate, and likewise for
  /// failures.
  ///
  /// `confidence` is in (0, 1), which is a precondition.
  public init(moments: ClusterMoments, policy: Int, confidence: Double = 0.95) {
    self.init(
      moments: moments, policy: policy,
      critical: CriticalValues(clusters: moments.clusters, confidence: confidence))
  }

  /// The same with critical values made before, which must be those of `moments.clusters`
  /// (precondition).
  ///
  /// - Parameter correlation: what few events are taken to have.
  public init(
    moments: ClusterMoments, policy: Int, critical: CriticalValues,
    correlation: Double = IntervalMethod.assumedCorrelation
  ) {
    self.init(
      moments: moments, policy: policy, critical: critical, correlation: correlation,
      eventWeight: nil)
  }

  /// - Parameter eventWeight: what independent events weigh; nil where that is the design's weight.
  init(
    moments: ClusterMoments, policy: Int, critical: CriticalValues, correlation: Double,
    eventWeight: Double?
  ) {
    precondition(critical.clusters == moments.clusters, "critical values of other clusters")
    let clustered = ClusteredRate(moments: moments, policy: policy)
    successes = clustered.successes
    trials = clustered.trials
    clusters = clustered.clusters
    rate = clustered.rate
    standardError = clustered.standardErrorCR1 ?? .infinity
    designEffect = clustered.designEffect ?? 1
    effectiveTrials = Double(trials) / max(1, designEffect)
    guard clusters >= 2 else {
      (low, high, method) = (0, 1, .uninformative)
      return
    }
    let sample = EffectiveSample(
      clustered, trialsSquared: moments.trialsSquared, correlation: correlation,
      eventWeight: eventWeight)
    let t = critical.student(degreesOfFreedom: sample.degreesOfFreedom)
    let failureRate = Double(trials - successes) / Double(trials)
    let interval: ConfidenceInterval
    if sample.trials * min(rate, failureRate) < IntervalMethod.exactCut {
      method = .exactEffective
      let shrink = critical.normal / t
      let size = sample.trials * min(1, shrink * shrink)
      interval = ProportionInterval.clopperPearson(
        successes: successes == trials ? size : size * rate, trials: size,
        alpha: 1 - critical.confidence)
    } else {
      method = .wilsonEffective
      interval = ProportionInterval.wilson(
        successes: sample.trials * rate, trials: sample.trials, criticalValue: t)
    }
    // P(K >= k) <= N p / k for any clusters (Markov), so limits need not be further from the rate;
    // the rest guards against rounding, as mathematically the rate is inside already.
    let tail = (1 - critical.confidence) / 2
    low = max(tail * rate, min(interval.low, rate))
    high = min(1 - tail * failureRate, max(interval.high, rate))
  }

  /// Takes for limits the squares of two strata's distances, added (MOVER).
  mutating func combine(down: (Double, Double), up: (Double, Double)) {
    method = .strata
    low = max(0, rate - (down.0 * down.0 + down.1 * down.1).squareRoot())
    high = min(1, rate + (up.0 * up.0 + up.1 * up.1).squareRoot())
  }
}
