import PopGesture
import TrialStatistics

extension StudyResults {
  /// Every pair of policies in every condition for every pooled metric, on the same swipes.
  ///
  /// The declared family of Holm's adjustment is all contrasts of one metric in the experiment.
  static func contrasts(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable
  ) -> [ContrastRow] {
    let groups = TallyGroup.groups(of: experiment.intents)
    let conditions = experiment.conditions
    let names = experiment.policies.map(\.name)
    let pairs = names.indices.flatMap { a in (a + 1..<names.count).map { (a, $0) } }
    var byCondition = conditions.map { _ in [ContrastRow]() }
    for (place, group) in groups.enumerated() where group.isHeadline {
      let contrasts = counts.conditions.map { condition in
        let moments = condition.groups[place]
        let values = critical(moments)
        return pairs.map { PairedContrast(moments: moments, $0.0, $0.1, critical: values) }
      }
      let adjusted = holmAdjusted(contrasts.flatMap { $0.map(\.p) })
      for (index, condition) in conditions.enumerated() {
        for (pair, contrast) in contrasts[index].enumerated() {
          let adjustedP = adjusted[index * pairs.count + pair]
          let verdict = Verdict(
            low: contrast.low, high: contrast.high, adjustedP: adjustedP,
            margin: experiment.margin, higherIsBetter: group.metric.higherIsBetter)
          byCondition[index].append(
            ContrastRow(
              condition: condition.key,
              policyA: names[pairs[pair].0], policyB: names[pairs[pair].1],
              metric: group.metric.name, difference: contrast.difference,
              standardError: contrast.standardError, low: contrast.low, high: contrast.high,
              p: contrast.p, adjustedP: adjustedP, verdict: verdict.rawValue))
        }
      }
    }
    return byCondition.flatMap { $0 }
  }
}

extension SweepMoments {
  /// The rate at each value of the parameter and its clustered error (CR1); nil without trials.
  var estimates: [(rate: Double, standardError: Double)?] {
    totals.map { total in
      let packed = [
        clusters, trials, total.events, trialsSquared, total.events * trialsEach,
        total.eventsSquared,
      ]
      guard trials > 0, let moments = ClusterMoments(policies: 1, packed: packed) else {
        return nil
      }
      let estimate = ClusteredRate(moments: moments, policy: 0)
      return (estimate.rate, estimate.standardErrorCR1 ?? .infinity)
    }
  }
}
