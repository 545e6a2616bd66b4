import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

/// What to ship on some screens: the best policy, and the best of those that the experiment names.
struct Decision {
  let best: Choice
  /// The best setting, and the best policy as named; nil where there are none.
  let tuned, named: Choice?
  /// The policy that the experiment is about; nil where it is about none.
  let subject: SubjectChoice?

  /// The best of the policies as named that is not the recommendation itself.
  var other: Choice? { best.candidate.isNamed ? tuned : named }

  /// What stands below the best, by what stands before it: the policy that the experiment is about
  /// with the best of the others.
  var others: [(label: Prose, choice: Choice)] {
    guard let subject else { return [] }
    let isBest = subject.own.candidate == best.candidate
    let own: (Prose, Choice)? =
      isBest ? nil : ("\(strong: "\(code: subject.own.policy.name)")", subject.own)
    let rival = subject.rival.flatMap { rival -> (Prose, Choice)? in
      rival.candidate == best.candidate
        ? nil : ("best\(isBest ? " other" : "") untuned policy", rival)
    }
    return [own, rival].compactMap { $0 }
  }

  /// The decisions of a page: for each kind of device in order of width, then for all together.
  static func all(_ index: ResultIndex, context: String) -> [Decision] {
    let experiment = index.results.experiment
    guard let choices = index.results.choices, let goal = experiment.goals.first else { return [] }
    return ChoiceScope.all(of: experiment).filter { $0.group != nil }.compactMap { scope in
      let all = choices.choices(for: goal, on: scope, context: context)
      guard let best = all.first(where: \.isBest) else { return nil }
      let named = all.filter(\.candidate.isNamed)
      return Decision(
        best: best, tuned: all.first(where: \.isBestSetting), named: named.first,
        subject: choices.subject(on: scope, context: context))
    }.sorted { place(of: $0.best.scope) < place(of: $1.best.scope) }
  }

  /// The order of groups: by the narrowest screen; one rule for all comes last.
  static func place(of scope: ChoiceScope) -> (Int, Double) {
    (scope.group == .everything ? 1 : 0, scope.screens.map(\.viewWidth).min() ?? 0)
  }

  /// The decisions of every page.
  static func everywhere(_ index: ResultIndex) -> [Decision] {
    contexts(index).flatMap { all(index, context: $0) }
  }

  /// The decisions of the first page, about which a report says most.
  static func first(_ index: ResultIndex) -> [Decision] {
    contexts(index).first.map { all(index, context: $0) } ?? []
  }

  /// What a heading says of the page where a report tells of the first of several: `, plain page`.
  static func page(_ index: ResultIndex) -> String {
    let contexts = contexts(index)
    return contexts.count > 1 ? ", \(contexts[0]) page" : ""
  }

  /// Pages of an experiment for which there is a decision.
  static func contexts(_ index: ResultIndex) -> [String] {
    guard index.results.choices != nil else { return [] }
    return index.results.experiment.contexts.map(\.name)
  }
}

/// The decision in a dozen lines of plain text, for a terminal.
enum DecisionSummary {
  /// The most lines, without the question.
  private static let most = 11

  /// A line for each group of screens and what would change it; of systems the answer.
  static func lines(_ index: ResultIndex) -> [Prose] {
    let contexts = Decision.contexts(index)
    let subjects = contexts.flatMap { context in
      Decision.all(index, context: context).compactMap {
        SubjectText($0, index)?.brief(DecisionSection.place(of: $0.best, index))
      }
    }
    let decisions = contexts.flatMap { context in
      Decision.all(index, context: context).map {
        line($0, index, contexts.count > 1 ? context : nil)
      }
    }
    let systems = SystemAnswer(index)?.summary ?? []
    if decisions.isEmpty, !index.settings.isEmpty { return [DecisionSection.noAnswer] }
    let rest =
      ChangeSection.sentences(index) + ClaimSummary.sentences(index.results.claims.articles)
    let cases = index.results.claims.cases.filter { $0.role == .shipped }
    let threads = cases.isEmpty ? [] : [CasesSection.counts(cases)]
    return Array((subjects + decisions + systems + rest + threads).prefix(most))
  }

  private static func line(
    _ decision: Decision, _ index: ResultIndex, _ context: String?
  ) -> Prose {
    let experiment = index.results.experiment
    let page = context.map { " (\($0) page)" } ?? ""
    var text: Prose = "\(DecisionText.place(decision.best.scope))\(page), recommended: "
    text += figures(decision.best, experiment)
    if let named = decision.named, !decision.best.candidate.isNamed {
      text += " Best named policy: " + figures(named, experiment)
    }
    return text
  }

  private static func figures(_ choice: Choice, _ experiment: Experiment) -> Prose {
    let name = choice.name.map { "\($0), " } ?? ""
    var text: Prose = "\(name)\(DecisionText.rule(choice, in: experiment)):"
    text += " \(percent: choice.worstSuccess.rate) complete"
    text += ", false triggers \(DecisionText.falseTriggers(choice.mostFalseTriggers))"
    if let aborts = choice.fewestAborts {
      text += ", \(percent: aborts.rate) of aborts honoured"
    }
    switch choice.status {
    case .kept: return text + "."
    case .withinNoise: return text + " (within noise of the limits)."
    case .over: return text + " (\(DecisionText.over(choice)))."
    }
  }
}
