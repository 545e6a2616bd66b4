import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

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
  private var crowd: Crowd
  /// Chooses whose swipes are made, on any screen: that depends on none.
  private let generator: SwipeGenerator?
  /// Per intent: the swipes of one cluster on one page by their weights, and those alone that stand
  /// for themselves while others stand for more; empty where all weigh the same.
  private var all: [FactCounts] = []
  private var light: [FactCounts] = []
  /// The wanted pops of a cluster on one page that completed under each system, and how far the
  /// fingers went in them, in units of `TravelCounts`.
  private var travel: [(pops: Int, units: Int)] = []

  init(_ pass: Pass) {
    let experiment = pass.experiment
    self.experiment = experiment
    onlyAtEdge = pass.listeners.contains(.edgeStarts)
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    crowd = Crowd(of: experiment.population, seed: experiment.seed, design: experiment.design)
    generator = experiment.screens.first.map {
      SwipeGenerator(
        screen: $0, population: experiment.population, seed: experiment.seed,
        design: experiment.design)
    }
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
    var first = range.lowerBound
    while first < range.upperBound {
      let cluster = experiment.cluster(of: first)
      let end = min((cluster + 1) * experiment.peoplePerCluster, range.upperBound)
      let members = (first..<end).map { crowd.person($0) }
      let swipes = members.map { person in
        entries.map { generator?.choice($0, of: person, count: experiment.swipesPerIntent) ?? [] }
      }
      for page in pages.indices {
        clear(page)
        for (person, own) in zip(members, swipes) { play(own, of: person, on: page) }
        flush(page, of: cluster, into: &total)
      }
      first = end
    }
  }

  /// Empties the counts for a page.
  private mutating func clear(_ page: Int) {
    let systems = pages[page].conditions.last?.systems.upperBound ?? 0
    all = entries.map { _ in FactCounts(contestants: systems) }
    light = experiment.design.weight > 1 ? all : []
    travel = Array(repeating: (0, 0), count: systems)
  }

  /// Counts everything that a person does on a page: swipes of each intent.
  private mutating func play(_ swipes: [[ChosenSwipe]], of person: Participant, on page: Int) {
    for (intent, entry) in entries.enumerated() {
      for swipe in swipes[intent] {
        let isLight = !light.isEmpty && swipe.weight == 1
        let isPlayed = pages[page].player.play(
          entry, of: person, swipe: swipe.swipe, onlyAtEdge: onlyAtEdge
        ) { system, record in
          if entry.intent == .pop, record.outcome == .popCompleted, let release = record.release {
            travel[system].pops += 1
            travel[system].units += Int(TravelCounts.units(release.displacement))
          }
          all[intent].add(record, of: system, weight: swipe.weight)
          if isLight { light[intent].add(record, of: system, weight: 1) }
        }
        guard isPlayed else { continue }
        all[intent].swipes += swipe.weight
        if isLight { light[intent].swipes += 1 }
      }
    }
  }

  /// Adds the cluster's counts to the conditions of a page.
  private func flush(_ page: Int, of cluster: Int, into total: inout StudyCounts) {
    for (condition, groups) in zip(pages[page].conditions, pages[page].groups) {
      for (contestant, system) in condition.systems.enumerated() {
        total.conditions[condition.place].travel?.add(
          pops: travel[system].pops, units: travel[system].units, of: contestant)
      }
      for (index, group) in groups.enumerated() {
        total.conditions[condition.place].groups[index].add(
          group.intents.map { all[$0] }.tally(of: group.metric, condition.systems),
          light: group.intents.map { light[$0] }.tally(of: group.metric, condition.systems),
          of: cluster)
      }
    }
  }
}
