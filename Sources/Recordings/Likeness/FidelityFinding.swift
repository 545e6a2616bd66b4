import ExperimentFiles
import Study

/// One number of the synthetic people beside that of the recorded ones, and whether it is close
/// enough.
public struct FidelityFinding: Sendable, Equatable {
  /// What the finding is about.
  public enum Subject: String, Sendable, CaseIterable {
    /// Strokes towards the trailing edge.
    case right
    /// Strokes towards the leading edge.
    case left
    /// Reading scrolls.
    case scroll
  }

  /// What was measured.
  public enum Measure: String, Sendable, CaseIterable {
    /// Kolmogorov-Smirnov distance.
    case distance = "ks"
    /// The 5 % quantile, in the unit of its statistic.
    case quantile05 = "q05"
    /// The 25 % quantile, in the unit of its statistic.
    case quantile25 = "q25"
    /// The 50 % quantile, in the unit of its statistic.
    case quantile50 = "q50"
    /// The 75 % quantile, in the unit of its statistic.
    case quantile75 = "q75"
    /// The 95 % quantile, in the unit of its statistic.
    case quantile95 = "q95"
    /// Standard deviation over people of the ln of their medians.
    case personSpread = "person_spread"
    /// Intraclass correlation of a yes or no: how alike strokes of one person are.
    case personLikeness = "person_likeness"
    /// Correlation over people of the ln of their medians.
    case personCorrelation = "person_correlation"
    /// Spearman's rank correlation.
    case rankCorrelation = "rank_correlation"
    /// Share of strokes that a rule accepts.
    case acceptance
    /// How many times the share that one rule accepts is that of another.
    case acceptanceRatio = "acceptance_ratio"
    /// Share of scrolls that lean further than an angle.
    case leaning

    /// The quantiles in the order of `StrokeSummary.probabilities`.
    public static let quantiles: [Measure] = [
      .quantile05, .quantile25, .quantile50, .quantile75, .quantile95,
    ]
  }

  /// How the two numbers are compared.
  public enum Comparison: String, Sendable {
    /// The distance itself.
    case distance
    /// Simulated over recorded.
    case ratio
    /// Simulated minus recorded.
    case difference
  }

  /// What the finding is about.
  public let subject: Subject
  /// The statistic, pair of statistics, rule or angle.
  public let statistic: String
  /// What was measured.
  public let measure: Measure
  /// The number of the recordings; nil for a distance.
  public let recorded: Double?
  /// The number of the synthetic people; nil for a distance.
  public let simulated: Double?
  /// How the two are compared.
  public let comparison: Comparison
  /// The result of that comparison.
  public let value: Double
  /// The results that meet the target.
  public let target: ClosedRange<Double>

  /// Whether the target is met.
  ///
  /// Rounding of sums must not decide, hence the slack of 1e-9.
  public var isMet: Bool { value >= target.lowerBound - 1e-9 && value <= target.upperBound + 1e-9 }
}
