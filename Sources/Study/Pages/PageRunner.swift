import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TrialStatistics

/// Makes whole swipes of a range of participants, and plays them to whole pages: every condition
/// with systems, or whose page has gestures or states of its own.
///
/// One value per worker. Conditions of one screen and page share their swipes.
struct PageRunner {
  /// The conditions of one screen and page: the systems of all of them, one after the other.
  private struct Page {
    var player: SessionPlayer
    let groups: [[TallyGroup]]
    /// Places of the conditions, and of their systems among all of the page.
    let conditions: [(place: Int, systems: Range<Int>)]
  }

  private let experiment: Experiment
  private let onlyAtEdge: Bool
  private let entries: [IntentCatalog.Entry]
  private var pages: [Page] = []
  private var swipes: ClusterSwipes
  /// Of one cluster on one page: per intent, system and fact, by weights, and of those alone that
  /// stand for themselves while others stand for more.
  private var facts: [Int32] = []
  private var light: [Int32] = []
  /// The same of the swipes of each intent.
  private var trials: [(weight: Int, light: Int)] = []
  private var events: [Int32] = []
  /// The wanted pops of a cluster on one page that completed under each system, and how far the
  /// fingers went in them, in units of `TravelCounts`.
  private var travel: [(pops: Int, units: Int)] = []

  init(_ pass: Pass) {
    let experiment = pass.experiment
    self.experiment = experiment
    onlyAtEdge = pass.listeners.contains(.edgeStarts)
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    swipes = ClusterSwipes(experiment)
    if pass.listeners.contains(.sums) { return }
    let conditions = experiment.conditions
    let mine = conditions.indices.filter { experiment.needsWholePages(conditions[$0]) }
    let perPage = max(conditions.count / (experiment.screens.count * experiment.contexts.count), 1)
    for first in stride(from: 0, to: conditions.count, by: perPage) {
      let places = mine.filter { (first..<first + perPage).contains($0) }
      guard let condition = places.first.map({ conditions[$0] }) else { continue }
      var systems: [System] = []
      var ranges: [(place: Int, systems: Range<Int>)] = []
      for place in places {
        let own = experiment.systems(in: conditions[place])
        ranges.append((place, systems.count..<systems.count + own.count))
        systems += own
      }
      pages.append(
        Page(
          player: SessionPlayer(
            screen: condition.screen, context: condition.context, systems: systems,
            population: experiment.population, seed: experiment.seed,
            design: experiment.design),
          groups: places.map { experiment.groups(in: conditions[$0]) }, conditions: ranges))
    }
  }

  /// Adds the participants of a range to `total`.
  mutating func run(_ range: Range<Int>, into total: inout StudyCounts) {
    if pages.isEmpty { return }
    var swipes = swipes
    swipes.clusters(of: range) { cluster, members in
      for page in pages.indices {
        clear(page)
        for member in members { play(member, on: page) }
        flush(page, of: cluster, into: &total)
      }
    }
  }

  /// Empties the counts for a page.
  private mutating func clear(_ page: Int) {
    let systems = pages[page].conditions.last?.systems.upperBound ?? 0
    facts = Array(repeating: 0, count: entries.count * systems * SwipeFact.all.count)
    light = experiment.design.weight > 1 ? facts : []
    trials = Array(repeating: (0, 0), count: entries.count)
    travel = Array(repeating: (0, 0), count: systems)
  }

  /// Counts everything that a person does on a page.
  private mutating func play(_ member: ClusterSwipes.Member, on page: Int) {
    let systems = pages[page].conditions.last?.systems.upperBound ?? 0
    let width = SwipeFact.all.count
    for (intent, entry) in entries.enumerated() {
      for swipe in member.swipes[intent] {
        let weight = Int32(swipe.weight)
        let isLight = !light.isEmpty && weight == 1
        let isPlayed = pages[page].player.play(
          entry, of: member.person, swipe: swipe.swipe, onlyAtEdge: onlyAtEdge
        ) { system, record in
          if entry.intent == .pop, record.outcome == .popCompleted, let release = record.release {
            travel[system].pops += 1
            travel[system].units += Int(TravelCounts.units(release.displacement))
          }
          let first = (intent * systems + system) * width
          for (place, fact) in SwipeFact.all.enumerated() where fact.holds(of: record) {
            facts[first + place] += weight
            if isLight { light[first + place] += 1 }
          }
        }
        guard isPlayed else { continue }
        trials[intent].weight += swipe.weight
        if isLight { trials[intent].light += 1 }
      }
    }
  }

