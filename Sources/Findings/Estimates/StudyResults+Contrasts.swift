import ExperimentFiles
import PopGesture
import Study
import TrialStatistics

extension StudyResults {
  /// Every pair of policies in every condition for every pooled metric with trials in common, on
  /// the same swipes; every pair of systems for the headline metrics, else each with the first.
  ///
  /// In a wide grid each is compared with the first alone.
  ///
  /// The declared family of Holm's adjustment is all contrasts of one metric in the experiment.
  static func contrasts(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable,
    _ falseTriggers: FalseTriggerRates
  ) -> [ContrastRow] {
    let rules = SameRules(experiment)
    var found: [RatedDifference<String, PairedContrast>] = []
    var names: [(condition: ConditionKey, a: String, b: String, intent: String)] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      let (key, contestants) = (condition.key, experiment.contestants(in: condition))
      for (group, counts) in zip(experiment.groups(in: condition), counts.groups)
      where group.isHeadline && group.metric.isContrasted {
        guard let moments = counts.shared else { continue }
        let (values, strata) = (critical(moments), counts.strata(of: 0))
        let correlation = counts.correlation(of: contestants.count)
        let rates = falseTriggers(contestants, group.metric.name, group.label, in: key)
        let pairs =
          condition.recognizer == nil && !group.metric.isHeadline
          ? ContestantPairs.withFirst(of: contestants.count)
          : ContestantPairs.some(of: contestants.count, in: condition, experiment)
        for (a, b) in pairs {
          let isSame = rules.isSame(a, b, in: condition) && moments.differenceSquared(a, b) == 0
          let difference = PairedContrast(
            moments: moments, strata: strata, a, isSame ? a : b, critical: values,
            correlation: correlation)
          found.append(
            RatedDifference(
              family: group.metric.name, difference, rates.pair(a, b), isSame: isSame,
              shared: SharedErrors(moments: moments, a, b, critical: values)))
          names.append((key, contestants[a], contestants[b], group.label))
        }
      }
    }
    let judged = JudgedDifference.all(
      found, margin: { ChangeMargin($0, of: experiment) }, higherIsBetter: Metric.isHigherBetter)
    return zip(zip(names, found), judged).map { row, judged in
      ContrastRow(
        condition: row.0.condition, policyA: row.0.a, policyB: row.0.b, metric: row.1.family,
        judged: judged, intent: row.0.intent)
    }
  }
}

extension SweepMoments {
  /// The rate at each value of the parameter and its clustered error (CR1); nil without trials.
  package var estimates: [(rate: Double, standardError: Double)?] {
    totals.map(estimate)
  }

  /// The rate with these sums of events; nil without trials.
  func estimate(_ total: SweepStep) -> (rate: Double, standardError: Double)? {
    guard let moments = moments(total) else { return nil }
    let estimate = ClusteredRate(moments: moments, policy: 0)
    return (estimate.rate, estimate.standardErrorCR1 ?? .infinity)
  }

  /// The moments of a single contestant with these sums; nil without trials.
  func moments(_ total: SweepStep) -> ClusterMoments? {
    let packed = [
      clusters, trials, total.events, trialsSquared, total.eventsTimesTrials,
      total.eventsSquared,
    ]
    return trials > 0 ? ClusterMoments(policies: 1, design: design, packed: packed) : nil
  }
}
