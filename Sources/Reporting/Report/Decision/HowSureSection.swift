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
    let sampling = samplingError(choices, index.results.experiment)
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

  /// How much of the spread between apps is sampling error; nil without any.
  private static func samplingError(_ choices: [Choice], _ experiment: Experiment) -> String? {
    // A world has fewer people than the fresh ones, whose errors are known.
    let people = Double(experiment.participants) / Double(Experiment.peoplePerWorld)
    let shares = choices.flatMap { choice -> [Double] in
      guard let prospect = choice.prospect else { return [] }
      let rates = [
        (choice.worstSuccess.standardError, prospect.success.deviation),
        (choice.mostFalseTriggers?.rate.standardError ?? 0, prospect.falseTriggers.deviation),
      ]
      return rates.filter { $0.1 > 0 }.map { $0.0 * people.squareRoot() / $0.1 }
    }
    guard let most = shares.max(), most.isFinite else { return nil }
    return
      "Each simulated app has only \(Experiment.peoplePerWorld) people: sampling error is up to"
      + " \(DecisionText.whole(most)) of the standard deviation between apps"
      + (most <= 0.25 ? "." : ", so the true ranges are narrower.")
  }
}
