import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import SwipeSimulation

/// How sure a recommendation is: what it does for the people of other apps.
enum ProspectText {
  /// In how many simulated apps a rule keeps all limits: `93%`.
  static func chance(_ choice: Choice) -> String {
    guard let prospect = choice.prospect else {
      return choice.status == .kept ? "yes" : choice.status == .over ? "no" : "perhaps"
    }
    return DecisionText.whole(prospect.chance)
  }

  /// What is known of a recommendation for other people; none where that was not looked at.
  static func sentences(_ decision: Decision, _ index: ResultIndex) -> [String] {
    let (own, experiment) = (decision.best, index.results.experiment)
    guard let prospect = own.prospect else { return [] }
    let place = DecisionSection.place(of: own, index)
    let triggers = prospect.falseTriggers
    // So few apps tell a share with this standard error.
    let error = (prospect.chance * (1 - prospect.chance) / Double(prospect.worlds)).squareRoot()
    let rare = DecisionText.oneIn(triggers.low)
    let often = DecisionText.oneIn(triggers.high)
    var text =
      "**\(place):** success \(DecisionText.percent(prospect.success.low)) to"
      + " \(DecisionText.percent(prospect.success.high)), false triggers \(rare) to \(often),"
      + " aborts honoured \(DecisionText.percent(prospect.abortsHonoured.low)) to"
      + " \(DecisionText.percent(prospect.abortsHonoured.high));"
      + " \(DecisionText.whole(1 - prospect.chance)) of the apps"
      + " (± \(FixedDecimals.string(error * 100, decimals: 0)) points) break a limit."
    if prospect.contentLost.high > 0 {
      let lost = prospect.contentLost
      text +=
        " The back swipe takes \(DecisionText.percent(lost.median)) of the content gestures of the"
        + " worst kind (\(DecisionText.percent(lost.high)) at the 95th percentile)."
    }
    return [text + stability(own, index.results.choices, experiment)]
  }

  /// What would be chosen if other people had been drawn.
  private static func stability(
    _ own: Choice, _ choices: Choices?, _ experiment: Experiment
  ) -> String {
    guard let share = own.stability else { return "" }
    let text = " Resampled, the apps choose this rule \(DecisionText.whole(share)) of the time"
    let equals = (choices?.all ?? []).filter { $0.isEqual && $0.isSameQuestion(as: own) }
    guard !equals.isEmpty else { return text + "." }
    let shown = equals.prefix(4).map { choice in
      // Among the apps that judge, some keep the limits less often than is asked for.
      let chance = choice.prospect?.chance ?? 1
      let short =
        chance < Prospect.leastChance ? ", keeping the limits in \(DecisionText.whole(chance))" : ""
      return DecisionText.rule(choice, in: experiment)
        + (choice.stability.map { " (\(DecisionText.whole($0))\(short))" } ?? "")
    }
    let more = equals.count > 4 ? ["\(equals.count - 4) more"] : []
    return text + "; otherwise \((shown + more).listed)."
  }

  /// Which of some candidates is recommended, and whose figures are shown.
  static func method(
    _ choices: [Choice], of candidates: String, _ experiment: Experiment
  ) -> String {
    guard let worlds = choices.compactMap(\.prospect?.worlds).max() else {
      let few =
        experiment.design == .plain
        ? " With fewer than \(Experiment.fewestBalanced) people no simulated apps are drawn, so"
          + " another seed may well choose another rule." : ""
      return
        "Of \(candidates), the recommendation completes the most wanted pops within the limits, on"
        + " the screen where it completes the fewest." + few
    }
    return "The rule is chosen on \(experiment.worlds) simulated apps, each with its own plausible"
      + " users. Among \(candidates), it has the highest median success rate of those that keep all"
      + " limits in at least 90% of the apps. The share in the first table is of \(worlds) other"
      + " apps, so it can fall below 90%; all other rates are of people who were not used for"
      + " the choice. Across those other apps, from the 5th to the 95th percentile:"
  }
}
