import ArticleClaims
import Findings
import NavigationModel
import Study
import SwipeSimulation

/// Whose swipes the figures are about, and which are not among them.
enum ScopeSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    [text(index.results.experiment)]
  }

  private static func text(_ experiment: Experiment) -> String {
    var text =
      "\(experiment.participants) synthetic people of the population"
      + " `\(experiment.population.name)` made \(experiment.ownSwipes) swipes; every"
      + " \(experiment.policies.isEmpty ? "system" : "policy") judged the same ones. Errors (±)"
      + " are Monte Carlo standard errors clustered by person: they say how well the simulation"
      + " is known, not how well it resembles your users."
    // Nobody misses strokes for a canvas where no page has one.
    let hasCanvas = experiment.contexts.contains {
      $0.mix.percent(of: Intent.stroke.rawValue) > 0
    }
    // Claims choose their swipes themselves.
    if experiment.conditions.isEmpty { return text }
    let omitted = IntentCatalog.entries.map(\.intent).filter { intent in
      intent.role == .unwanted && !experiment.intents.contains(intent)
        && (intent != .stroke || hasCanvas)
    }
    if !omitted.isEmpty {
      let names = omitted.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      text += " Not among the swipes meant for something else: \(names)."
    }
    if omitted.contains(.contentRight), !experiment.policies.isEmpty {
      text +=
        " A rightward stroke for the content (`contentRight`) is the same stroke as a pop but for"
        + " where it starts; no rule on travel and speed can tell them apart, so a page that"
        + " scrolls or turns to the right needs its"
        + " recognizers arranged, not another threshold."
    }
    return text
  }
}
