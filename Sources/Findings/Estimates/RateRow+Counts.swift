package import Study
import TrialStatistics

extension RateRow {
  /// The rates of every contestant of a condition.
  ///
  /// - Parameter counted: the sets of trials with their counts, in the order of the rows.
  static func rows(
    in condition: ConditionKey, of contestants: [String],
    _ counted: [(group: TallyGroup, counts: GroupCounts)], _ critical: CriticalValueTable
  ) -> [RateRow] {
    let correlations = counted.map { $0.counts.correlations(of: contestants.count) }
    return contestants.enumerated().flatMap { contestant, name in
      zip(counted, correlations).map { counted, correlations in
        let (moments, policy) = counted.counts.place(of: contestant)
        let estimate = RateEstimate(
          moments: moments, policy: policy, critical: critical(moments),
          correlation: correlations[contestant])
        return RateRow(
          condition: condition, policy: name, metric: counted.group.metric.name,
          intent: counted.group.label, events: estimate.successes, trials: estimate.trials,
          participants: estimate.clusters, rate: estimate.rate,
          standardError: estimate.standardError, low: estimate.low, high: estimate.high,
          designEffect: estimate.designEffect, effectiveTrials: estimate.effectiveTrials,
          interval: estimate.method.rawValue)
      }
    }
  }

  /// The rates of swipes that were judged one by one, as a run has them.
  package static func rows(_ counts: DecisionCounts) -> [RateRow] {
    let counted = counts.counted
    return rows(
      in: counts.condition, of: counts.contestants, counted,
      CriticalValueTable(counted.map(\.counts)))
  }
}
