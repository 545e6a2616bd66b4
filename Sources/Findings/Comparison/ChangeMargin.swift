import ExperimentFiles
import Study
import TrialStatistics

/// The smallest change of a rate that matters, which differs from metric to metric.
///
/// Success and honoured aborts matter by the point. False triggers are rare: from 0.2 to 0.4% is a
/// fifth of a point, and twice as many pages lost; so they matter by their ratio. Far below their
/// limit even a multiple of them loses nobody a page: so there is a floor.
package enum ChangeMargin: Sendable, Equatable {
  /// A difference, as a proportion.
  case difference(Double)
  /// A ratio, unless the difference is below a floor, as a proportion.
  case ratio(Double, floor: Double)

  /// A quarter more false triggers.
  package static let falseTriggerRatio = 1.25
  /// The floor as a share of the limit of false triggers.
  private static let floorShare = 0.02

  /// The margin of a metric, where others have `margin`.
  ///
  /// - Parameter limit: of false triggers, as a proportion.
  init(_ metric: String, _ margin: Double, limit: Double) {
    self =
      metric == Metric.falseTrigger.name
      ? .ratio(Self.falseTriggerRatio, floor: Self.falseTriggerFloor(limit: limit))
      : .difference(margin)
  }

  /// The margin of a metric in an experiment.
  init(_ metric: String, of experiment: Experiment) {
    self.init(metric, experiment.margin, limit: experiment.limits.falseTriggers)
  }

  /// The difference of false triggers below which their ratio does not matter, as a proportion.
  package static func falseTriggerFloor(limit: Double) -> Double { floorShare * limit }

  /// What a difference says of the first of two rates.
  ///
  /// By ratio a rate is better or worse when both intervals lie beyond: that of the ratio beyond
  /// the factor, and that of the difference beyond the floor with its p-value. The rates are
  /// equivalent when either lies within.
  ///
  /// - Parameters:
  ///   - ratio: the first rate over the second; nil where neither has an event.
  ///   - p: the difference's p-value, adjusted where many are judged together.
  func verdict(
    _ change: some EstimatedDifference, ratio: RateRatio?, p: Double, higherIsBetter: Bool
  ) -> Verdict {
    func judged(by margin: Double) -> Verdict {
      Verdict(
        low: change.low, high: change.high, adjustedP: p, margin: margin,
        higherIsBetter: higherIsBetter)
    }
    switch self {
    case .difference(let margin): return judged(by: margin)
    case .ratio(let factor, let floor):
      let found = judged(by: floor)
      guard found != .equivalent, let ratio else { return found }
      if ratio.low >= 1 / factor, ratio.high <= factor { return .equivalent }
      let isBeyond = change.low > 0 ? ratio.low > factor : ratio.high < 1 / factor
      return isBeyond ? found : .undetermined
    }
  }
}

extension ChangeEstimator {
  /// The verdict on a change by its margin.
  func verdict(
    _ key: RateKey, from a: RateSummary, to b: RateSummary, _ change: RateDifference,
    by margin: ChangeMargin
  ) -> Verdict {
    if isSameThroughout(a, b) { return .equivalent }
    // The interval against the margin: a family of many rows must not hide a regression.
    return margin.verdict(
      change, ratio: ratio(key, of: b, over: a, change, by: margin), p: change.p,
      higherIsBetter: Metric.isHigherBetter(key.metric))
  }

  /// How many times as high the second rate is; nil where that does not count.
  private func ratio(
    _ key: RateKey, of b: RateSummary, over a: RateSummary, _ change: RateDifference,
    by margin: ChangeMargin
  ) -> RateRatio? {
    guard case .ratio = margin else { return nil }
    if change == .none { return .same }
    return RateRatio(
      of: b, over: a, shared: batches(key).flatMap { SharedErrors($0.b, $0.a) })
  }
}

extension RateSummary {
  /// Whether all of as many swipes came to the same on both sides, as nothing else can be when
  /// either none or every one of them was an event.
  func isSameThroughout(as other: RateSummary) -> Bool {
    trials == other.trials && trials > 0 && events == other.events
      && (events == 0 || events == trials)
  }
}

extension RateKey {
  /// Whether a change for the worse is a regression: success and honoured aborts pooled, false
  /// triggers of every kind and pooled.
  public var isDecisive: Bool {
    if metric == Metric.falseTrigger.name { return true }
    return isPooled && [Metric.success.name, Metric.abortHonoured.name].contains(metric)
  }
}
