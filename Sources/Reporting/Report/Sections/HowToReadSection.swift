import Documents
import Drawing
import ExperimentFiles
import Findings
import SwipeSimulation

/// What the numbers mean, for somebody who meets such a report for the first time.
enum HowToReadSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let experiment = index.results.experiment
    if experiment.conditions.isEmpty { return [] }
    return [
      .section("How to read this"),
      .list(experiment.policies.isEmpty ? systems(index) : policies(index)),
    ]
  }

  /// What else contrasts tell, and over which family their p-values are adjusted.
  private static func more(_ results: StudyResults) -> Prose {
    results.intentContrasts.isEmpty
      ? ""
      : " \(code: "contrasts.csv") also compares each pair on the intent with the most false"
        + " triggers under either; those p-values are Holm-adjusted over contrasts of one intent."
  }

  private static func systems(_ index: ResultIndex) -> [Prose] {
    [
      "\(strong: "Success"): the share of wanted pops that complete. \(strong: "Content lost"): the"
        + " share of the strokes meant for what the page shows that a pop took or moved with."
        + " \(strong: "False trigger"): the share of all swipes meant for something else that"
        + " complete a pop. Its worst page is sought among pages whose content takes no rightward"
        + " strokes: on the others such a stroke that pops counts as content lost.",
      errors(index.results.experiment),
      "Every system saw the same swipes, so their differences are more precise than the rates.",
      "\(strong: "Stuck"): a pop began on the first page, and nothing can be pushed any more."
        + " \(strong: "Corrupted"): a pop began during a transition, and the stack and the screen"
        + " disagree.",
      "\(code: "pages.csv") has what each system does on each page, by where swipes start;"
        + " \(code: "rates.csv") has every number, with 95% intervals and by intent;"
        + " \(code: "contrasts.csv") compares all systems with each other on the same swipes (on"
        + " metrics other than success and false triggers, each with the first)."
        + more(index.results),
    ]
  }

  private static func errors(_ experiment: Experiment) -> Prose {
    let units =
      experiment.design == .balanced
      ? "Draws are spread evenly over blocks of \(DrawDesign.people) people, so errors are computed"
        + " over the \(experiment.clusters) blocks"
      : "Swipes of one person are alike, so errors are computed over the"
        + " \(FixedDecimals.grouped(experiment.participants)) people"
    return
      "\(code: "92.6 ± 0.3") is a rate of 92.6% with a Monte Carlo standard error of 0.3 points."
      + " \(units), not over swipes. \(code: "0 (< 0.09)") means no event was seen, and the 95%"
      + " interval ends at 0.09%. With no events, the correlation between one person's swipes"
      + " cannot be estimated, so it is taken from other policies, or set to 0.1."
  }

  private static func policies(_ index: ResultIndex) -> [Prose] {
    [
      "\(strong: "Success"): the share of wanted pops that complete. \(strong: "False trigger"):"
        + " the share of swipes meant for the page (such as paging onwards, scrolling, tapping)"
        + " that complete a pop. A rule that always completes has perfect success.",
      "\(strong: "Abort honoured"): the share of begun aborts that are cancelled."
        + " \(strong: "False trigger with abort") counts completed aborts as false triggers.",
      errors(index.results.experiment),
      "All policies judged the same swipes, so their differences are more precise than the rates.",
      "\(code: "rates.csv") and \(code: "contrasts.csv") have the numbers of these tables, with 95%"
        + " intervals."
        + (index.results.experiment.worlds == 0
          ? ""
          : " The answer's figures are those of other people: they are in \(code: "tuned.csv") and"
            + " \(code: "worlds.csv").")
        + more(index.results),
    ]
  }
}
