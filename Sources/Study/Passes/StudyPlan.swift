package import ExperimentFiles
import SwipeSimulation

/// Every pass that an experiment asks for before anything is chosen: its own people first, of
/// systems also with pops that all start at the edge and with none, then those of each scenario.
package struct StudyPlan: Sendable {
  package let experiment: Experiment
  /// The passes: of the experiment's own people one, of each start and of each scenario one.
  package let passes: [Pass]
  /// How many of the passes are of the experiment's own people, and of starts.
  private let own, starts: Int

  /// - Parameter ownAreCounted: whether its own people are counted already and have no pass.
  package init(_ experiment: Experiment, ownAreCounted: Bool = false) {
    self.experiment = experiment
    let everybody = 0..<experiment.participants
    let own = ownAreCounted ? [] : [Pass(experiment, people: everybody, .everything)]
    let starts = experiment.systems.isEmpty ? [] : SwipeStart.allCases
    (self.own, self.starts) = (own.count, starts.count)
    passes =
      own
      + starts.map {
        Pass(experiment.starting(at: $0), people: everybody, $0 == .edge ? .edgeStarts : [])
      }
      + experiment.scenarios.map { scenario in
        var varied = experiment
        (varied.population, varied.contexts) = (scenario.population, scenario.contexts)
        return Pass(varied, people: everybody, .sweeps)
      }
  }

  /// Swipes that all passes make, with those of the people who judge what was chosen.
  package var swipes: Int {
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

  /// The counts of the experiment's own people, of each start, and of each scenario, out of those
  /// of every pass in their order.
  package func crowds(
    _ counts: [StudyCounts]
  ) -> (own: StudyCounts, starts: [StudyCounts], scenarios: [StudyCounts]) {
    (
      counts[..<own].first ?? StudyCounts(Pass(experiment)),
      Array(counts[own..<(own + starts)]), Array(counts[(own + starts)...])
    )
  }
}

/// One way through people's swipes: who swipes, and what is counted of it.
///
/// Everything that counts in a pass listens to the same swipes, each of which is made once.
package struct Pass: Sendable {
  /// What is compared, and who swipes: an experiment, perhaps on the people of a scenario.
  package let experiment: Experiment
  package let people: Range<Int>
  package let listeners: Listeners

  /// A pass over some people of an experiment, or over all of them.
  package init(
    _ experiment: Experiment, people: Range<Int>? = nil, _ listeners: Listeners = .everything
  ) {
    (self.experiment, self.listeners) = (experiment, listeners)
    self.people = people ?? 0..<experiment.participants
  }

  /// A pass over other people of the same experiment that counts the same.
  package init(_ pass: Pass, people: Range<Int>) {
    self.init(pass.experiment, people: people, pass.listeners)
  }

  package var swipes: Int {
    experiment.conditions.isEmpty ? 0 : people.count * experiment.swipesPerParticipant
  }
}

/// What is counted in a pass, as far as its experiment asks for it.
package struct Listeners: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let sweeps = Listeners(rawValue: 1)
  /// How far fingers go in completed pops.
  package static let travel = Listeners(rawValue: 4)
  /// A few releases as they are.
  package static let releases = Listeners(rawValue: 8)
  /// Of content gestures those alone that touch down at the edge.
  package static let edgeStarts = Listeners(rawValue: 16)
  /// Every pair of policies, or of systems: what it takes to compare them.
  package static let pairs = Listeners(rawValue: 32)
  /// Swipes, begun and completed pops of each intent alone, and nothing else.
  ///
  /// Many populations take little room so. Whole pages are not played.
  package static let sums = Listeners(rawValue: 64)
  package static let everything: Listeners = [.sweeps, .travel, .releases, .pairs]
}
