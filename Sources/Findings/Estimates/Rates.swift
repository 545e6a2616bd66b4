import ExperimentFiles
package import Study
import TrialStatistics

extension RateRow {
  /// The rates of every contestant of a condition.
  ///
  /// - Parameters:
  ///   - people: how many there are at most.
  ///   - counted: the sets of trials with their counts, in the order of the rows.
  static func rows(
    in condition: ConditionKey, of contestants: [String], people: Int,
    _ counted: [(group: TallyGroup, counts: GroupCounts)], _ critical: CriticalValueTable
  ) -> [RateRow] {
    let correlations = counted.map { $0.counts.correlation(of: contestants.count) }
    let bounds = counted.map { counted in
      counted.group.metric.name == Metric.falseTrigger.name
        ? CandidateRates.bounds(
          contestants.indices.map { counted.counts.completions(of: $0, areCancelled: false) }) : []
    }
    // One of all contestants, but where their trials differ.
    let strata = counted.map { counted in
      counted.counts.moments.indices.map { counted.counts.strata(of: $0) }
    }
    return contestants.enumerated().flatMap { contestant, name in
      counted.indices.map { place in
        let (counted, strata) = (counted[place], strata[place])
        let (moments, policy) = counted.counts.moments.place(of: contestant)
        let estimate = RateEstimate(
          moments: moments, strata: strata.count == 1 ? strata[0] : strata[contestant],
          policy: policy, critical: critical(moments), correlation: correlations[place])
        let made = counted.counts.made(by: contestant)
        // Relative to the swipes that were made.
        let share = estimate.trials == 0 ? 1 : Double(made.trials) / Double(estimate.trials)
        var row = RateRow(
          condition: condition, policy: name, metric: counted.group.metric.name,
          intent: counted.group.label, events: made.events, trials: made.trials,
          participants: min(people, estimate.clusters * moments.design.members),
          rate: estimate.rate,
          standardError: estimate.standardError, low: estimate.low, high: estimate.high,
          designEffect: estimate.designEffect * share, effectiveTrials: estimate.effectiveTrials,
          interval: estimate.method.rawValue)
        row.weighted = RateRow.Weighted(
          events: estimate.successes, trials: estimate.trials, clusters: estimate.clusters)
        row.bound = bounds[place].isEmpty ? nil : bounds[place][contestant]
        return row
      }
    }
  }

  /// The rates of swipes that were judged one by one, as a run has them.
  package static func rows(_ counts: DecisionCounts) -> [RateRow] {
    let counted = counts.counted
    return rows(
      in: counts.condition, of: counts.contestants, people: counts.people, counted,
      CriticalValueTable(counted.map(\.counts)))
  }
}

extension GroupCounts {
  /// What few events of any contestant are taken to have as the correlation between swipes of one
  /// person.
  func correlation(of contestants: Int) -> Double {
    IntervalMethod.assumed(
      shown: (0..<contestants).compactMap { contestant in
        let (moments, policy) = (light ?? moments).place(of: contestant)
        return moments.shownCorrelation(policy: policy)
      })
  }
}

/// The critical values of a study's estimates, one for each number of clusters that occurs: nearly
/// always a single one, shared by thousands of estimates.
struct CriticalValueTable {
  private var values: [Int: CriticalValues] = [:]

  init(_ counts: StudyCounts) {
    for condition in counts.conditions { add(condition.groups) }
  }

  init(_ groups: [GroupCounts]) { add(groups) }

  private mutating func add(_ groups: [GroupCounts]) {
    for moments in groups.flatMap(\.moments) where values[moments.clusters] == nil {
      values[moments.clusters] = CriticalValues(clusters: moments.clusters)
    }
  }

  /// The values for one set of moments.
  func callAsFunction(_ moments: ClusterMoments) -> CriticalValues {
    values[moments.clusters] ?? CriticalValues(clusters: moments.clusters)
  }
}
