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
      : " \(code: "contrasts.csv") also compares each pair on the intent that triggers falsely most"
        + " often under either; those p-values are adjusted (Holm) over contrasts of one intent."
  }

  private static func systems(_ index: ResultIndex) -> [Prose] {
    [
      "\(strong: "Success") asks: of the swipes of people who wanted to go back on a page, how many"
        + " did? \(strong: "Content lost") asks: of the strokes meant for what the page shows, how"
        + " many did a pop take or move with? \(strong: "False trigger") asks: of all swipes"
        + " meant for something else, how many went back all the same? A system that always pops"
        + " has perfect success.",
      errors(index.results.experiment),
      "Every system saw the same swipes on the same pages, so differences between systems are"
        + " known better than the rates themselves.",
      "\(strong: "Stuck"): a pop began on the first page, and nothing can be pushed any more."
        + " \(strong: "Corrupted"): a pop began during a transition, and the stack and the screen"
        + " disagree.",
      "What each does on each page, by where swipes start, is in \(code: "pages.csv"); all numbers,"
        + " with 95% intervals and for every intent, are in \(code: "rates.csv");"
        + " \(code: "contrasts.csv") compares all systems with each other on the same swipes (by"
        + " metrics other than success and false triggers: each with the first)."
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
      + " interval ends at 0.09%. Without an event nothing shows how alike one person's swipes are,"
      + " so that correlation is taken from other policies, or is 0.1 where none shows it."
  }

  private static func policies(_ index: ResultIndex) -> [Prose] {
    [
      "\(strong: "Success") asks: of the swipes of people who wanted to go back, how many did?"
        + " \(strong: "False trigger") asks: of the swipes meant for the page (such as paging"
        + " onwards, scrolling, tapping), how many went back all the same? One number alone says"
        + " little: a rule that always completes has perfect success.",
      "Pops that people began and then took back are counted apart (\(strong: "abort honoured")),"
        + " because policies differ most there and no recording tells how common they are."
        + " \(strong: "False trigger with abort") counts them in.",
      errors(index.results.experiment),
      "All policies judged the same swipes, so differences between policies are known better than"
        + " the rates themselves. Overlapping errors do not mean that two policies are alike: look"
        + " at the contrasts.",
      "All numbers, with 95% intervals, are in \(code: "rates.csv") and \(code: "contrasts.csv")."
        + more(index.results),
    ]
  }
}
