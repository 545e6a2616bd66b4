import ExperimentFiles
import PolicyLibrary
import PopGesture
import SwipeSimulation
package import TrialStatistics

/// The integer result of a pass: per condition and set of trials, moments over participants.
///
/// Integers add up exactly, so parts merge to the same result in any order.
package struct StudyCounts: Sendable, Equatable {
  /// In the order of `Experiment.conditions`.
  package var conditions: [ConditionCounts]

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
          sums: wholePages
            ? [] : Array(repeating: 0, count: experiment.intents.count * (contestants + 2)))
      }
      return ConditionCounts(
        groups: experiment.groups(in: condition).map {
          GroupCounts(
            of: $0, experiment.intents, experiment.design, contestants: contestants,
            wholePages: wholePages, pairs: pairs, isBatched: $0.isBatched)
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

  /// Writes all counts, or puts stored ones in place of those of nobody.
  package mutating func exchange(with archive: inout CountArchive) {
    for index in conditions.indices { conditions[index].exchange(with: &archive) }
  }
}

package struct ConditionCounts: Sendable, Equatable {
  /// In the order of `TallyGroup.groups`.
  package var groups: [GroupCounts] = []
  /// In the order of the experiment's lines; empty on whole pages.
  package var sweeps: [SweepCounts] = []
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

  fileprivate mutating func exchange(with archive: inout CountArchive) {
    for index in groups.indices { groups[index].exchange(with: &archive) }
    for index in sweeps.indices { sweeps[index].exchange(with: &archive) }
    travel?.exchange(with: &archive)
    samples?.exchange(with: &archive)
    if sums.isEmpty { return }
    archive.exchange(&sums, step: 1)
    let most = archive.bounds.trials
    archive.check(sums.allSatisfy((0...most).contains))
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

  fileprivate mutating func exchange(with archive: inout CountArchive) {
    success.exchange(with: &archive)
    falseTrigger.exchange(with: &archive)
    for place in others.indices { others[place].exchange(with: &archive) }
  }
}

/// Trials and events summed over batches of participants, so that two stored runs of the same
/// people can be compared as pairs.
///
/// Cluster i, a person or a block of people, belongs to batch i mod 100. Clusters are independent,
/// so batches are; the error of a difference is estimated from how it varies between them (batch
/// means, Law, Simulation Modeling and Analysis), without storing anybody's counts.
package struct BatchSums: Sendable, Equatable {
  package static let most = 100

  private let sharesTrials: Bool
  /// Per batch; for each contestant where their trials differ.
  private var trials: [Int]
  /// Per contestant and batch.
  private var events: [Int]
  /// The same of events that count once while others count more; empty where all weigh the same.
  private var light: [Int]

  init(contestants: Int, sharesTrials: Bool, isWeighted: Bool = false) {
    self.sharesTrials = sharesTrials
    trials = Array(repeating: 0, count: (sharesTrials ? 1 : contestants) * Self.most)
    events = Array(repeating: 0, count: contestants * Self.most)
    light = isWeighted ? events : []
  }

  /// Adds a cluster whose trials all contestants have in common.
  mutating func add(_ cluster: Int, trials count: Int, events found: [Int32]) {
    let batch = cluster % Self.most
    trials[batch] += count
    for (contestant, event) in found.enumerated() where event != 0 {
      events[contestant * Self.most + batch] += Int(event)
    }
  }

  /// Adds a cluster's own trials for one contestant.
  mutating func add(_ cluster: Int, contestant: Int, trials count: Int, events found: Int) {
    let place = contestant * Self.most + cluster % Self.most
    trials[place] += count
    events[place] += found
  }

  /// Adds those of a cluster's events that count once while others count more.
  mutating func add(_ cluster: Int, contestant: Int, light found: Int) {
    if !light.isEmpty { light[contestant * Self.most + cluster % Self.most] += found }
  }

  mutating func exchange(with archive: inout CountArchive) {
    archive.exchange(&trials)
    archive.exchange(&events, step: Self.most)
    archive.exchange(&light, step: Self.most)
    let most = archive.bounds.trials
    archive.check(
      trials.allSatisfy((0...most).contains)
        && events.indices.allSatisfy { place in
          (0...trials[sharesTrials ? place % Self.most : place]).contains(events[place])
        } && zip(light, events).allSatisfy { (0...max($1, 0)).contains($0) })
  }

  mutating func merge(_ other: BatchSums) {
    for place in trials.indices { trials[place] += other.trials[place] }
    for place in events.indices { events[place] += other.events[place] }
    for place in light.indices { light[place] += other.light[place] }
  }

  /// One contestant's sums, of the first `count` batches; no light ones where all weigh the same.
  package func sums(
    of contestant: Int, batches count: Int
  ) -> (trials: [Int], events: [Int], light: [Int]) {
    let first = contestant * Self.most
    let own = sharesTrials ? 0 : first
    return (
      Array(trials[own..<own + count]), Array(events[first..<first + count]),
      light.isEmpty ? [] : Array(light[first..<first + count])
    )
  }
}

/// How far fingers went, from touch-down to lift along the pop, in the wanted pops that completed:
/// sums over clusters of people for each of what is compared.
package struct TravelCounts: Sendable, Equatable {
  /// Units of the sums in one pt, which are whole so that parts add up exactly: the half points of
  /// tablets are such, and the thirds of phones round up as often as down.
  package static let unitsPerPoint = 2.0

  /// Completed pops and the sum of their travel, of each contestant.
  package private(set) var sums: [RatioMoments]

  init(contestants: Int) { sums = Array(repeating: RatioMoments(), count: contestants) }

  /// A travel in pt in whole units; 0 for what is none, or longer than any screen.
  static func units(_ travel: Double) -> Int32 {
    let units = (travel * unitsPerPoint).rounded()
    return abs(units) < 0x1p20 ? Int32(units) : 0
  }

  mutating func add(pops: Int, units: Int, of contestant: Int) {
    sums[contestant].add(count: pops, total: units)
  }

  mutating func merge(_ other: TravelCounts) {
    for place in sums.indices { sums[place].merge(other.sums[place]) }
  }

  mutating func exchange(with archive: inout CountArchive) {
    for place in sums.indices {
      archive.exchange(&sums[place], sums[place].packed, RatioMoments.init)
    }
  }

  /// The mean travel in pt with its error, clustered by people; nil without a completed pop.
  package func mean(of contestant: Int) -> (travel: Double, standardError: Double?)? {
    let own = sums[contestant]
    return own.ratio.map {
      ($0 / Self.unitsPerPoint, own.standardError.map { $0 / Self.unitsPerPoint })
    }
  }
}

/// One release of each intent of a few people, for pictures of what a rule decides about.
package struct ReleaseSamples: Sendable, Equatable {
  /// The first so many people are shown.
  package static let people = 80

  package struct Dot: Sendable, Equatable {
    package let participant: Int
    /// Place of the intent among the experiment's.
    package let intent: Int
    /// Travel in pt, and speed in pt/s as the first policy reads it.
    package let translation, velocity: Double
  }

  /// In the order in which they were made.
  private var made: [Dot] = []

  /// The releases, by person, then by intent.
  package var dots: [Dot] {
    made.sorted { ($0.participant, $0.intent) < ($1.participant, $1.intent) }
  }

  /// Whether they are the same, whoever made them.
  package static func == (one: ReleaseSamples, other: ReleaseSamples) -> Bool {
    one.dots == other.dots
  }

  /// Adds the first release of each seated person.
  ///
  /// - Parameter owners: numbers of the people of the releases; nil for one that is not as all are.
  mutating func add(_ releases: ReleaseBatch, of owners: [Int?], intent: Int) {
    var last: Int?
    for (place, owner) in owners.enumerated() {
      guard let owner, owner != last, owner < Self.people else { continue }
      last = owner
      made.append(
        Dot(
          participant: owner, intent: intent, translation: releases[place].translation,
          velocity: releases[place].velocity))
    }
  }

  mutating func exchange(with archive: inout CountArchive) {
    var numbers = dots.flatMap { dot in
      [dot.participant, dot.intent] + [dot.translation, dot.velocity].map(Int.init(bits:))
    }
    let intents = archive.bounds.intents
    // Four numbers a release.
    archive.exchange(list: &numbers, most: 4 * Self.people * min(archive.bounds.each, 1 << 12))
    made = stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map { place in
      Dot(
        participant: numbers[place], intent: numbers[place + 1],
        translation: Double(bits: numbers[place + 2]), velocity: Double(bits: numbers[place + 3]))
    }
    archive.check(
      made.allSatisfy { dot in
        (0..<Self.people).contains(dot.participant) && (0..<intents).contains(dot.intent)
          && dot.translation.magnitude < 1e6 && dot.velocity.magnitude < 1e9
      })
  }

  mutating func merge(_ other: ReleaseSamples) { made += other.made }
}
