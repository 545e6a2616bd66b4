import ExperimentFiles
import SwipeSimulation

/// The swipes that are made of a cluster of people, whole ones, on any page.
struct ClusterSwipes {
  /// A person with the swipes of each intent.
  struct Member {
    let person: Participant
    /// Per intent of the experiment.
    let swipes: [[ChosenSwipe]]
  }

  private let experiment: Experiment
  private let entries: [IntentCatalog.Entry]
  private var crowd: Crowd
  private let generator: SwipeGenerator?

  init(_ experiment: Experiment) {
    self.experiment = experiment
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    crowd = Crowd(
      of: experiment.population, seed: experiment.seed, design: experiment.design)
    // Any screen: what is chosen depends on none.
    generator = experiment.screens.first.map {
      SwipeGenerator(
        screen: $0, population: experiment.population, seed: experiment.seed,
        design: experiment.design)
    }
  }

  /// The clusters of a range of people.
  mutating func clusters(
    of range: Range<Int>, _ body: (_ cluster: Int, _ members: [Member]) -> Void
  ) {
    var first = range.lowerBound
    while first < range.upperBound {
      let cluster = experiment.cluster(of: first)
      let end = min((cluster + 1) * experiment.peoplePerCluster, range.upperBound)
      body(cluster, (first..<end).map { member($0) })
      first = end
    }
  }

  private mutating func member(_ index: Int) -> Member {
    let person = crowd.person(index)
    return Member(
      person: person,
      swipes: entries.map {
        generator?.choice($0, of: person, count: experiment.swipesPerIntent) ?? []
      })
  }
}
