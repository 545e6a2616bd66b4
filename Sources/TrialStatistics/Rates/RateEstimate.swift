/// One success rate with an error that respects clusters.
///
/// The rate weighs each trial equally. The standard error is the cluster-robust CR1 form
/// (`ClusterResiduals`), exactly 0 when every cluster has the same rate. Nothing in it is ever NaN.
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

  /// The rate of all trials by their weights, as clusters tell it.
  ///
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

/// Which interval a `RateEstimate` reports.
///
/// The raw values are stable names for result tables. Both intervals stand on a number of
/// independent trials and on degrees of freedom that allow for how little a few events say about
/// the differences between clusters. In simulations of clusters of 20 trials, whose trials have
/// correlations of 0.02 and of 0.2, 95% intervals cover 93.5 to 96.5% with a hundred clusters or
/// more and rates from 5 to 95%, and at least 92% with twenty clusters, or at 0.5% and 99.5%.
/// With a correlation of 0.4, twenty clusters and a rate of 5% they cover 90%.
public enum IntervalMethod: String, Sendable, CaseIterable {
  /// Wilson's score interval with the effective number of trials and the t quantile: the default
  /// (Wilson 1927; effective size after Kish 1965).
  case wilsonEffective = "wilson-neff"
  /// Clopper and Pearson's interval with the effective number of trials, reduced further for few
  /// degrees of freedom (Korn and Graubard 1998): at k = 0, k = n, and below `exactCut`.
  case exactEffective = "exact-neff"
  /// The intervals of light and of heavier trials, squared and added: few of the latter are events
  /// (`WeightStrata`).
  case strata = "strata"
  /// [0, 1], because fewer than two clusters say nothing about the spread between clusters.
  case uninformative = "none"

  /// The effective number of the rarer outcome, n_eff min(p, 1 - p), below which the exact interval
  /// replaces Wilson's, whose coverage of rare outcomes falls short of nominal there.
  public static let exactCut = 5.0

  /// The correlation between trials of a cluster that is assumed while few events tell it.
  ///
  /// More than most outcomes have elsewhere: of 188 outcomes in general practices three quarters
  /// had less than 0.094, and it falls with the frequency, to a predicted 0.008 at 1% (Gulliford
  /// and others 2005, J Clin Epidemiol 58:246). With no event at all the bound rests on it alone.
  /// Where rates are beta distributed that bound holds up to a correlation of 0.18, because clumps
  /// raise the variance of a count faster than its chance to be 0. It does not hold for clusters
  /// that always or never succeed: those are worth one trial each.
  ///
  /// Where other policies have events enough on the same swipes, the largest correlation that they
  /// show stands in its place, but no less than `leastCorrelation` and no more than this.
  public static let assumedCorrelation = 0.1

  /// What is assumed at least of events so few that they tell nothing: about what is predicted for
  /// outcomes of 1% (Gulliford and others 2005).
  public static let leastCorrelation = 0.01

  /// The correlation to be assumed of few events, of all contestants alike: the largest that any of
  /// them shows on the same swipes.
  ///
  /// One that shows the largest itself has events enough to need no assumption.
  package static func assumed(shown: [Double]) -> Double {
    shown.max().map { min(max($0, leastCorrelation), assumedCorrelation) } ?? assumedCorrelation
  }
}

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
  /// - Parameters:
  ///   - criticalValue: the normal quantile of one side; 1.645 for 95%.
  ///   - correlation: what few events are taken to have.
  package func oneSidedLimits(
    policy: Int, criticalValue: Double, correlation: Double
  ) -> ConfidenceInterval {
    let clustered = ClusteredRate(moments: self, policy: policy)
    guard clustered.clusters >= 2, clustered.trials > 0 else {
      return ConfidenceInterval(low: 0, high: 1)
    }
    let sample = EffectiveSample(clustered, trialsSquared: trialsSquared, correlation: correlation)
    return ProportionInterval.wilson(
      successes: sample.trials * clustered.rate, trials: sample.trials,
      criticalValue: criticalValue)
  }
}

/// A clustered rate as a table keeps it: counts, error and interval, not the clusters themselves.
public struct RateSummary: Sendable, Equatable {
  /// The events and the trials, 0 <= events <= trials.
  public let events, trials: Int
  /// The number of clusters with trials.
  public let clusters: Int
  /// The clustered standard error of the rate; infinity where it is unknown.
  public let standardError: Double
  /// The limits of the rate's interval, in [0, 1], around the rate.
  public let low, high: Double

  /// Creates the summary; 0 <= events <= trials is a precondition.
  public init(
    events: Int, trials: Int, clusters: Int, standardError: Double, low: Double, high: Double
  ) {
    precondition(events >= 0 && events <= trials, "more events than trials")
    (self.events, self.trials, self.clusters) = (events, trials, clusters)
    (self.standardError, self.low, self.high) = (standardError, low, high)
  }

  /// Whether counts and error are those of another.
  public func tellsTheSame(as other: RateSummary) -> Bool {
    events == other.events && trials == other.trials && clusters == other.clusters
      && standardError == other.standardError
  }

  /// events / trials, and 0 without trials.
  public var rate: Double { trials == 0 ? 0 : Double(events) / Double(trials) }

  /// The variance over that of independent trials, at least 1, which it is where none can be told:
  /// all trials alike, or no error known.
  public var designEffect: Double {
    let variance = standardError * standardError
    guard events > 0, events < trials, variance.isFinite else { return 1 }
    let effect = variance * Double(trials) / (rate * (1 - rate))
    // Rounding makes no lumps.
    return effect > 1 + 1e-9 ? effect : 1
  }

  /// Whether the error of the rate says too little about it.
  ///
  /// With no error at all (every cluster alike, most often because nothing happened) or with fewer
  /// than ten events, or ten trials without one, the error is itself hardly known and the rate is
  /// far from normal; its interval was made for such rates. Events that come in lumps count as so
  /// many fewer: they are divided by the design effect. Nor does it tell of heavy events that might
  /// have been seen, where the interval does and is longer.
  public var isSparse: Bool {
    standardError == 0
      || Double(min(events, trials - events)) < RateSummary.fewEvents * designEffect
      || high - low > 2 * Self.longer * NormalDistribution.criticalValue(alpha: 0.05)
        * standardError
  }

  /// By what factor an interval is longer than the error says, that knows more than the error.
  private static let longer = 1.5

  /// Fewer events than this, or fewer trials without one, are few.
  public static let fewEvents = 10.0

  /// The rate with limits at least as far as those of a design effect that another rate of the same
  /// kind has.
  ///
  /// With few or no events a rate's own design effect is not known, and its interval takes events
  /// for single ones. The limits are Clopper and Pearson's at trials / effect, shrunk by (z / t)^2
  /// for few clusters (Korn and Graubard 1998).
  func widened(toDesignEffect effect: Double, confidence: Double) -> RateSummary {
    guard effect > designEffect * (1 + 1e-9), clusters >= 2 else { return self }
    let critical = CriticalValues(clusters: clusters, confidence: confidence)
    let ratio = critical.normal / critical.student
    let scale = min(1, ratio * ratio) / effect
    let interval = ProportionInterval.clopperPearson(
      successes: Double(events) * scale, trials: Double(trials) * scale, alpha: 1 - confidence)
    return RateSummary(
      events: events, trials: trials, clusters: clusters, standardError: standardError,
      low: min(low, interval.low), high: max(high, interval.high))
  }
}
