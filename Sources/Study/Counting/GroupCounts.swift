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
  package var made: MadeSwipes
  /// Whether all heavier swipes are those that the choice among rare ones has left over.
  private let isScreened: Bool

  /// The counts of nobody for a set of trials over some of the intents.
  ///
  /// - Parameters:
  ///   - pairs: which contestants are to be compared.
  ///   - isBatched: whether clusters are also counted by batches.
  init(
    of group: TallyGroup, _ intents: [Intent], _ draws: DrawDesign, contestants: Int,
    wholePages: Bool, pairs: ClusterMoments.Pairs = .all, isBatched: Bool = false
  ) {
    let sharesTrials = !wholePages || group.metric.trials != .begun
    let chosen = group.intents.count { IntentCatalog.entry(intents[$0])?.isChosen == true }
    let isWeighted = draws.weight > 1 && chosen > 0
    // Swipes are chosen by whether they might begin a pop.
    isScreened = isWeighted && chosen == group.intents.count && group.metric.events != .begun
    made = MadeSwipes(contestants: contestants, unit: draws.weight, isWeighted: isWeighted)
    batches =
      isBatched
      ? BatchSums(contestants: contestants, sharesTrials: sharesTrials, isWeighted: isWeighted)
      : nil
    func empty(_ design: ClusterDesign) -> [ClusterMoments] {
      sharesTrials
        ? [ClusterMoments(policies: contestants, pairs: pairs, design: design)]
        : (0..<contestants).map { _ in ClusterMoments(policies: 1, design: design) }
    }
    moments = empty(draws.clusters)
    light = isWeighted ? empty(ClusterDesign(weight: 1, members: draws.clusters.members)) : nil
  }

  /// Of each contestant, a cluster's trials and those of them that were events.
  typealias ClusterTally = (trials: [Int], events: [Int])

  /// Adds a cluster.
  ///
  /// - Parameters:
  ///   - all: its swipes by their weights.
  ///   - own: those alone that stand for themselves while others stand for more; not read where all
  ///     weigh the same.
  ///   - cluster: its number, where clusters are counted by batches.
  mutating func add(
    _ all: ClusterTally, light own: @autoclosure () -> ClusterTally, of cluster: Int = 0
  ) {
    let own: ClusterTally = light == nil ? ([], []) : own()
    if moments.count == 1 {
      // A recognizer alone decides what begins, so that it is the same for every policy.
      let trials = all.trials.max() ?? 0
      moments[0].add(trials: trials, successes: all.events)
      light?[0].add(trials: trials, successes: own.events)
      batches?.add(cluster, trials: trials, events: all.events.map { Int32($0) })
    } else {
      for (place, (trials, events)) in zip(all.trials, all.events).enumerated() {
        moments[place].add(trials: trials, successes: [events])
        light?[place].add(trials: trials, successes: [own.events[place]])
        batches?.add(cluster, contestant: place, trials: trials, events: events)
      }
    }
    for (place, light) in zip(own.trials, own.events).enumerated() {
      made.add(
        light: light,
        heavy: (
          (all.trials[place] - light.0) / made.unit, (all.events[place] - light.1) / made.unit
        ), of: place)
      batches?.add(cluster, contestant: place, light: light.1)
    }
  }

  /// The moments by which contestants are compared; nil where their trials differ, or none are.
  package var shared: ClusterMoments? {
    moments.count == 1 && moments[0].pairs != .none ? moments[0] : nil
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
    let all = moments.place(of: contestant).moments
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

  mutating func exchange(with archive: inout CountArchive) {
    let most = archive.bounds.trials
    for index in moments.indices {
      let empty = moments[index]
      archive.exchange(&moments[index], empty.packed, step: 1) {
        ClusterMoments(
          policies: empty.policies, pairs: empty.pairs, design: empty.design, packed: $0)
      }
    }
    for index in light?.indices ?? 0..<0 { exchangeLight(index, with: &archive) }
    batches?.exchange(with: &archive)
    made.exchange(with: &archive)
    archive.check(
      moments.allSatisfy { $0.trials <= most } && made.isPossible(most)
        && (0..<(moments.first?.policies ?? 0) * moments.count).allSatisfy { contestant in
          let made = made(by: contestant)
          return 0 <= made.events && made.events <= made.trials
        })
  }

  /// What light events have less than all: mostly nothing, for heavier ones are few.
  private mutating func exchangeLight(_ index: Int, with archive: inout CountArchive) {
    guard let empty = light?[index] else { return }
    let all = moments[index].packed
    var own = empty
    archive.exchange(&own, zip(all, empty.packed).map { $0 &- $1 }, step: 1) { less in
      ClusterMoments(
        policies: empty.policies, pairs: empty.pairs, design: empty.design,
        packed: zip(all, less).map { $0 &- $1 })
    }
    light?[index] = own
    archive.check(zip(all, own.packed).allSatisfy { 0 <= $1 && $1 <= $0 })
  }

  /// Swipes that were made for a contestant's trials, and those of them that were events.
  package func made(by contestant: Int) -> (trials: Int, events: Int) {
    let (moments, policy) = moments.place(of: contestant)
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
  fileprivate let unit: Int
  /// Of each contestant: light trials and events, heavier trials and events; empty where all swipes
  /// weigh the same.
  private var numbers: [Int]

  init(contestants: Int, unit: Int, isWeighted: Bool) {
    self.unit = unit
    numbers = Array(repeating: 0, count: isWeighted ? 4 * contestants : 0)
  }

  mutating func add(
    light: (trials: Int, events: Int), heavy: (trials: Int, events: Int), of contestant: Int
  ) {
    if numbers.isEmpty { return }
    numbers[4 * contestant] += light.trials
    numbers[4 * contestant + 1] += light.events
    numbers[4 * contestant + 2] += heavy.trials
    numbers[4 * contestant + 3] += heavy.events
  }

  mutating func exchange(with archive: inout CountArchive) { archive.exchange(&numbers, step: 4) }

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
