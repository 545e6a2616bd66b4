import ExperimentFiles
import NavigationModel
import Study
import SwipeSimulation
import TrialStatistics

/// Plays people's swipes in the cells that claims ask for.
///
/// Cells of one screen, page and intent share their touches: each swipe is made once and judged by
/// every system that is asked for there.
struct ClaimBench: Sendable {
  private let experiment: Experiment
  private var groups: [Group] = []
  /// Every cell once; a cell's place is its column.
  private var cells: [ClaimCell] = []

  /// Swipes that it makes.
  var swipesMade: Int {
    groups.count * experiment.participants * experiment.swipesPerIntent
  }

  /// Cells that share their touches.
  private struct Group: Sendable {
    let screen: Screen
    let context: PageContext
    let entry: IntentCatalog.Entry
    let people: Population
    var systems: [System] = []
    /// The system of each name, and of each world that changes it.
    var keys: [String] = []
    /// Columns by the place of their system, with what they count.
    var columns: [(system: Int, column: Int, fact: ClaimFact)] = []

    /// The group to which a cell belongs; nil where a name does not exist.
    init?(_ cell: ClaimCell, in world: ClaimWorld) {
      guard let context = world.page(cell.page), let screen = world.screens[cell.screen],
        let entry = IntentCatalog.entry(cell.swipers.intent)
      else { return nil }
      var people = world.people
      if cell.swipers.aimAtEdge { people.edgeStartShare = 1 }
      (self.screen, self.context, self.entry, self.people) = (screen, context, entry, people)
    }

    /// Whether the touches are the same.
    func sharesTouches(with other: Group) -> Bool {
      screen == other.screen && context == other.context
        && entry.intent == other.entry.intent && people == other.people
    }

    mutating func add(_ system: System, of cell: ClaimCell, in world: ClaimWorld, column: Int) {
      let key = "\(world.changes(system: cell.system) ? cell.world : 0) \(cell.system)"
      let place = keys.firstIndex(of: key) ?? keys.count
      if place == keys.count {
        keys.append(key)
        systems.append(system)
      }
      columns.append((place, column, cell.fact))
    }
  }

  /// Prepares the cells; those with a name that does not exist are left out.
  init(_ experiment: Experiment, worlds: [ClaimWorld], cells wanted: [ClaimCell]) {
    self.experiment = experiment
    var seen: Set<ClaimCell> = []
    for cell in wanted where seen.insert(cell).inserted {
      let world = worlds[cell.world]
      guard let system = world.system(cell.system), let group = Group(cell, in: world) else {
        continue
      }
      let place = groups.firstIndex { $0.sharesTouches(with: group) } ?? groups.count
      if place == groups.count { groups.append(group) }
      groups[place].add(system, of: cell, in: world, column: cells.count)
      cells.append(cell)
    }
  }

  /// Plays everything: what every cell counted of every participant.
  func run(
    workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> [ClaimCell: ClusterSums] {
    let people = await Runner.map(
      experiment.participants, blockSize: 8, workers: workers, progress: progress,
      with: groups.map { group in
        SessionPlayer(
          screen: group.screen, context: group.context, systems: group.systems,
          population: group.people, seed: experiment.seed)
      }, play)
    let sums = cells.indices.map { place in
      ClusterSums(
        amounts: people.map { $0[place].amount }, trials: people.map { $0[place].trials })
    }
    return Dictionary(uniqueKeysWithValues: zip(cells, sums))
  }

  /// What one participant did, by column.
  private func play(
    _ index: Int, _ players: inout [SessionPlayer]
  ) -> [(amount: Double, trials: Int)] {
    var columns = Array(repeating: (amount: 0.0, trials: 0), count: cells.count)
    for (place, group) in groups.enumerated() {
      let density = players[place].screen.millimetresPerPoint
      let person = Participant(index: index, seed: experiment.seed, population: group.people)
      for swipe in 0..<experiment.swipesPerIntent {
        players[place].play(group.entry, of: person, swipe: swipe) { system, record in
          for entry in group.columns where entry.system == system {
            guard let amount = entry.fact.amount(of: record, millimetresPerPoint: density)
            else { continue }
            columns[entry.column].amount += amount
            columns[entry.column].trials += 1
          }
        }
      }
    }
    return columns
  }
}
