public import ExperimentFiles
import SwipeSimulation

/// Every pass that an experiment asks for before anything is chosen: its own people first; then a
/// few people with many swipes each, where its own have too few to tell people apart; then those of
/// each scenario.
public struct StudyPlan: Sendable {
  /// What is planned.
  public let experiment: Experiment
  /// The passes: of the experiment's own people one, of a few persons perhaps one, of each
  /// scenario's one.
  public let passes: [Pass]
  /// How many of the passes are of the experiment's own people.
  private let own: Int
  private let persons: Int

  /// Plans an experiment.
  ///
  /// - Parameter ownAreCounted: whether its own people are counted already and have no pass.
  public init(_ experiment: Experiment, ownAreCounted: Bool = false) {
    self.experiment = experiment
    let everybody = 0..<experiment.participants
    let own = ownAreCounted ? [] : [Pass(experiment, people: everybody, .everything)]
    let persons = experiment.persons.map {
      [Pass($0, people: 0..<$0.participants, [.sweeps, .noPages])]
    }
    self.own = own.count
    self.persons = persons?.count ?? 0
    passes =
      own + (persons ?? [])
      + experiment.scenarios.map { scenario in
        var varied = experiment
        (varied.population, varied.contexts) = (scenario.population, scenario.contexts)
        return Pass(varied, people: everybody, .sweeps)
      }
  }

  /// Swipes that all passes make, with those of the people who judge what was chosen.
  public var swipes: Int {
    passes.reduce(experiment.isChosenFrom ? Pass(experiment).swipes : 0) { $0 + $1.swipes }
  }

  /// People of all passes, with those who judge what was chosen.
  package var people: Int {
    passes.reduce(experiment.isChosenFrom ? experiment.participants : 0) { $0 + $1.people.count }
  }

  /// The passes before those of scenarios, and these.
  package var ownPasses: [Pass] { Array(passes[..<(own + persons)]) }
  package var scenarioPasses: [Pass] { Array(passes[(own + persons)...]) }

  /// The counts of the experiment's own people, of a few persons, and of each scenario.
  ///
  /// - Parameter counts: of every pass, in their order.
  package func crowds(_ counts: [StudyCounts]) -> (
    own: StudyCounts, persons: StudyCounts?, scenarios: [StudyCounts]
  ) {
    let rest = counts[own...]
    return (
      counts[..<own].first ?? StudyCounts(Pass(experiment)), persons > 0 ? rest.first : nil,
      Array(rest.dropFirst(persons))
    )
  }
}

extension Experiment {
  /// The same with few people and many swipes of each, drawn plainly: what tells how much people
  /// differ; nil where the experiment's own people do, or nothing is chosen.
  package var persons: Experiment? {
    guard design == .balanced, isChosenFrom else { return nil }
    var few = self
    (few.design, few.participants, few.swipesPerIntent) = (.plain, 200, 10)
    return few
  }
}
