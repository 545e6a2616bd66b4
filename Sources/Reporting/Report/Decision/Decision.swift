import Findings
import NavigationModel
import Study
import SwipeSimulation

/// What to ship on some screens: the best policy, and the best of those that the experiment names.
struct Decision {
  let best: Choice
  /// The best setting, and the best policy as named; nil where there are none.
  let tuned, named: Choice?
  /// A policy as named that completes more and is within noise of the limits.
  let near: Choice?

  /// The decisions of a page: for each kind of device, then for all together.
  static func all(_ index: ResultIndex, context: String) -> [Decision] {
    let experiment = index.results.experiment
    guard let choices = index.results.choices, let goal = experiment.goals.first else { return [] }
    return ChoiceScope.all(of: experiment).filter { $0.group != nil }.compactMap { scope in
      let all = choices.choices(for: goal, on: scope, context: context)
      guard let best = all.first(where: \.isBest) else { return nil }
      let named = all.filter(\.candidate.isNamed)
      return Decision(
        best: best, tuned: all.tuned, named: named.first, near: named.dropFirst().first)
    }
  }

  /// Pages of an experiment for which there is a decision.
  static func contexts(_ index: ResultIndex) -> [String] {
    guard index.results.choices != nil else { return [] }
    return index.results.experiment.contexts.map(\.name)
  }
}

extension [Choice] {
  /// The best setting of those for one goal and place: the best of all, or else the one that the
  /// chooser would take of the settings, which keeps to the limits and succeeds most.
  var tuned: Choice? {
    let settings = filter { !$0.candidate.isNamed }
    return settings.first(where: \.isBest)
      ?? settings.min {
        ($0.status, -$0.worstTrainingSuccess) < ($1.status, -$1.worstTrainingSuccess)
      }
  }
}
