import ExperimentFiles
import SwipeSimulation
package import TrialStatistics

/// The moments of one set of trials for all contestants of a condition.
package struct GroupCounts: Sendable, Equatable {
  /// One for all contestants where they have their trials in common; else one for each.
  package var moments: [ClusterMoments]
  /// The same of events that count once while others count more, in the clusters and with the
  /// trials of `moments`; nil where all swipes weigh the same.
  package var light: [ClusterMoments]?
  /// The same by batches of people, for comparing runs; nil for what is not compared so.
  package var batches: BatchSums?
  /// What was made, without weights.
  package var made: MadeSwipes
  /// Whether all heavier swipes are those that the choice among rare ones has left over.
  private let isScreened: Bool

  /// Which intents of a set of trials have their swipes chosen, so that these weigh unequally.
  package enum Chosen: Sendable {
    case none, some, all

    /// - Parameter isScreened: whether they are chosen for what is counted: those that might pop.
    init(_ intents: [Intent], _ design: DrawDesign, isScreened: Bool) {
      let chosen = intents.count { IntentCatalog.entry($0)?.isChosen == true }
      self =
        design.weight == 1 || chosen == 0
        ? .none : chosen == intents.count && isScreened ? .all : .some
    }
  }

  /// The counts of nobody.
  ///
  /// - Parameters:
  ///   - pairs: which contestants are to be compared.
  ///   - design: how the clusters were drawn.
  init(
    contestants: Int, sharesTrials: Bool, pairs: ClusterMoments.Pairs = .all,
    isBatched: Bool = false, design: ClusterDesign = .plain, chosen: Chosen = .none
  ) {
    made = MadeSwipes(contestants: contestants, unit: design.weight, isWeighted: chosen != .none)
    isScreened = chosen == .all
    batches =
      isBatched
      ? BatchSums(
        contestants: contestants, sharesTrials: sharesTrials, isWeighted: chosen != .none) : nil
    func empty(_ design: ClusterDesign) -> [ClusterMoments] {
      sharesTrials
        ? [ClusterMoments(policies: contestants, pairs: pairs, design: design)]
        : (0..<contestants).map { _ in ClusterMoments(policies: 1, design: design) }
    }
    moments = empty(design)
    light = chosen == .none ? nil : empty(ClusterDesign(weight: 1, members: design.members))
  }

  /// The moments by which contestants are compared; nil where their trials differ, or none are.
  package var shared: ClusterMoments? {
    moments.count == 1 && moments[0].pairs != .none ? moments[0] : nil
  }

  /// Moments that hold a contestant's counts, and its place in them.
  package func place(of contestant: Int) -> (moments: ClusterMoments, policy: Int) {
    moments.place(of: contestant)
  }

  /// The strata of the moments that hold a contestant's counts; nil where all swipes weigh alike.
  package func strata(of contestant: Int) -> WeightStrata? {
    guard let light else { return nil }
    let members = moments.count == 1 ? 0..<moments[0].policies : contestant..<contestant + 1
    let heavy = heavy(of: contestant)
    return WeightStrata(
      light: light.place(of: contestant).moments, heavyTrials: heavy.trials,
      heavyWeight: heavy.weight, heavyEvents: members.map { made.heavy($0).events },
      isScreened: isScreened)
  }

  /// How many of the swipes that were made for a contestant's trials weigh more than once, or all
  /// where all weigh the same, and the mean weight of one.
  package func heavy(of contestant: Int) -> (trials: Int, weight: Double) {
    let all = place(of: contestant).moments
    let trials = light == nil ? made(by: contestant).trials : made.heavy(contestant).trials
    let weight = Double(all.trials - made.light(contestant).trials) / Double(max(trials, 1))
    return (trials, max(1, weight))
  }

  mutating func merge(_ other: GroupCounts) {
    for index in moments.indices { moments[index].merge(other.moments[index]) }
    if let others = other.light {
      for index in others.indices { light?[index].merge(others[index]) }
    }
    if let others = other.batches { batches?.merge(others) }
    made.merge(other.made)
  }

  /// Swipes that were made for a contestant's trials, and those of them that were events.
  package func made(by contestant: Int) -> (trials: Int, events: Int) {
    let (moments, policy) = place(of: contestant)
    return made.counts(moments.trials, moments.successes(policy), contestant)
  }
}

extension [ClusterMoments] {
  /// Moments that hold a contestant's counts, and its place in them.
  package func place(of contestant: Int) -> (moments: ClusterMoments, policy: Int) {
    count == 1 ? (self[0], contestant) : (self[contestant], 0)
  }
}

/// How many swipes of a set of trials were made: those that stand for themselves alone, and
/// heavier ones.
package struct MadeSwipes: Sendable, Equatable {
  /// Weight of every swipe, where all weigh the same.
  private let unit: Int
  /// Of each contestant: light trials and events, heavier trials and events; empty where all swipes
  /// weigh the same.
  private var numbers: [Int]

  init(contestants: Int, unit: Int, isWeighted: Bool) {
    self.unit = unit
    numbers = Array(repeating: 0, count: isWeighted ? 4 * contestants : 0)
  }

  /// Adds a contestant's.
  mutating func add(
    light: (trials: Int, events: Int), heavy: (trials: Int, events: Int), of contestant: Int
  ) {
    if numbers.isEmpty { return }
    numbers[4 * contestant] += light.trials
    numbers[4 * contestant + 1] += light.events
    numbers[4 * contestant + 2] += heavy.trials
    numbers[4 * contestant + 3] += heavy.events
  }

  mutating func exchange(with archive: inout CountArchive) {
    archive.exchange(&numbers, step: 4)
  }

  /// Whether there are no more swipes of either kind than `most`.
  func isPossible(_ most: Int) -> Bool { numbers.allSatisfy((0...most).contains) }

  mutating func merge(_ other: MadeSwipes) {
    for place in numbers.indices { numbers[place] += other.numbers[place] }
  }

  /// Those that stand for themselves alone, and the others; 0 where all weigh the same.
  fileprivate func light(_ contestant: Int) -> (trials: Int, events: Int) { pair(4 * contestant) }
  fileprivate func heavy(_ contestant: Int) -> (trials: Int, events: Int) {
    pair(4 * contestant + 2)
  }

  private func pair(_ place: Int) -> (trials: Int, events: Int) {
    numbers.isEmpty ? (0, 0) : (numbers[place], numbers[place + 1])
  }

  /// Numbers of swipes whose weights have these sums.
  fileprivate func counts(_ trials: Int, _ events: Int, _ contestant: Int) -> (
    trials: Int, events: Int
  ) {
    if numbers.isEmpty { return (trials / unit, events / unit) }
    let (light, heavy) = (light(contestant), heavy(contestant))
    return (light.trials + heavy.trials, light.events + heavy.events)
  }
}
