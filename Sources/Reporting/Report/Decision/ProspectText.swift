import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary

/// How sure a recommendation is: what it does for the people of other apps.
enum ProspectText {
  /// How often a rule keeps all limits: `in 93 % of apps`.
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
      "**\(place), for other people:** of nine apps in ten success is"
      + " \(DecisionText.percent(prospect.success.low)) to"
      + " \(DecisionText.percent(prospect.success.high)), false triggers are"
      + " \(rare == "none" ? "none" : rare) to \(often), and"
      + " \(DecisionText.percent(prospect.abortsHonoured.low)) of aborts or more are honoured."
    if prospect.contentLost.high > 0 {
      let lost = prospect.contentLost
      text +=
        " A pop takes \(DecisionText.percent(lost.median)) of the page's own strokes"
        + " (\(DecisionText.percent(lost.high)) at most)."
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
    return " As good, and chosen where other apps are drawn: \((shown + more).listed)."
  }

  /// Which of some candidates is recommended, and whose figures are shown.
  static func method(
    _ choices: [Choice], of candidates: String, _ experiment: Experiment
  ) -> String {
    let limits = DecisionText.limits(experiment.limits)
    guard let worlds = choices.compactMap(\.prospect?.worlds).max() else {
      return "Of \(candidates), the one that completes most wanted pops within the limits:"
        + " \(limits). Figures are those of the worst screen. [How sure](details.md)."
    }
    return "Of \(candidates), the one with the highest median success that keeps the limits"
      + " (\(limits)) in nine of ten of \(experiment.worlds) apps, each one plausible population."
      + " The last column counts \(worlds) others; the rest is of fresh people on the worst screen."
      + " [How sure](details.md)."
  }
}
