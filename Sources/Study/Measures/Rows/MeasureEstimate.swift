public import TrialStatistics

/// A figure with its Monte Carlo error and how many swipes and people are behind it.
public struct MeasureEstimate: Sendable, Equatable {
  /// The figure.
  public var value: Double
  /// Its standard error; 0 for what is computed without chance, nil where none can be told.
  public var standardError: Double?
  /// The limits of its 95 % interval; nil without an error.
  public var interval: ConfidenceInterval?
  /// Swipes behind it; nil for what is no figure of swipes.
  public var swipes: Int?
  /// Clusters of people behind it; nil for what is no figure of people.
  public var clusters: Int?

  /// Describes a figure; the interval is value +- critical x error inside `range`.
  ///
  /// - Parameters:
  ///   - critical: quantile of the error's distribution, such as that of t.
  ///   - range: the values that can occur.
  public init(
    _ value: Double, standardError: Double?, critical: Double, swipes: Int?, clusters: Int?,
    within range: ClosedRange<Double> = -.infinity...(.infinity)
  ) {
    self.value = value
    self.standardError = standardError
    self.swipes = swipes
    self.clusters = clusters
    interval =
      critical.isFinite
      ? standardError.map {
        ConfidenceInterval(low: value - critical * $0, high: value + critical * $0)
          .clipped(to: range)
      } : nil
  }

  /// Takes over a rate with its own interval; with fewer than two people it has no error.
  public init(_ rate: RateEstimate) {
    value = rate.rate
    standardError = rate.standardError.isFinite ? rate.standardError : nil
    interval =
      rate.standardError.isFinite ? ConfidenceInterval(low: rate.low, high: rate.high) : nil
    swipes = rate.trials
    clusters = rate.clusters
  }

  /// A figure computed without chance.
  public init(exactly value: Double) {
    self.init(value, standardError: 0, critical: 0, swipes: nil, clusters: nil)
  }

  /// The two-sided quantile of t at 95 % for this many clusters, and of the normal distribution
  /// where their number is not known.
  static func critical(clusters: Int?) -> Double {
    guard let clusters else { return CriticalValues(clusters: 0).normal }
    return CriticalValues(clusters: clusters).student
  }
}