  /// Adds the cluster's counts to the conditions of a page.
  private mutating func flush(_ page: Int, of cluster: Int, into total: inout StudyCounts) {
    let systems = pages[page].conditions.last?.systems.upperBound ?? 0
    for (condition, groups) in zip(pages[page].conditions, pages[page].groups) {
      for (contestant, system) in condition.systems.enumerated() {
        total.conditions[condition.place].travel?.add(
          pops: travel[system].pops, units: travel[system].units, of: contestant)
      }
      for (index, group) in groups.enumerated() {
        let swipes = group.intents.reduce(0) { $0 + trials[$1].weight }
        events.removeAll(keepingCapacity: true)
        for system in condition.systems {
          events.append(count(facts, group.metric.fact, group.intents, system, of: systems))
        }
        let isOfBegun = group.metric.trials == .begun
        if isOfBegun {
          for (contestant, system) in condition.systems.enumerated() {
            let begun = count(facts, .released, group.intents, system, of: systems)
            withUnsafePointer(to: events[contestant]) {
              total.conditions[condition.place].groups[index].moments[contestant].add(
                trials: Int(begun), successes: UnsafeBufferPointer(start: $0, count: 1))
            }
            total.conditions[condition.place].groups[index].batches?.add(
              cluster, contestant: contestant, trials: Int(begun), events: events[contestant])
          }
        } else {
          events.withUnsafeBufferPointer {
            total.conditions[condition.place].groups[index].moments[0].add(
              trials: swipes, successes: $0)
          }
          total.conditions[condition.place].groups[index].batches?.add(
            cluster, trials: swipes, events: events)
        }
        if total.conditions[condition.place].groups[index].light != nil {
          noteLight(of: index, group, in: condition, cluster, systems, into: &total)
        }
      }
    }
  }

  /// Adds those of the cluster's events that stand for themselves alone, and what was made of
  /// either kind; `events` are those of all by their weights.
  private mutating func noteLight(
    of index: Int, _ group: TallyGroup, in condition: (place: Int, systems: Range<Int>),
    _ cluster: Int, _ systems: Int, into total: inout StudyCounts
  ) {
    let unit = experiment.design.weight
    let swipes = group.intents.reduce((weight: 0, light: 0)) {
      ($0.weight + trials[$1].weight, $0.light + trials[$1].light)
    }
    let isOfBegun = group.metric.trials == .begun
    for (contestant, system) in condition.systems.enumerated() {
      func sum(_ facts: [Int32], _ fact: SwipeFact) -> Int {
        Int(count(facts, fact, group.intents, system, of: systems))
      }
      let (all, own) =
        isOfBegun
        ? (sum(facts, .released), sum(light, .released)) : (swipes.weight, swipes.light)
      let found = sum(light, group.metric.fact)
      let heavier = (Int(events[contestant]) - found) / unit
      total.conditions[condition.place].groups[index].made.add(
        light: (own, found), heavy: ((all - own) / unit, heavier), of: contestant)
      total.conditions[condition.place].groups[index].batches?.add(
        cluster, contestant: contestant, light: found)
      events[contestant] = Int32(found)
      if isOfBegun {
        withUnsafePointer(to: events[contestant]) {
          total.conditions[condition.place].groups[index].light?[contestant].add(
            trials: all, successes: UnsafeBufferPointer(start: $0, count: 1))
        }
      }
    }
    if !isOfBegun {
      events.withUnsafeBufferPointer {
        total.conditions[condition.place].groups[index].light?[0].add(
          trials: swipes.weight, successes: $0)
      }
    }
  }

  private func count(
    _ facts: [Int32], _ fact: SwipeFact, _ intents: [Int], _ system: Int, of systems: Int
  ) -> Int32 {
    intents.reduce(0) { sum, intent in
      sum + facts[(intent * systems + system) * SwipeFact.all.count + fact.place]
    }
  }
}

extension Metric {
  /// What its events are.
  var fact: SwipeFact {
    switch events {
    case .completed: .completed
    case .cancelled: .cancelled
    case .begun: .begun
    case .fact(let fact): fact
    }
  }
}
