import ExperimentFiles
import SwipeSimulation
package import TrialStatistics

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
      return ConditionCounts(
        groups: experiment.groups(in: condition).map {
          GroupCounts(
            contestants: contestants, sharesTrials: !wholePages || $0.metric.trials != .begun,
            pairs: pairs, isBatched: $0.isBatched,
            design: experiment.clusterDesign)
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
  /// How far fingers went in completed pops; nil where nobody wants one, or it is not counted.
  package var travel: TravelCounts?
  /// A few releases as they are; nil where no policy is chosen, or whole pages are played.
  package var samples: ReleaseSamples?

  mutating func merge(_ other: ConditionCounts) {
    for index in groups.indices { groups[index].merge(other.groups[index]) }
    for index in sweeps.indices { sweeps[index].merge(other.sweeps[index]) }
    if let others = other.travel { travel?.merge(others) }
    if let others = other.samples { samples?.merge(others) }
  }
}

/// The moments of one set of trials for all contestants of a condition.
package struct GroupCounts: Sendable, Equatable {
  /// One for all contestants where they have their trials in common; else one for each.
  package var moments: [ClusterMoments]
  /// The same by batches of people, for comparing runs; nil for what is not compared so.
  package var batches: BatchSums?
  /// What was made, without weights.
  package var made: MadeSwipes

  /// The counts of nobody.
  ///
  /// - Parameters:
  ///   - pairs: which contestants are to be compared.
  ///   - design: how the clusters were drawn.
  init(
    contestants: Int, sharesTrials: Bool, pairs: ClusterMoments.Pairs = .all,
    isBatched: Bool = false,
    design: ClusterDesign = .plain
  ) {
    made = MadeSwipes(contestants: contestants, unit: design.weight)
    batches = isBatched ? BatchSums(contestants: contestants, sharesTrials: sharesTrials) : nil
    moments =
      sharesTrials
      ? [ClusterMoments(policies: contestants, pairs: pairs, design: design)]
      : (0..<contestants).map { _ in ClusterMoments(policies: 1, design: design) }
  }

  /// The moments by which contestants are compared; nil where their trials differ, or none are.
  package var shared: ClusterMoments? {
    moments.count == 1 && moments[0].pairs != .none ? moments[0] : nil
  }

  /// Moments that hold a contestant's counts, and its place in them.
  package func place(of contestant: Int) -> (moments: ClusterMoments, policy: Int) {
    moments.count == 1 ? (moments[0], contestant) : (moments[contestant], 0)
  }

  mutating func merge(_ other: GroupCounts) {
    for index in moments.indices { moments[index].merge(other.moments[index]) }
    if let others = other.batches { batches?.merge(others) }
    made.merge(other.made)
  }

  /// Swipes that were made for a contestant's trials, and those of them that were events.
  package func made(by contestant: Int) -> (trials: Int, events: Int) {
    let (moments, policy) = place(of: contestant)
    return made.counts(moments.trials, moments.successes(policy), contestant)
  }
}

/// How many of a set of trials stand for themselves alone: what it takes to tell the number of
/// swipes that were made from the sum of their weights.
package struct MadeSwipes: Sendable, Equatable {
  /// Weight of every other.
  private let unit: Int
  /// Trials and events of each contestant, two numbers each; empty where all weigh the same.
  private var light: [Int]

  init(contestants: Int, unit: Int) {
    self.unit = unit
    light = Array(repeating: 0, count: unit == 1 ? 0 : 2 * contestants)
  }

  /// Adds a contestant's.
  mutating func add(trials: Int, events: Int, of contestant: Int) {
    if light.isEmpty { return }
    light[2 * contestant] += trials
    light[2 * contestant + 1] += events
  }

  mutating func exchange(with archive: inout CountArchive) { archive.exchange(&light) }

  mutating func merge(_ other: MadeSwipes) {
    for place in light.indices { light[place] += other.light[place] }
  }

  /// Numbers of swipes whose weights have these sums.
  fileprivate func counts(_ trials: Int, _ events: Int, _ contestant: Int) -> (
    trials: Int, events: Int
  ) {
    if light.isEmpty { return (trials / unit, events / unit) }
    let own = (trials: light[2 * contestant], events: light[2 * contestant + 1])
    return (
      (trials - own.trials) / unit + own.trials, (events - own.events) / unit + own.events
    )
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
