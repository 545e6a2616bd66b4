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
  private let participants, swipes: Int
  private let seed: UInt64
  private let groups: [Group]

  /// Swipes that it makes.
  var swipesMade: Int { groups.count * participants * swipes }
  /// Every cell once; a cell's place is its column.
  private let cells: [ClaimCell]

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
    participants = experiment.participants
    swipes = experiment.swipesPerIntent
    seed = experiment.seed
    var (groups, cells, seen) = ([Group](), [ClaimCell](), Set<ClaimCell>())
    for cell in wanted where seen.insert(cell).inserted {
      let world = worlds[cell.world]
      guard let system = world.system(cell.system), let group = Self.group(of: cell, in: world)
      else { continue }
      let place = groups.firstIndex { $0.sharesTouches(with: group) } ?? groups.count
      if place == groups.count { groups.append(group) }
      groups[place].add(system, of: cell, in: world, column: cells.count)
      cells.append(cell)
    }
    (self.groups, self.cells) = (groups, cells)
  }

  private static func group(of cell: ClaimCell, in world: ClaimWorld) -> Group? {
    guard let context = world.page(cell.context),
      let entry = IntentCatalog.entries.first(where: { $0.intent.rawValue == cell.intent })
    else { return nil }
    var people = world.people
    if cell.fromEdge { people.edgeStartShare = 1 }
    return Group(
      screen: world.screens[cell.screen], context: context, entry: entry, people: people)
  }

  /// Plays everything.
  func run(
    workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> ClaimCounts {
    let blocks = await Runner.deal(
      participants, blockSize: 8, workers: workers, progress: progress
    ) { queue, done in
      var players = groups.map(player)
      var blocks: [ClaimBlock] = []
      while let range = queue.next() {
        blocks.append(play(range, &players))
        done.add(range.count)
      }
      return blocks
    }
    return counts(blocks.sorted { $0.first < $1.first })
  }

  private func player(of group: Group) -> SessionPlayer {
    SessionPlayer(
      screen: group.screen, context: group.context, systems: group.systems,
      population: group.people, seed: seed)
  }

  private func play(_ range: Range<Int>, _ players: inout [SessionPlayer]) -> ClaimBlock {
    var block = ClaimBlock(range, columns: cells.count)
    for (place, group) in groups.enumerated() {
      let density = players[place].screen.millimetresPerPoint
      for index in range {
        let person = Participant(index: index, seed: seed, population: group.people)
        for swipe in 0..<swipes {
          players[place].play(group.entry, of: person, swipe: swipe) { system, record in
            for entry in group.columns where entry.system == system {
              guard let amount = entry.fact.amount(of: record, millimetresPerPoint: density)
              else { continue }
              block.add(amount, column: entry.column, person: person.index)
            }
          }
        }
      }
    }
    return block
  }

  /// Puts blocks together, in the order of participants.
  private func counts(_ blocks: [ClaimBlock]) -> ClaimCounts {
    var columns: [ClaimCell: ClusterSums] = [:]
    for (place, cell) in cells.enumerated() {
      columns[cell] = ClusterSums(
        amounts: blocks.flatMap { $0.column(place).amounts },
        trials: blocks.flatMap { $0.column(place).trials })
    }
    return ClaimCounts(columns)
  }
}
