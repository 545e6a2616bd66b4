import Experimentation

/// What the numbers mean, for somebody who meets such a report for the first time.
enum HowToReadSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    let clusters = experiment.participants
    return [
      "## How to read this", "",
      "- **Success** asks: of the swipes of people who wanted to go back, how many did? **False"
        + " trigger** asks: of the swipes meant for the page (such as paging onwards, scrolling,"
        + " tapping), how many"
        + " went back all the same? One number alone says little: a rule that always completes has"
        + " perfect success.",
      "- Pops that people began and then withdrew are counted apart (**abort honoured**), because"
        + " policies differ most there and no recording tells how common they are. **False trigger"
        + " with abort** counts them in.",
      "- `92.6 ± 0.3` is a rate of 92.6 % with a Monte Carlo standard error of 0.3 points. Swipes"
        + " of one person are alike, so errors are computed over the \(clusters) people, not over"
        + " swipes. `0 (< 0.09)` means no event was seen, and the 95 % interval ends at 0.09 %.",
      "- All policies judged the same swipes, so differences between policies are known better than"
        + " the rates themselves. Overlapping errors do not mean that two policies are alike: look"
        + " at the contrasts.",
      "- All numbers, with 95 % intervals, are in `rates.csv` and `contrasts.csv`.",
    ]
  }
}
