/// How close synthetic people must come to recorded ones: chosen before fitting, from how much two
/// halves of the recorded people differ among themselves.
public enum FidelityTargets {
  /// The largest distance of a statistic that rules read, and of the others.
  ///
  /// Two halves of the recorded people differ by .10 (median) to .20 (95 %).
  public static func distance(of statistic: StrokeStatistic) -> ClosedRange<Double> {
    statistic.isDecisive ? 0...0.06 : 0...0.10
  }

  /// The results of comparing a quantile that meet the target.
  ///
  /// Quartiles within 8 %, the outer ones within 25 %. Angles within 3 degrees, which is how far a
  /// distance of .10 lets a normal distribution of the recorded sd, 12 degrees, be shifted; the
  /// outer ones within 5.
  public static func quantile(
    _ probability: Double, of statistic: StrokeStatistic
  ) -> ClosedRange<Double> {
    let isOuter = probability < 0.2 || probability > 0.8
    if statistic.isComparedByDifference { return isOuter ? -5...5 : -3...3 }
    return isOuter ? 0.75...1.25 : 0.92...1.08
  }

  /// Spread of person medians: within 20 %.
  public static let personSpread = 0.8...1.2
  /// Rank correlations: within .15.
  public static let rankCorrelation = -0.15...0.15
  /// Shares accepted of right-going strokes: within 3 points.
  public static let acceptance = -0.03...0.03
  /// Shares of leaning scrolls: within a factor 1.5.
  public static let leaning = (1 / 1.5)...1.5

  /// Inside the recorded 95 % interval, as differences from the recorded number: shares accepted
  /// of scrolls, and how people differ.
  public static func interval(of figure: RecordedFigure) -> ClosedRange<Double> {
    (figure.low - figure.value)...(figure.high - figure.value)
  }
}
