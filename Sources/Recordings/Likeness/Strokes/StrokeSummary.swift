import TrialStatistics

/// What is known of the strokes of one direction: computed from strokes, or published.
public struct StrokeSummary: Sendable, Equatable {
  /// The probabilities of the quantiles that are compared.
  public static let probabilities = [0.05, 0.25, 0.5, 0.75, 0.95]

  /// The quantiles of each statistic at those probabilities.
  public var quantiles: [StrokeStatistic: [Double]]
  /// The standard deviation over people of the ln of their medians.
  public var personSpreads: [StrokeStatistic: Double]
  /// Spearman's rank correlations.
  public var correlations: [StatisticPair: Double]
  /// The share of strokes that a rule accepts.
  public var acceptance: [AcceptanceRule: Double]
  /// How people differ, with intervals over people.
  public var people: [PersonFigure: RecordedFigure]

  /// Creates a summary that was published.
  public init(
    quantiles: [StrokeStatistic: [Double]], personSpreads: [StrokeStatistic: Double],
    correlations: [StatisticPair: Double], acceptance: [AcceptanceRule: Double],
    people: [PersonFigure: RecordedFigure]
  ) {
    self.quantiles = quantiles
    self.personSpreads = personSpreads
    self.correlations = correlations
    self.acceptance = acceptance
    self.people = people
  }

  /// Computes the summary of strokes, people weighted equally.
  public init(_ sample: StrokeSample) {
    quantiles = Self.table(StrokeStatistic.allCases) { statistic in
      let distribution = sample.distribution(of: statistic)
      return Self.probabilities.map(distribution.quantile)
    }
    personSpreads = Self.table(StrokeStatistic.personal) { Self.personSpread($0, in: sample) }
    correlations = Self.table(StatisticPair.all) { pair in
      RankCorrelation.spearman(
        sample.strokes.map(pair.first.value), sample.strokes.map(pair.second.value),
        weights: sample.weights)
    }
    acceptance = Self.table(AcceptanceRule.pops) { sample.share(accepting: $0.accepts) }
    people = Self.table(PersonFigure.allCases) { $0.figure(of: sample) }.compactMapValues { $0 }
  }

  private static func table<Key: Hashable, Value>(
    _ keys: [Key], _ value: (Key) -> Value
  ) -> [Key: Value] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value($0)) })
  }

  /// The standard deviation (denominator n - 1) of ln of the people's medians; people whose median
  /// is not above 0 are left out, and nan stands for fewer than two.
  private static func personSpread(
    _ statistic: StrokeStatistic, in sample: StrokeSample
  ) -> Double {
    let logarithms = sample.people.compactMap { person -> Double? in
      let median = StrokeFeatures.median(sample.strokes[person].map(statistic.value))
      return median > 0 ? PortableMath.logarithm(median) : nil
    }
    guard logarithms.count >= 2 else { return .nan }
    let count = Double(logarithms.count)
    let mean = logarithms.reduce(0, +) / count
    let squares = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / (count - 1)).squareRoot()
  }
}
