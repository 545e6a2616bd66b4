import TrialStatistics

/// The integer result of a run: per condition and set of trials, moments over participants.
///
/// Integers add up exactly, so parts merge to the same result in any order.
public struct StudyCounts: Sendable, Equatable {
  /// In the order of `Experiment.conditions`.
  var conditions: [ConditionCounts]

  /// The result of no participants.
  init(_ experiment: Experiment) {
    let groups = TallyGroup.groups(of: experiment.intents)
    let empty = ConditionCounts(
      groups: groups.map { _ in ClusterMoments(policies: experiment.policies.count) },
      sweeps: experiment.sweeps.map { SweepCounts(values: $0.values.count) })
    conditions = experiment.conditions.map { _ in empty }
  }

  /// Adds the participants of another part of the same experiment.
  mutating func merge(_ other: StudyCounts) {
    for index in conditions.indices { conditions[index].merge(other.conditions[index]) }
  }
}

/// The counts of one condition.
struct ConditionCounts: Sendable, Equatable {
  /// In the order of `TallyGroup.groups`.
  var groups: [ClusterMoments]
  /// In the order of the experiment's sweeps.
  var sweeps: [SweepCounts]

  mutating func merge(_ other: ConditionCounts) {
    for index in groups.indices { groups[index].merge(other.groups[index]) }
    for index in sweeps.indices { sweeps[index].merge(other.sweeps[index]) }
  }
}

/// The counts of one sweep in one condition.
struct SweepCounts: Sendable, Equatable {
  var success: SweepMoments
  var falseTrigger: SweepMoments

  init(values: Int) {
    success = SweepMoments(values: values)
    falseTrigger = success
  }

  mutating func merge(_ other: SweepCounts) {
    success.merge(other.success)
    falseTrigger.merge(other.falseTrigger)
  }
}
