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

  /// events / trials, and 0 without trials.
  public var rate: Double { trials == 0 ? 0 : Double(events) / Double(trials) }

  /// Whether the error of the rate says too little about it.
  ///
  /// With no error at all (every cluster alike, most often because nothing happened) or with fewer
  /// than ten events, or ten trials without one, the error is itself hardly known and the rate is
  /// far from normal; its interval was made for such rates.
  public var isSparse: Bool {
    standardError == 0 || min(events, trials - events) < RateSummary.fewEvents
  }

  /// Fewer events than this, or fewer trials without one, are few.
  public static let fewEvents = 10
}
