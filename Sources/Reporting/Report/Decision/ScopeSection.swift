import ArticleClaims
import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import SwipeSimulation

/// Whose swipes the figures are about; the details say which are not among them.
enum ScopeSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    .paragraph(missing(index.results))
      + .paragraph(HowSureSection.hasTable(index) ? "" : SamplingSection.short(index))
  }

  /// That a merged run is not whole.
  private static func missing(_ results: StudyResults) -> Prose {
    if results.missingShards.isEmpty { return "" }
    return
      "\(strong: "Incomplete.") Of the run's \(results.shards) shards these are missing:"
      + " \(PartFolder.expression(results.missingShards, most: 20)). Figures come from the"
      + " people in the others."
  }
}

/// How people were drawn, what the errors mean, and which swipes are not simulated.
enum SamplingSection: ReportSection {
  static let anchor = "sampling-and-errors"

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    [.section("Sampling and errors"), .paragraph(text(index.results.experiment))]
  }

  /// The same in a sentence, with where it is told.
  static func short(_ index: ResultIndex) -> Prose {
    "\(people(index.results.experiment))"
      + " \(link: "Sampling and errors", to: "details.md", at: anchor) has more."
  }

  /// How many people made which swipes.
  private static func people(_ experiment: Experiment) -> Prose {
    let each = experiment.swipesPerIntent
    let swipes =
      experiment.design == .plain
      ? "\(FixedDecimals.grouped(experiment.ownSwipes)) swipes"
      : "\(each == 1 ? "one swipe" : "\(each) swipes") of each kind"
        + " (\(each * SwipeChoice.candidates) of each kind of scroll) on every screen and page"
    return "\(FixedDecimals.grouped(experiment.participants)) synthetic people of the population"
      + " \(code: experiment.population.name) made \(swipes); every"
      + " \(experiment.policies.isEmpty ? "system" : "policy") judged the same swipes."
  }

  /// What balanced draws are.
  private static func design(_ experiment: Experiment) -> Prose {
    guard experiment.design == .balanced, !experiment.conditions.isEmpty else { return "" }
    let chosen = experiment.intents.compactMap(IntentCatalog.entry).filter(\.isChosen)
    let names = chosen.map { scroll -> Prose in
      "\(DecisionText.kinds(of: scroll.intent.rawValue)) (\(code: scroll.intent.rawValue))"
    }
    return " Sampling is stratified: people come in balanced blocks."
      + (chosen.isEmpty
        ? ""
        : " Of \(names.listed), all whose size and direction might complete a pop are simulated; a"
          + " weighted sample represents the others.")
      + " Independent sampling would give the same expected rates with larger errors."
  }

  private static func text(_ experiment: Experiment) -> Prose {
    let cluster =
      experiment.design == .balanced ? "block of \(DrawDesign.people) people" : "person"
    let apps =
      experiment.worlds > 0 ? "; that of a share of apps is the standard error of a proportion" : ""
    var text: Prose =
      people(experiment) + " The error (±) of a rate is a Monte Carlo standard error, clustered by"
      + " \(cluster)\(apps). Errors measure the precision of the simulation, not how well it"
      + " resembles your users."
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
      let names = [Prose](code: omitted.map(\.rawValue)).listed
      text += " Not simulated \(omitted.count == 1 ? "is" : "are") \(names)."
    }
    if omitted.contains(.contentRight), !experiment.policies.isEmpty {
      text +=
        " No rule applied at release can tell \(code: "contentRight") (rightward strokes for"
        + " carousels and pagers) from a back swipe: there the app must say which recognizer wins."
    }
    return text
  }
}

/// How to get the same bytes again.
enum ReproduceSection: ReportSection {
  static let title: Prose = "Reproduce"

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    [
      .section(title), .code(command),
      "Made by swipelab \(ToolVersion.tool) with seed \(index.results.experiment.seed); any number"
        + " of threads gives the same bytes.",
    ]
  }
}
