import ExperimentFiles
import Study
import SwipeSimulation
import TrialStatistics

extension StudyResults {
  /// False triggers of single intents, of the same pairs of policies and of systems.
  ///
  /// Each pair has the intent that is the worst kind of either side in the condition, which decides
  /// whether a limit is kept. Where neither side popped there is no row: 0 less 0 says nothing.
  ///
  /// The declared family of Holm's adjustment is all pairs for one intent in the experiment: of all
  /// screens, pages and recognizers, those without a row too.
  static func intentContrasts(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable,
    _ falseTriggers: FalseTriggerRates
  ) -> [ContrastRow] {
    let metric = Metric.falseTrigger
    var found: [RatedDifference<String, PairedContrast>] = []
    var rows: [(place: Int, condition: ConditionKey, a: String, b: String)] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      let (key, contestants) = (condition.key, experiment.contestants(in: condition))
      let kinds = zip(experiment.groups(in: condition), counts.groups).compactMap { group, counts in
        group.metric.name == metric.name && !group.isHeadline
          ? counts.shared.map { (intent: group.label, moments: $0, counts: counts) } : nil
      }
      let worst = worstKinds(kinds.map(\.moments), of: contestants.count)
      let pairs = ContestantPairs.some(of: contestants.count, in: condition, experiment)
      for (kind, (intent, moments, counts)) in kinds.enumerated() {
        let (values, strata) = (critical(moments), counts.strata(of: 0))
        let correlation = counts.correlation(of: contestants.count)
        let rates = falseTriggers(contestants, metric.name, intent, in: key)
        for (a, b) in pairs {
          if worst[a] == kind || worst[b] == kind {
            rows.append((found.count, key, contestants[a], contestants[b]))
          }
          let difference = PairedContrast(
            moments: moments, strata: strata, a, b, critical: values, correlation: correlation)
          found.append(
            RatedDifference(
              family: intent, difference, rates.pair(a, b),
              shared: SharedErrors(moments: moments, a, b, critical: values)))
        }
      }
    }
    let margin = ChangeMargin(metric.name, of: experiment)
    let judged = JudgedDifference.all(
      found, margin: { _ in margin }, higherIsBetter: { _ in metric.higherIsBetter })
    return rows.map {
      ContrastRow(
        condition: $0.condition, policyA: $0.a, policyB: $0.b, metric: metric.name,
        judged: judged[$0.place], intent: found[$0.place].family)
    }
  }

  /// For each contestant the place of the intent whose swipes pop most often, the first of equals;
  /// nil where none pops.
  private static func worstKinds(_ kinds: [ClusterMoments], of contestants: Int) -> [Int?] {
    (0..<contestants).map { contestant in
      var worst: (kind: Int, rate: Double)?
      for (kind, moments) in kinds.enumerated() where moments.successes(contestant) > 0 {
        let rate = Double(moments.successes(contestant)) / Double(moments.trials)
        if rate > worst?.rate ?? 0 { worst = (kind, rate) }
      }
      return worst?.kind
    }
  }
}
