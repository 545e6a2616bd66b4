import ArticleClaims
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import SwipeSimulation

/// Whose swipes the figures are about, and which are not among them.
enum ScopeSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    missing(index.results) + [text(index.results.experiment)]
  }

  /// That a merged run is not whole.
  private static func missing(_ results: StudyResults) -> [String] {
    if results.missingShards.isEmpty { return [] }
    return [
      "**Not whole.** Of \(results.shards) shards of the run these are missing:"
        + " \(PartFolder.expression(results.missingShards, most: 20)). Figures are of the others'"
        + " people.",
      "",
    ]
  }

  /// What balanced draws are.
  private static func design(_ experiment: Experiment) -> String {
    guard experiment.design == .balanced, !experiment.conditions.isEmpty else { return "" }
    let chosen = experiment.intents.compactMap(IntentCatalog.entry).filter(\.isChosen)
    let names = chosen.map { "`\($0.intent.rawValue)`" }.joined(separator: ", ")
    return " Sampling is stratified: people are drawn in balanced blocks"
      + (chosen.isEmpty
        ? ""
        : "; every swipe of \(names) that might pop is simulated, and one of the others stands"
          + " for the rest with a weight")
      + ". Independent sampling would give the same expected rates with larger errors."
  }

  private static func swipes(_ experiment: Experiment) -> String {
    if experiment.design == .plain {
      return "\(FixedDecimals.grouped(experiment.ownSwipes)) swipes"
    }
    let each = experiment.swipesPerIntent
    return each == 1
      ? "one swipe of each kind on every screen and page"
      : "\(each) swipes of each kind on every screen and page"
  }

  private static func cluster(_ experiment: Experiment) -> String {
    experiment.design == .balanced ? "block of \(DrawDesign.people) people" : "person"
  }

  private static func text(_ experiment: Experiment) -> String {
    var text =
      "\(FixedDecimals.grouped(experiment.participants)) synthetic people of the population"
      + " `\(experiment.population.name)` made \(swipes(experiment)); every"
      + " \(experiment.policies.isEmpty ? "system" : "policy") judged the same ones. Errors (±)"
      + " are Monte Carlo standard errors clustered by \(cluster(experiment)): they measure the"
      + " precision of the simulation, not how well it resembles your users."
      + design(experiment)
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
      text += " Not simulated as content gestures: \(names)."
    }
    if omitted.contains(.contentRight), !experiment.policies.isEmpty {
      text +=
        " Rightward strokes meant for the content (`contentRight`, in carousels and pagers) are"
        + " left out: no threshold can tell them from a back swipe, so such a page must set which"
        + " recognizer wins."
    }
    return text
  }
}
