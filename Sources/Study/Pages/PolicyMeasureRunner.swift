import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Makes whole swipes of a range of participants and measures what policies behind recognizers ask
/// of them, in every condition that `BlockRunner` counts; `PageRunner` measures the others.
///
/// One value per worker. Conditions of one screen and page share their swipes, policies of one
/// reading the following of a touch.
struct PolicyMeasureRunner {
  /// A condition, with the policies of each reading and their places.
  private struct Measured {
    let place: Int
    var tally: MeasureTally?
    var sessions: [(session: PolicySession, policies: [Int])]
  }

  /// The conditions of one screen and page.
  private struct Page {
    var player: SessionPlayer
    var conditions: [Measured]
  }

  private let experiment: Experiment
  private let entries: [IntentCatalog.Entry]
  private var pages: [Page] = []
  private var records: [SwipeRecord] = []
  private var swipes: ClusterSwipes

  init(_ pass: Pass) {
    let experiment = pass.experiment
    self.experiment = experiment
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    swipes = ClusterSwipes(experiment)
    guard pass.listeners.contains(.measures) else { return }
    let conditions = experiment.conditions
    let perPage = max(conditions.count / (experiment.screens.count * experiment.contexts.count), 1)
    let readers = Readers.all(in: pass).filter { !$0.judges.isEmpty }
    for first in stride(from: 0, to: conditions.count, by: perPage) {
      let places = (first..<first + perPage).filter {
        experiment.isMeasured(conditions[$0]) && !experiment.needsWholePages(conditions[$0])
      }
      guard let condition = places.first.map({ conditions[$0] }) else { continue }
      let player = SessionPlayer(
        screen: condition.screen, context: condition.context, systems: [],
        population: experiment.population, seed: experiment.seed,
        design: experiment.design)
      let measured = places.compactMap { place in
        conditions[place].recognizer.map { preset in
          Measured(
            place: place,
            tally: MeasureTally(
              context: condition.context, contestants: experiment.policies.count),
            sessions: readers.map {
              Self.session(preset.recognizer, $0, of: experiment.policies, on: player.screen)
            })
        }
      }
      pages.append(Page(player: player, conditions: measured))
    }
  }

  private static func session(
    _ recognizer: Recognizer, _ readers: Readers, of policies: [NamedPolicy], on screen: Screen
  ) -> (session: PolicySession, policies: [Int]) {
    let places = readers.judges.map(\.policy)
    let session = PolicySession(
      recognizer, places.map { policies[$0] }, reading: readers.reading,
      viewWidth: screen.viewWidth, viewHeight: screen.height,
      millimetresPerPoint: screen.millimetresPerPoint)
    return (session, places)
  }

  /// Adds the participants of a range to `total`.
  mutating func run(_ range: Range<Int>, into total: inout StudyCounts) {
    if pages.isEmpty { return }
    var swipes = swipes
    swipes.clusters(of: range) { cluster, members in
      for page in pages.indices {
        for member in members { play(member, on: page) }
        for condition in pages[page].conditions.indices {
          let place = pages[page].conditions[condition].place
          total.conditions[place].add(&pages[page].conditions[condition].tally, of: cluster)
        }
      }
    }
  }

  /// Measures everything that a person does on a page.
  private mutating func play(_ member: ClusterSwipes.Member, on page: Int) {
    let density = pages[page].player.screen.millimetresPerPoint
    for (intent, entry) in entries.enumerated() {
      let notesArming = MeasureTally.isMeasured(entry.intent)
      for swipe in member.swipes[intent] {
        let samples = pages[page].player.touches(entry, of: member.person, swipe: swipe.swipe)
        for condition in pages[page].conditions.indices {
          for reading in pages[page].conditions[condition].sessions.indices {
            pages[page].conditions[condition].sessions[reading].session.play(
              samples, notesArming: notesArming, into: &records)
            let places = pages[page].conditions[condition].sessions[reading].policies
            for (record, policy) in zip(records, places) {
              pages[page].conditions[condition].tally?.add(
                record, contestant: policy, intent: entry.intent, weight: swipe.weight,
                millimetresPerPoint: density)
            }
          }
        }
      }
    }
  }
}
