import Drawing
import ExperimentFiles
import Findings

/// How sure a recommendation is: how it was chosen, and what it does for the people of other apps.
///
/// Whose swipes these are follows in `ScopeSection`.
enum HowSureSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let decisions = Decision.contexts(index).flatMap { Decision.all(index, context: $0) }
    if Decision.contexts(index).isEmpty { return [] }
    let choices = decisions.map(\.best)
    let bullets = decisions.flatMap { ProspectText.sentences($0, index) }.map { "- \($0)" }
    let sampling = samplingError(choices)
    return ["## How sure", "", method(choices, index), ""] + bullets
      + (bullets.isEmpty ? [] : [""]) + [sampling].compactMap(\.self)
  }

  /// Among what the recommendation was chosen, and how.
  private static func method(_ choices: [Choice], _ index: ResultIndex) -> String {
    let experiment = index.results.experiment
    let candidates = [
      "the \(experiment.policies.count) policies",
      experiment.sweeps.isEmpty ? nil : "every swept setting",
      experiment.usualSweeps.isEmpty ? nil : "usual settings of the basic families",
    ].compactMap { $0 }
    return ProspectText.method(choices, of: candidates.listed, experiment)
  }

  /// How much of the spread between apps was sampling error; nil without any.
  private static func samplingError(_ choices: [Choice]) -> String? {
    guard let most = choices.compactMap({ $0.prospect?.samplingShare }).max() else { return nil }
    let people = FixedDecimals.grouped(Experiment.peoplePerWorld)
    return
      "Each simulated app has only \(people) people. Sampling error, up to"
      + " \(DecisionText.whole(most)) of the standard deviation of success and false triggers"
      + " between apps, is estimated from the two halves of each and taken out of these ranges and"
      + " shares."
  }
}
