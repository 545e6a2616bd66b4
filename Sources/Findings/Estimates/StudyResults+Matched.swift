import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import TrialStatistics

extension StudyResults {
  /// Every policy at every budget of false triggers, in every condition.
  ///
  /// Where nobody was counted there are no rows: on whole pages no threshold is searched for.
  static func matched(_ experiment: Experiment, _ counts: StudyCounts) -> [MatchedRow] {
    let searches = experiment.thresholdSearches
    let budgets = experiment.falseTriggerBudgets
    if budgets.isEmpty { return [] }
    var rows: [MatchedRow] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions)
    where !experiment.needsWholePages(condition) {
      let groups = experiment.groups(in: condition)
      var next = 0
      for (place, policy) in experiment.policies.enumerated() {
        let row = { (budget: Double, found: Found) in
          MatchedRow(
            condition: condition.key, policy: policy.name, budget: budget, status: found.status,
            parameter: found.parameter, value: found.value, success: found.success.rate,
            successError: found.success.standardError, falseTrigger: found.falseTrigger.rate,
            falseTriggerError: found.falseTrigger.standardError)
        }
        if next < searches.count, searches[next].place == place {
          let found = Found.least(searches[next], counts.searches[next], within: budgets)
          rows += zip(budgets, found).map(row)
          next += 1
        } else if let own = Found(policy: place, in: counts, groups) {
          rows += budgets.map { row($0, own) }
        }
      }
    }
    return rows
  }

  /// A threshold and its rates.
  private struct Found {
    typealias Rate = (rate: Double, standardError: Double)
    let status: MatchedRow.Status
    let parameter: String?
    let value: Double?
    let success, falseTrigger: Rate

    /// The least threshold of a search within each budget, or else the strictest.
    static func least(
      _ search: ThresholdSearch, _ counts: SweepCounts, within budgets: [Double]
    ) -> [Found] {
      let (wanted, unwanted) = (counts.success.totals, counts.falseTrigger.totals)
      let trials = Double(counts.falseTrigger.trials)
      return budgets.compactMap { budget in
        // Ascending thresholds have ever fewer events, so the first that keeps within has most.
        let least = unwanted.firstIndex { Double($0.events) / trials <= budget }
        let place = least ?? unwanted.count - 1
        guard let success = counts.success.estimate(wanted[place]),
          let falseTrigger = counts.falseTrigger.estimate(unwanted[place])
        else { return nil }
        return Found(
          status: least == nil ? .exceeded : .met, parameter: search.parameter,
          value: search.values[place], success: success, falseTrigger: falseTrigger)
      }
    }

    private init(
      status: MatchedRow.Status, parameter: String?, value: Double?, success: Rate,
      falseTrigger: Rate
    ) {
      (self.status, self.parameter, self.value) = (status, parameter, value)
      (self.success, self.falseTrigger) = (success, falseTrigger)
    }

    /// A policy as it is; nil without swipes of both kinds.
    init?(policy: Int, in counts: ConditionCounts, _ groups: [TallyGroup]) {
      func rate(_ metric: Metric) -> Rate? {
        guard
          let place = groups.firstIndex(where: { $0.metric.name == metric.name && $0.isHeadline })
        else { return nil }
        let (moments, contestant) = counts.groups[place].place(of: policy)
        let estimate = ClusteredRate(moments: moments, policy: contestant)
        return (estimate.rate, estimate.standardErrorCR1 ?? .infinity)
      }
      guard let success = rate(.success), let falseTrigger = rate(.falseTrigger) else {
        return nil
      }
      self.init(
        status: .fixed, parameter: nil, value: nil, success: success, falseTrigger: falseTrigger)
    }
  }
}
