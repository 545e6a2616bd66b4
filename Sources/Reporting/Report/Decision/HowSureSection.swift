package import Documents
import Drawing
import ExperimentFiles
package import Findings
import PolicyLibrary
import SwipeSimulation

/// How sure a recommendation is: how it was chosen, and what it does for the people of other apps.
///
/// Whose swipes these are follows in `ScopeSection`.
enum HowSureSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let decisions = Decision.everywhere(index)
    if Decision.contexts(index).isEmpty { return [] }
    let choices = decisions.map(\.best)
    return [.section("How sure"), .paragraph(method(choices, index))]
      + .list(decisions.flatMap { ProspectText.sentences($0, index) })
      + .paragraph(samplingError(choices))
  }

  /// Among what the recommendation was chosen, and how.
  private static func method(_ choices: [Choice], _ index: ResultIndex) -> Prose {
    let experiment = index.results.experiment
    let candidates: [Prose] = [
      named(choices, index),
      experiment.sweeps.isEmpty
        ? "" : "every setting in the experiment's grids (\(code: "sweeps"))",
      experiment.usualSweeps.isEmpty ? "" : "common settings of the basic rule families",
    ].filter { !$0.isEmpty }
    return ProspectText.method(choices, of: candidates.listed, experiment)
  }

  /// The policies as named; of many only the best are judged in simulated apps.
  private static func named(_ choices: [Choice], _ index: ResultIndex) -> Prose {
    let (experiment, most) = (index.results.experiment, Choices.mostNamedInWorlds)
    let count = experiment.policies.count
    guard experiment.worlds > 0, count > most else { return "the \(count) policies" }
    let tried = choices.flatMap { index.results.choices?.compared(with: $0) ?? [] }
      .filter { $0.prospect != nil }
    return
      "\(Set(tried.map(\.policy.name)).count) of the \(count) policies (the best \(most) of each"
      + " group of screens at each limit on false triggers)"
  }

  /// How much of the spread between apps was sampling error; empty without any.
  private static func samplingError(_ choices: [Choice]) -> Prose {
    guard let most = choices.compactMap({ $0.prospect?.samplingShare }).max() else { return "" }
    let people = FixedDecimals.grouped(Experiment.peoplePerWorld)
    return
      "With only \(people) people in each simulated app, sampling error causes up to"
      + " \(DecisionText.whole(most)) of the standard deviation of rates between apps. That part is"
      + " estimated by comparing two halves of each app's people, and is removed from these ranges"
      + " and from the shares of apps that keep or break a limit."
  }
}

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
  static func sentences(_ decision: Decision, _ index: ResultIndex) -> [Prose] {
    let (own, experiment) = (decision.best, index.results.experiment)
    guard let prospect = own.prospect else { return [] }
    let place = DecisionSection.place(of: own, index)
    let triggers = prospect.falseTriggers
    // So few apps tell a share with this standard error.
    let error = (prospect.chance * (1 - prospect.chance) / Double(prospect.worlds)).squareRoot()
    let points = FixedDecimals.string(error * 100, decimals: 0)
    // What the printed share of the first table leaves.
    let broken = 1 - (prospect.chance * 100).rounded() / 100
    let rare = DecisionText.oneIn(triggers.low)
    let often = DecisionText.oneIn(triggers.high)
    var text: Prose =
      "\(strong: "\(place):") median success rate \(percent: prospect.success.median)"
      + " (\(percent: prospect.success.low) to \(percent: prospect.success.high)), false triggers"
      + " \(rare) to \(often), aborts honoured \(percent: prospect.abortsHonoured.low) to"
      + " \(percent: prospect.abortsHonoured.high); a limit is broken in"
      + " \(DecisionText.whole(broken)) (± \(points) point\(points == "1" ? "" : "s"))"
      + " of the apps."
    if prospect.contentLost.high > 0 {
      let lost = prospect.contentLost
      text +=
        " Content gestures lost, worst kind: \(percent: lost.median) (\(percent: lost.high) at the"
        + " 95th percentile)."
    }
    return [text + stability(own, index.results.choices, experiment)]
  }

  /// What would be chosen if other people had been drawn.
  private static func stability(
    _ own: Choice, _ choices: Choices?, _ experiment: Experiment
  ) -> Prose {
    guard let share = own.stability else { return "" }
    let text: Prose = " \(DecisionText.whole(share)) of the resamples choose this rule"
    let equals = (choices?.all ?? []).filter { $0.isEqual && $0.isSameQuestion(as: own) }
    guard !equals.isEmpty else { return text + "." }
    let shown = equals.prefix(4).map { choice -> Prose in
      // Among the apps that judge, some keep the limits less often than is asked for, and some more
      // often than a recommendation that does not.
      let chance = choice.prospect?.chance ?? 1
      let short =
        min(chance, own.prospect?.chance ?? 1) < Prospect.leastChance
        ? "; it keeps the limits in \(DecisionText.whole(chance)) of the other apps" : ""
      return DecisionText.ruleOrName(choice, in: experiment)
        + (choice.stability.map { " (\(DecisionText.whole($0))\(short))" } ?? "")
    }
    let more: [Prose] = equals.count > 4 ? ["\(equals.count - 4) more"] : []
    return text + "; others choose \((shown + more).listed)."
  }

  /// Which of some candidates is recommended, and whose figures are shown.
  static func method(
    _ choices: [Choice], of candidates: Prose, _ experiment: Experiment
  ) -> Prose {
    guard let worlds = choices.compactMap(\.prospect?.worlds).max() else {
      let few: Prose =
        experiment.design == .plain
        ? " With fewer than \(Experiment.fewestBalanced) people no simulated apps are drawn, so"
          + " another seed may well choose another rule." : ""
      return
        "The candidates are \(candidates). Within the limits, the recommendation completes the most"
        + " wanted pops on the screen where it completes the fewest." + few
    }
    return "Each rule is chosen using \(experiment.worlds) simulated apps, each with its own"
      + " plausible users. The candidates are \(candidates). The apps are resampled 1,000 times"
      + " with replacement. Each resample chooses, among the candidates that keep all limits in at"
      + " least 90% of its apps, the one with the highest median success rate; the rule chosen most"
      + " often is recommended. The last column of the first table comes from \(worlds) other apps,"
      + " so it can be below 90%. The table's other columns come from people who had no part in"
      + " choosing (\(code: "tuned.csv")). Other people's swipes (those of \(code: "rates.csv"))"
      + " decide which candidates are tried in the apps. Rates below are from the \(worlds) other"
      + " apps. Simulated apps also vary the assumptions that no recording supports, so medians"
      + " differ from the rates above; ranges are from the 5th to the 95th percentile:"
  }
}

/// What `advise` adds to the report of its experiment, after the rules compared.
enum AdviceSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let notes = index.results.advice
    if notes.isEmpty { return [] }
    return [.section("What it is worth")] + notes.blocks(.expected) + notes.blocks(.choice)
      + [.part("What would settle it")] + notes.blocks(.settling)
      + [.part("What this recording does not show")] + notes.blocks(.again)
      + [.part("Each person's swipes")] + ReportCharts.people(index).flatMap(\.blocks)
  }
}

extension AdviceNotes {
  /// The sentences of a part: some as a paragraph, others as a list, after what leads to it.
  package func blocks(_ part: Part) -> [Block] {
    let found = (texts[part] ?? []).map { Prose(catalogue: $0) }
    return switch part {
    case .heading: .paragraph(found.isEmpty ? "" : "\(strong: found.sentences)")
    case .worth, .choice: .paragraph(found.sentences)
    case .expected: .paragraph(found.first ?? "") + .list(Array(found.dropFirst()))
    case .again, .settling: .list(found)
    }
  }
}
