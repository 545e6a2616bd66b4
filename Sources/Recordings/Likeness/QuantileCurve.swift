import TrialStatistics

/// The distribution of one statistic, synthetic beside recorded, as quantiles.
public struct QuantileCurve: Sendable, Equatable {
  /// One probability with the quantiles there.
  public struct Knot: Sendable, Equatable {
    /// The probability, above 0 and below 1.
    public let probability: Double
    /// The quantile of the synthetic strokes.
    public let simulated: Double
    /// That of the recorded ones; nil where it is not known.
    public let recorded: Double?
  }

  /// Which strokes.
  public let direction: StrokeDirection
  /// Which number of theirs.
  public let statistic: StrokeStatistic
  /// Every whole percent from 1 to 99.
  public let knots: [Knot]

  /// Takes the quantiles of the recordings from the strokes where there are any, else from the
  /// summary.
  init(
    _ direction: StrokeDirection, _ statistic: StrokeStatistic, _ simulated: StrokeSample,
    _ summary: StrokeSummary, _ recorded: StrokeSample?
  ) {
    self.direction = direction
    self.statistic = statistic
    let own = simulated.distribution(of: statistic)
    let other = recorded?.distribution(of: statistic)
    let published = summary.quantiles[statistic] ?? []
    knots = (1...99).map { percent in
      let probability = Double(percent) / 100
      let known = zip(StrokeSummary.probabilities, published).first { $0.0 == probability }?.1
      return Knot(
        probability: probability, simulated: own.quantile(probability),
        recorded: other?.quantile(probability) ?? known)
    }
  }
}
