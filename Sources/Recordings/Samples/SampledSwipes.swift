package import ExperimentFiles
import NavigationModel
import Study
import SwipeSimulation

/// The very swipes that a run judges, each of which can be made alone.
extension Experiment {
  /// One swipe alone, however late in the experiment it comes.
  package func swipe(_ key: SwipeKey) -> RecordedSwipe {
    var swipes = SampledSwipes(self, [key.screen], [key.context], [key.intent], .byPerson)
    return swipes.make(key, weight: swipes.weight(of: key))
  }

  /// Every swipe of some screens, contexts and intents, one after the other.
  package func swipes(
    where filter: SwipeFilter = SwipeFilter(), order: SampledSwipes.Order = .byPerson
  ) -> SampledSwipes {
    SampledSwipes(
      self, screens.filter { filter.screens.allows($0.name) },
      contexts.filter { filter.contexts.allows($0.name) },
      intents.filter { filter.intents.allows($0.rawValue) }, order)
  }
}

/// Swipes of an experiment: screens first, then contexts and intents.
package struct SampledSwipes: Sequence, IteratorProtocol {
  /// The order in which swipes come beneath these.
  package enum Order: Sendable {
    /// All swipes of one person, then those of the next: the order of touch files.
    case byPerson
    /// The first swipe of everybody, then the second: neighbours are of different people.
    case bySwipe
  }

  private let experiment: Experiment
  private let order: Order
  private let pages: [(screen: Screen, context: PageContext)]
  private let entries: [IntentCatalog.Entry]
  /// Number of the page and intent, of the person, and of the swipe among the person's.
  private var (group, index, round) = (0, 0, 0)
  /// Whether anybody had a swipe of this number.
  private var isFound = false
  /// What is kept from swipe to swipe: the page and the person of the last one, and their swipes.
  private var player: (key: ConditionKey, player: SessionPlayer)?
  private var crowd: Crowd
  private var person: Participant?
  private var choice: (entry: Int, person: Int, swipes: [ChosenSwipe])?

  init(
    _ experiment: Experiment, _ screens: [Screen], _ contexts: [PageContext],
    _ intents: [Intent], _ order: Order
  ) {
    (self.experiment, self.order) = (experiment, order)
    pages = screens.flatMap { screen in contexts.map { (screen, $0) } }
    entries = intents.compactMap(IntentCatalog.entry)
    crowd = Crowd(of: experiment.population, seed: experiment.seed, design: experiment.design)
  }

  package mutating func next() -> RecordedSwipe? {
    while group < pages.count * entries.count {
      let (page, entry) = group.quotientAndRemainder(dividingBy: entries.count)
      if let swipe = nextOf(entry) {
        return make(
          SwipeKey(
            screen: pages[page].screen, context: pages[page].context,
            intent: entries[entry].intent, participant: swipe.participant, swipe: swipe.swipe),
          weight: swipe.weight)
      }
      group += 1
      (index, round, isFound) = (0, 0, false)
    }
    return nil
  }

  private mutating func nextOf(_ entry: Int) -> ChosenSwipe? {
    while true {
      while index < experiment.participants {
        let (swipes, place) = (swipes(of: index, entry), round)
        let isThere = place < swipes.count
        if order == .bySwipe {
          index += 1
        } else {
          (index, round) = isThere ? (index, round + 1) : (index + 1, 0)
        }
        if isThere {
          isFound = true
          return swipes[place]
        }
      }
      if order == .byPerson || !isFound { return nil }
      (index, round, isFound) = (0, round + 1, false)
    }
  }

  /// The swipes that are made of a person; the same on every page.
  private mutating func swipes(of index: Int, _ entry: Int) -> [ChosenSwipe] {
    if let choice, choice.entry == entry, choice.person == index { return choice.swipes }
    let swipes =
      experiment.screens.first.map { screen in
        SwipeGenerator(
          screen: screen, population: experiment.population, seed: experiment.seed,
          design: experiment.design
        ).choice(entries[entry], of: person(index), count: experiment.swipesPerIntent)
      } ?? []
    choice = (entry, index, swipes)
    return swipes
  }

  private mutating func person(_ index: Int) -> Participant {
    if let person, person.index == index { return person }
    let made = crowd.person(index)
    person = made
    return made
  }

  /// For how many swipes one stands that is named, whether or not a run makes it.
  fileprivate mutating func weight(of key: SwipeKey) -> Int {
    guard let entry = entries.firstIndex(where: { $0.intent == key.intent }) else { return 1 }
    return swipes(of: key.participant, entry).first { $0.swipe == key.swipe }?.weight ?? 1
  }

  fileprivate mutating func make(_ key: SwipeKey, weight: Int) -> RecordedSwipe {
    let page = ConditionKey(screen: key.screen.name, context: key.context.name, recognizer: "")
    if player?.key != page {
      player = (
        page,
        SessionPlayer(
          screen: key.screen, context: key.context, systems: [],
          population: experiment.population, seed: experiment.seed,
          design: experiment.design)
      )
    }
    var swipe = RecordedSwipe(
      identifier: key.identifier, participant: String(key.participant), screen: key.screen.name,
      viewWidth: player?.player.screen.viewWidth ?? key.screen.viewWidth,
      context: key.context.name, intent: key.intent.rawValue, samples: [])
    if experiment.design == .balanced { swipe.weight = weight }
    if let entry = IntentCatalog.entry(key.intent) {
      let person = person(key.participant)
      swipe.samples = player?.player.touches(entry, of: person, swipe: key.swipe) ?? []
    }
    return swipe
  }
}
