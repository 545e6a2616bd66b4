import ExperimentFiles
import TrialStatistics

/// The smallest change of a rate that matters, which differs from metric to metric.
///
/// Success and honoured aborts matter by the point. False triggers are rare: from 0.2 to 0.4 % is a
/// fifth of a point, and twice as many pages lost; so they matter by their ratio.
enum ChangeMargin {
  /// A difference, as a proportion.
  case difference(Double)
  /// A ratio, unless the difference is below a floor, as a proportion.
  case ratio(Double, floor: Double)

  /// The margin of a metric, where others have `margin`.
  init(_ metric: String, _ margin: Double) {
    self =
      metric == Metric.falseTrigger.name
      ? .ratio(Self.accidentRatio, floor: Self.accidentFloor) : .difference(margin)
  }

  /// A quarter more false triggers, and one more in ten thousand.
  static let (accidentRatio, accidentFloor) = (1.25, 0.0001)
}

extension ChangeEstimator {
  /// The verdict on a change by its margin.
  func verdict(
    _ key: RateKey, from a: RateSummary, to b: RateSummary, _ change: RateDifference,
    margin: Double
  ) -> Verdict {
    let higherIsBetter = Metric.isHigherBetter(key.metric)
    if isSameThroughout(a, b) { return .equivalent }
    switch ChangeMargin(key.metric, margin) {
    case .difference(let margin):
      // The interval against the margin: a family of many rows must not hide a regression.
      return Verdict(
        low: change.low, high: change.high, adjustedP: change.p, margin: margin,
        higherIsBetter: higherIsBetter)
    case .ratio(let ratio, let floor):
      if change == .none { return .equivalent }
      let batches = batches(key)
      let more = Excess(of: b, over: a, ratio, batches.map { ($0.b, $0.a) })
      let fewer = Excess(of: a, over: b, ratio, batches)
      if more.low > 0, change.low > floor { return higherIsBetter ? .better : .worse }
      if fewer.low > 0, change.high < -floor { return higherIsBetter ? .worse : .better }
      let isAlike = more.high <= 0 && fewer.high <= 0
      let isTiny = change.low >= -floor && change.high <= floor
      return isAlike || isTiny ? .equivalent : .undetermined
    }
  }
}

/// By how much one rate exceeds a multiple of another: the 95 % limits.
private struct Excess {
  let low, high: Double

  /// Paired over batches of the same people, where there are some and events are not few; else from
  /// the intervals of both rates (MOVER: Zou and Donner 2008), for which they may be few.
  init(
    of rate: RateSummary, over other: RateSummary, _ ratio: Double,
    _ batches: (ClusterSums, ClusterSums)?
  ) {
    let value = rate.rate - ratio * other.rate
    if let (own, others) = batches, own.trials.count == others.trials.count, !rate.isSparse,
      !other.isSparse, let paired = RatioContrast([(1, own), (-ratio, others)]),
      paired.clusters >= 2, paired.standardError > 0
    {
      let half = paired.halfWidth()
      (low, high) = (value - half, value + half)
      return
    }
    func distance(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
    low = value - distance(rate.rate - rate.low, ratio * (other.high - other.rate))
    high = value + distance(rate.high - rate.rate, ratio * (other.rate - other.low))
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
