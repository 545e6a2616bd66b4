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

  /// The variance over that of independent trials, at least 1.
  ///
  /// 1 where it cannot be told: all trials alike, or no error known.
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
