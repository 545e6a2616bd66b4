import ExperimentFiles
import NavigationModel
import SwipeSimulation

/// What to ship on some screens: the best policy, and the best of those that the experiment names.
package struct Decision {
  package let best: Choice
  /// The best setting, and the best policy as named; nil where there are none.
  package let tuned, named: Choice?
  /// The policy that the experiment is about; nil where it is about none.
  package let subject: SubjectChoice?
  /// Every policy as named, behind the recognizer of the best, in the experiment's order.
  package let rows: [Choice]

  /// The best of the policies as named that is not the recommendation itself.
  package var other: Choice? { best.candidate.isNamed ? tuned : named }

  /// The decisions of a page: for each kind of device in order of width, then for all together.
  package static func all(_ index: ResultIndex, context: String) -> [Decision] {
    let experiment = index.results.experiment
    guard let choices = index.results.choices, let goal = experiment.goals.first else { return [] }
    return ChoiceScope.all(of: experiment).filter { $0.group != nil }.compactMap { scope in
      let all = choices.choices(for: goal, on: scope, context: context)
      guard let best = all.first(where: \.isBest) else { return nil }
      let named = all.filter(\.candidate.isNamed)
      return Decision(
        best: best, tuned: all.first(where: \.isBestSetting), named: named.first,
        subject: choices.subject(on: scope, context: context),
        rows: choices.compared(with: best))
    }.sorted { place(of: $0.best.scope) < place(of: $1.best.scope) }
  }

  /// The order of groups: by the narrowest screen; one rule for all comes last.
  package static func place(of scope: ChoiceScope) -> (Int, Double) {
    (scope.group == .everything ? 1 : 0, scope.screens.map(\.viewWidth).min() ?? 0)
  }

  /// The decisions of every page.
  package static func everywhere(_ index: ResultIndex) -> [Decision] {
    contexts(index).flatMap { all(index, context: $0) }
  }

  /// The decisions of the first page, about which a report says most.
  package static func first(_ index: ResultIndex) -> [Decision] {
    contexts(index).first.map { all(index, context: $0) } ?? []
  }

  /// Pages of an experiment for which there is a decision.
  package static func contexts(_ index: ResultIndex) -> [String] {
    guard index.results.choices != nil else { return [] }
    return index.results.experiment.contexts.map(\.name)
  }
}
