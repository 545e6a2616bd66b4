import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

extension Decision {
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

  /// What a heading says of the page where a report tells of the first of several: `, plain page`.
  static func page(_ index: ResultIndex) -> String {
    let contexts = contexts(index)
    return contexts.count > 1 ? ", \(contexts[0]) page" : ""
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
