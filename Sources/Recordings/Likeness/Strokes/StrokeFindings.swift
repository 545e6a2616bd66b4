import ExperimentFiles
import Study
import TrialStatistics

/// The findings of one direction.
struct StrokeFindings {
  private let direction: StrokeDirection
  private let sample: StrokeSample
  private let simulated: StrokeSummary
  private let recorded: StrokeSummary
  /// The recorded strokes themselves; nil when only their summary is known.
  private let recordings: StrokeSample?

  init(
    _ direction: StrokeDirection, _ simulated: StrokeSample, _ recorded: StrokeSummary,
    _ recordings: StrokeSample?
  ) {
    self.direction = direction
    sample = simulated
    self.simulated = StrokeSummary(simulated)
    self.recorded = recorded
    self.recordings = recordings
  }

  /// Distances, quantiles, correlations, how people differ, and shares accepted by rules.
  var all: [FidelityFinding] {
    let statistics = StrokeStatistic.allCases
    return statistics.compactMap(distance) + statistics.flatMap(quantiles)
      + StrokeStatistic.personal.compactMap(spread) + StatisticPair.all.compactMap(correlation)
      + PersonFigure.allCases.compactMap(person)
      + (direction == .right ? AcceptanceRule.pops.compactMap(acceptance) : [])
  }

  private func distance(_ statistic: StrokeStatistic) -> FidelityFinding? {
    let own = sample.distribution(of: statistic)
    let knots = zip(StrokeSummary.probabilities, recorded.quantiles[statistic] ?? [])
    let distance =
      recordings.map { own.distance(to: $0.distribution(of: statistic)) }
      ?? own.distance(toQuantiles: knots.map { (probability: $0.0, value: $0.1) })
    guard distance.isFinite else { return nil }
    return FidelityFinding(
      subject: direction.subject, statistic: statistic.rawValue, measure: .distance, recorded: nil,
      simulated: nil, comparison: .distance, value: distance,
      target: FidelityTargets.distance(of: statistic))
  }

  private func quantiles(_ statistic: StrokeStatistic) -> [FidelityFinding] {
    let pairs = zip(recorded.quantiles[statistic] ?? [], simulated.quantiles[statistic] ?? [])
    let places = zip(FidelityFinding.Measure.quantiles, StrokeSummary.probabilities)
    return zip(places, pairs).compactMap { place, pair in
      finding(
        statistic.rawValue, place.0, pair.0, pair.1,
        statistic.isComparedByDifference ? .difference : .ratio,
        FidelityTargets.quantile(place.1, of: statistic))
    }
  }

  private func spread(_ statistic: StrokeStatistic) -> FidelityFinding? {
    finding(
      statistic.rawValue, .personSpread, recorded.personSpreads[statistic],
      simulated.personSpreads[statistic], .ratio, FidelityTargets.personSpread)
  }

  private func correlation(_ pair: StatisticPair) -> FidelityFinding? {
    finding(
      pair.name, .rankCorrelation, recorded.correlations[pair], simulated.correlations[pair],
      .difference, FidelityTargets.rankCorrelation)
  }

  private func person(_ figure: PersonFigure) -> FidelityFinding? {
    guard let other = recorded.people[figure] else { return nil }
    return finding(
      figure.rawValue, figure.measure, other.value, simulated.people[figure]?.value, .difference,
      FidelityTargets.interval(of: other))
  }

  private func acceptance(_ rule: AcceptanceRule) -> FidelityFinding? {
    finding(
      rule.name, .acceptance, recorded.acceptance[rule], simulated.acceptance[rule], .difference,
      FidelityTargets.acceptance)
  }

  private func finding(
    _ statistic: String, _ measure: FidelityFinding.Measure, _ recorded: Double?,
    _ simulated: Double?, _ comparison: FidelityFinding.Comparison, _ target: ClosedRange<Double>
  ) -> FidelityFinding? {
    FidelityFinding(
      direction.subject, statistic, measure, recorded: recorded, simulated: simulated, comparison,
      target)
  }
}

extension FidelityFinding {
  /// Compares two numbers; nil when either is missing.
  ///
  /// Equal numbers have the ratio 1, so that 0 beside 0 is a perfect match; anything else over 0 is
  /// infinite and meets no target.
  init?(
    _ subject: Subject, _ statistic: String, _ measure: Measure, recorded: Double?,
    simulated: Double?, _ comparison: Comparison, _ target: ClosedRange<Double>
  ) {
    guard let recorded, let simulated else { return nil }
    let ratio = recorded == simulated ? 1 : simulated / recorded
    let value = comparison == .ratio ? ratio : simulated - recorded
    guard !value.isNaN else { return nil }
    self.init(
      subject: subject, statistic: statistic, measure: measure, recorded: recorded,
      simulated: simulated, comparison: comparison, value: value, target: target)
  }
}
