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
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable
  ) -> [ContrastRow] {
    let conditions = experiment.conditions
    let rules = SameRules(experiment)
    var byCondition = conditions.map { _ in [ContrastRow]() }
    for metric in Metric.all where metric.isContrasted {
      var found:
        [(condition: Int, a: String, b: String, contrast: PairedContrast, signFlipP: Double?)] = []
      for (index, condition) in conditions.enumerated() {
        let names = experiment.contestants(in: condition)
        let groups = experiment.groups(in: condition)
        guard
          let place = groups.firstIndex(where: { $0.isHeadline && $0.metric.name == metric.name }),
          let moments = counts.conditions[index].groups[place].shared
        else { continue }
        let group = counts.conditions[index].groups[place]
        let values = critical(moments)
        func contrast(_ a: Int, _ b: Int) -> PairedContrast {
          let isSame = rules.isSame(a, b, in: condition) && moments.differenceSquared(a, b) == 0
          return PairedContrast(moments: moments, a, isSame ? a : b, critical: values)
        }
        let areSystems = condition.recognizer == nil
        let pairs =
          areSystems && !metric.isHeadline
          ? ContestantPairs.withFirst(of: names.count)
          : ContestantPairs.some(of: names.count, in: condition, experiment)
        found += pairs.map {
          (
            index, names[$0.a], names[$0.b],
            contrast($0.a, $0.b),
            group.signFlipP($0.a, $0.b, clusters: experiment.clusters)
          )
        }
      }
      let adjusted = holmAdjusted(found.map(\.contrast.p))
      for (row, adjustedP) in zip(found, adjusted) {
        let contrast = row.contrast
        let verdict = Verdict(
          low: contrast.low, high: contrast.high, adjustedP: adjustedP,
          margin: experiment.margin, higherIsBetter: metric.higherIsBetter)
        byCondition[row.condition].append(
          ContrastRow(
            condition: conditions[row.condition].key, policyA: row.a, policyB: row.b,
            metric: metric.name, difference: contrast.difference,
            standardError: contrast.standardError, low: contrast.low, high: contrast.high,
            p: contrast.p, adjustedP: adjustedP, verdict: verdict.rawValue,
            signFlipP: row.signFlipP))
      }
    }
    return byCondition.flatMap { $0 }
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
