import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary

/// How sure a recommendation is: what it does for the people of other apps.
enum ProspectText {
  /// How often a rule keeps all limits: `in 93% of apps`.
  static func chance(_ choice: Choice) -> String {
    guard let prospect = choice.prospect else {
      return choice.status == .kept ? "yes" : choice.status == .over ? "no" : "perhaps"
    }
    return "in \(DecisionText.whole(prospect.chance)) of apps"
  }

  /// What is known of a recommendation for other people; none where that was not looked at.
  static func sentences(_ decision: Decision, _ index: ResultIndex) -> [String] {
    let (own, experiment) = (decision.best, index.results.experiment)
    guard let prospect = own.prospect else { return [] }
    let place = DecisionSection.place(of: own, index)
    let triggers = prospect.falseTriggers
    let rare = DecisionText.oneIn(triggers.low)
    let often = DecisionText.oneIn(triggers.high)
    var text =
      "**\(place):** in nine apps of ten the success rate is between"
      + " \(DecisionText.percent(prospect.success.low)) and"
      + " \(DecisionText.percent(prospect.success.high)), false triggers are between"
      + " \(rare) and \(often), and at least"
      + " \(DecisionText.percent(prospect.abortsHonoured.low)) of aborts are honoured."
    if prospect.contentLost.high > 0 {
      let lost = prospect.contentLost
      text +=
        " The pop takes \(DecisionText.percent(lost.median)) of the page's own strokes"
        + " (at most \(DecisionText.percent(lost.high)))."
    }
    return [text + stability(own, index.results.choices, experiment)]
  }

  /// What would be chosen if other people had been drawn.
  private static func stability(
    _ own: Choice, _ choices: Choices?, _ experiment: Experiment
  ) -> String {
    guard let choices else { return "" }
    let equals = choices.all.filter { $0.isEqual && $0.isSameQuestion(as: own) }
    guard !equals.isEmpty else { return "" }
    let shown = equals.prefix(4).map { DecisionText.rule($0, in: experiment) }
    let more = equals.count > 4 ? [" \(equals.count - 4) more"] : []
    return " As good, and chosen when other apps are drawn: \((shown + more).listed)."
  }

  /// Which of some candidates is recommended, and whose figures are shown.
  static func method(
    _ choices: [Choice], of candidates: String, _ experiment: Experiment
  ) -> String {
    guard let worlds = choices.compactMap(\.prospect?.worlds).max() else {
      return
        "Of \(candidates), the recommendation is the one that completes most wanted pops within"
        + " the limits, on the screen where it completes fewest."
    }
    return "Of \(candidates), the recommendation has the highest median success among those that"
      + " keep the limits in nine of ten of \(experiment.worlds) simulated apps, each one plausible"
      + " population. *Keeps the limits* counts \(worlds) other apps; all other rates are those of"
      + " people who had no part in the choice."
  }
}
