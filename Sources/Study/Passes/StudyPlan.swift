public import ExperimentFiles
import SwipeSimulation

/// Every pass that an experiment asks for before anything is chosen: its own people first, of
/// systems also with pops that all start at the edge and with none, then those of each scenario.
public struct StudyPlan: Sendable {
  /// What is planned.
  public let experiment: Experiment
  /// The passes: of the experiment's own people one, of each start and of each scenario one.
  public let passes: [Pass]
  /// How many of the passes are of the experiment's own people, and of starts.
  private let own, starts: Int

  /// Plans an experiment.
  ///
  /// - Parameter ownAreCounted: whether its own people are counted already and have no pass.
  public init(_ experiment: Experiment, ownAreCounted: Bool = false) {
    self.experiment = experiment
    let everybody = 0..<experiment.participants
    let own = ownAreCounted ? [] : [Pass(experiment, people: everybody, .everything)]
    let starts = experiment.systems.isEmpty ? [] : SwipeStart.allCases
    (self.own, self.starts) = (own.count, starts.count)
    passes =
      own
      + starts.map {
        Pass(
          experiment.starting(at: $0), people: everybody, $0 == .edge ? .edgeStarts : [])
      }
      + experiment.scenarios.map { scenario in
        var varied = experiment
        (varied.population, varied.contexts) = (scenario.population, scenario.contexts)
        return Pass(varied, people: everybody, .sweeps)
      }
  }

  /// Swipes that all passes make, with those of the people who judge what was chosen.
  public var swipes: Int {
    passes.reduce(experiment.isChosenFrom ? Pass(experiment).swipes : 0) { $0 + $1.swipes }
      + peopleInWorlds * experiment.swipesPerParticipant
  }

  /// People of all passes, with those who judge what was chosen.
  package var people: Int {
    passes.reduce(experiment.isChosenFrom ? experiment.participants : 0) { $0 + $1.people.count }
      + peopleInWorlds
  }

  private var peopleInWorlds: Int {
    experiment.worlds == 0
      ? 0 : (experiment.worlds + experiment.judgingWorlds) * Experiment.peoplePerWorld
  }

  /// The passes before those of scenarios, and these.
  package var ownPasses: [Pass] { Array(passes[..<(own + starts)]) }
  package var scenarioPasses: [Pass] { Array(passes[(own + starts)...]) }

  /// The counts of the experiment's own people, of each start, and of each scenario.
  ///
  /// - Parameter counts: of every pass, in their order.
  package func crowds(
    _ counts: [StudyCounts]
  ) -> (own: StudyCounts, starts: [StudyCounts], scenarios: [StudyCounts]) {
    (
      counts[..<own].first ?? StudyCounts(Pass(experiment)),
      Array(counts[own..<(own + starts)]), Array(counts[(own + starts)...])
    )
  }
}
