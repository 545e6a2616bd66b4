import NavigationModel
public import Study
import SwipeSimulation

/// Makes the very swipes that a run judges, each of which can be made alone.
public struct SwipeSampler: Sendable {
  private let experiment: Experiment

  /// Prepares an experiment's swipes.
  public init(_ experiment: Experiment) { self.experiment = experiment }

  /// The order in which swipes come, beneath screens, contexts and intents.
  public enum Order: Sendable {
    /// All swipes of one person, then those of the next: the order of touch files.
    case byPerson
    /// The first swipe of everybody, then the second: neighbours are of different people.
    case bySwipe
  }

  /// One swipe alone, however late in the experiment it comes.
  public func swipe(_ key: SwipeKey) -> RecordedSwipe {
    var swipes = Swipes(experiment, [key.screen], [key.context], [key.intent], .byPerson)
    return swipes.make(key)
  }

  /// Every swipe of some screens, contexts and intents, one after the other.
  public func swipes(
    where filter: SwipeFilter = SwipeFilter(), order: Order = .byPerson
  ) -> Swipes {
    Swipes(
      experiment, experiment.screens.filter { filter.screens.allows($0.name) },
      experiment.contexts.filter { filter.contexts.allows($0.name) },
      experiment.intents.filter { filter.intents.allows($0.rawValue) }, order)
  }

  /// Swipes in the order of their keys: screens first, then contexts and intents.
  public struct Swipes: Sequence, IteratorProtocol {
    private let experiment: Experiment
    private let order: Order
    private let pages: [(screen: Screen, context: PageContext)]
    private let entries: [IntentCatalog.Entry]
    private var place = 0
    /// What is kept from swipe to swipe: the page and the person of the last one.
    private var player: (key: ConditionKey, player: SessionPlayer)?
    private var person: Participant?

    init(
      _ experiment: Experiment, _ screens: [Screen], _ contexts: [PageContext],
      _ intents: [Intent], _ order: Order
    ) {
      (self.experiment, self.order) = (experiment, order)
      pages = screens.flatMap { screen in contexts.map { (screen, $0) } }
      entries = intents.compactMap(IntentCatalog.entry)
    }

    /// How many there are.
    public var underestimatedCount: Int {
      pages.count * entries.count * experiment.participants * experiment.swipesPerIntent
    }

    /// The next swipe.
    public mutating func next() -> RecordedSwipe? {
      guard self.place < underestimatedCount else { return nil }
      let (people, each) = (experiment.participants, experiment.swipesPerIntent)
      let (group, place) = self.place.quotientAndRemainder(dividingBy: people * each)
      let (page, entry) = group.quotientAndRemainder(dividingBy: entries.count)
      let (person, swipe) =
        switch order {
        case .byPerson: (place / each, place % each)
        case .bySwipe: (place % people, place / people)
        }
      self.place += 1
      return make(
        SwipeKey(
          screen: pages[page].screen, context: pages[page].context, intent: entries[entry].intent,
          participant: person, swipe: swipe))
    }

    fileprivate mutating func make(_ key: SwipeKey) -> RecordedSwipe {
      let page = ConditionKey(
        screen: key.screen.name, context: key.context.name, recognizer: "")
      if player?.key != page {
        player = (
          page,
          SessionPlayer(
            screen: key.screen, context: key.context, systems: [],
            population: experiment.population, seed: experiment.seed)
        )
      }
      if person?.index != key.participant {
        person = Participant(
          index: key.participant, seed: experiment.seed, population: experiment.population)
      }
      var swipe = RecordedSwipe(
        identifier: key.identifier, participant: String(key.participant), screen: key.screen.name,
        viewWidth: player?.player.screen.viewWidth ?? key.screen.viewWidth,
        context: key.context.name, intent: key.intent.rawValue, samples: [])
      if let entry = IntentCatalog.entry(key.intent), let person {
        swipe.samples = player?.player.touches(entry, of: person, swipe: key.swipe) ?? []
      }
      return swipe
    }
  }
}
