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

  /// What stands beside the best: the best setting where that is a policy as named, or else the
  /// best of these.
  var other: Choice? { best.candidate.isNamed ? tuned : named }

  /// The decisions of a page: for each kind of device, then for all together.
  static func all(_ index: ResultIndex, context: String) -> [Decision] {
    let experiment = index.results.experiment
    guard let choices = index.results.choices, let goal = experiment.goals.first else { return [] }
    return ChoiceScope.all(of: experiment).filter { $0.group != nil }.compactMap { scope in
      let all = choices.choices(for: goal, on: scope, context: context)
      guard let best = all.first(where: \.isBest) else { return nil }
      let named = all.filter(\.candidate.isNamed)
      return Decision(
        best: best, tuned: all.first(where: \.isBestSetting), named: named.first,
        near: named.dropFirst().first)
    }
  }

  /// The decisions of the first page, about which a report says most.
  static func first(_ index: ResultIndex) -> [Decision] {
    contexts(index).first.map { all(index, context: $0) } ?? []
  }

  /// Pages of an experiment for which there is a decision.
  static func contexts(_ index: ResultIndex) -> [String] {
    guard index.results.choices != nil else { return [] }
    return index.results.experiment.contexts.map(\.name)
  }
}
