import Documents
import ExperimentFiles
import Findings
import Study

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
