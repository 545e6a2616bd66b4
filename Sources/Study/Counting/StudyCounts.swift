import ExperimentFiles
import SwipeSimulation
import TrialStatistics

/// The integer result of a pass: per condition and set of trials, moments over participants.
///
/// Integers add up exactly, so parts merge to the same result in any order.
public struct StudyCounts: Sendable, Equatable {
  /// In the order of `Experiment.conditions`.
  package var conditions: [ConditionCounts]

  /// The counts of nobody.
  package init(_ pass: Pass) {
    let (experiment, listeners) = (pass.experiment, pass.listeners)
    let sweeps = listeners.contains(.sweeps) ? experiment.lines : []
    let pairs: ClusterMoments.Pairs =
      !listeners.contains(.pairs) ? .none : experiment.comparesAllPairs ? .all : .withFirst
    conditions = experiment.conditions.map { condition in
      let wholePages = experiment.needsWholePages(condition)
      let contestants = experiment.contestants(in: condition).count
      if listeners.contains(.sums) {
        return ConditionCounts(
          groups: [], sweeps: [],
          sums: wholePages
            ? [] : Array(repeating: 0, count: experiment.intents.count * (contestants + 2)))
      }
      return ConditionCounts(
        groups: experiment.groups(in: condition).map {
          group in
          GroupCounts(
            contestants: contestants,
            sharesTrials: !wholePages || group.metric.trials != .begun, pairs: pairs,
            isBatched: group.isBatched, design: experiment.clusterDesign,
            chosen: GroupCounts.Chosen(
              group.intents.map { experiment.intents[$0] }, experiment.design,
              isScreened: group.metric.events != .begun))
        },
        sweeps: wholePages
          ? []
          : sweeps.map {
            SweepCounts(
              values: $0.values.count, others: experiment.otherIntents.count,
              design: experiment.clusterDesign)
          },
        travel: listeners.contains(.travel) && experiment.intents.contains(.pop)
          ? TravelCounts(contestants: contestants) : nil,
        samples: listeners.contains(.releases) && experiment.isChosenFrom && !wholePages
          ? ReleaseSamples() : nil)
    }
  }

  /// Whether no swipe was counted.
  package var isOfNobody: Bool {
    conditions.allSatisfy { condition in
      condition.groups.allSatisfy { $0.moments.allSatisfy { $0.trials == 0 } }
        && condition.sums.allSatisfy { $0 == 0 }
    }
  }

  /// Adds the participants of another part of the same experiment.
  package mutating func merge(_ other: StudyCounts) {
    for index in conditions.indices { conditions[index].merge(other.conditions[index]) }
  }
}

/// The counts of one condition.
package struct ConditionCounts: Sendable, Equatable {
  /// In the order of `TallyGroup.groups`.
  package var groups: [GroupCounts]
  /// In the order of the experiment's lines; empty on whole pages.
  package var sweeps: [SweepCounts]
  /// How far fingers went in completed pops; nil without an intent to pop, or if not counted.
  package var travel: TravelCounts?
  /// A few releases as they are; nil where no policy is chosen, or whole pages are played.
  package var samples: ReleaseSamples?
  /// Per intent: swipes, begun pops, and completed pops of each policy, all by their weights; empty
  /// where moments are counted.
  package var sums: [Int] = []

  mutating func merge(_ other: ConditionCounts) {
    for index in sums.indices { sums[index] += other.sums[index] }
    for index in groups.indices { groups[index].merge(other.groups[index]) }
    for index in sweeps.indices { sweeps[index].merge(other.sweeps[index]) }
    if let others = other.travel { travel?.merge(others) }
    if let others = other.samples { samples?.merge(others) }
  }
}

/// The counts of one sweep in one condition.
package struct SweepCounts: Sendable, Equatable {
  package var success: SweepMoments
  package var falseTrigger: SweepMoments
  /// Completions of each of `Experiment.otherIntents`; empty where they are not asked for.
  package var others: [SweepMoments]

  init(values: Int, others: Int = 0, design: ClusterDesign = .plain) {
    success = SweepMoments(values: values, design: design)
    falseTrigger = success
    self.others = Array(repeating: success, count: others)
  }

  mutating func merge(_ other: SweepCounts) {
    success.merge(other.success)
    falseTrigger.merge(other.falseTrigger)
    for place in others.indices { others[place].merge(other.others[place]) }
  }
}
