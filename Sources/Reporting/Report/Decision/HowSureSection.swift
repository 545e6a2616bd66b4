package import Documents
import Drawing
import ExperimentFiles
package import Findings
import PolicyLibrary
import SwipeSimulation

/// How sure a recommendation is: what it does for the people of other apps.
enum HowSureSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    if Decision.contexts(index).isEmpty { return [] }
    let choices = Decision.everywhere(index).map(\.best)
    guard let worlds = choices.compactMap(\.prospect?.worlds).max() else {
      return [.section("How sure"), .paragraph(MethodSection.method(index))]
    }
    let link: Prose = "\(link: "others", to: "details.md", at: MethodSection.anchor)"
    return [
      .section("How sure"), .table(table(choices, index)),
      "Each rate is the median of the \(worlds) simulated apps that took no part in choosing, with"
        + " the range from the 5th to the 95th percentile. These apps also vary the assumptions"
        + " that no recording supports, so medians differ from the rates above. The last column"
        + " shows how many of 1,000 resamples choose this rule; the rest choose \(link)."
        + "\(sampling(choices)) \(SamplingSection.short(index))",
    ]
  }

  /// How far sampling error may move the false triggers of the first recommendation; empty where
  /// that cannot be told.
  private static func sampling(_ choices: [Choice]) -> Prose {
    guard let choice = choices.first, let (rate, error) = choice.mostFalseTriggers?.rate,
      rate - 1.96 * error > 0
    else { return "" }
    let ends = [rate + 1.96 * error, rate - 1.96 * error].map(DecisionText.oneIn)
    return " Sampling error alone puts the first table's \(DecisionText.oneIn(rate)) between"
      + " \(ends[0]) and \(ends[1]) and moves all rules of a report together, so compare only"
      + " rules of one report."
  }

  /// Whether simulated apps show how sure a recommendation is.
  static func hasTable(_ index: ResultIndex) -> Bool {
    Decision.everywhere(index).contains { $0.best.prospect != nil }
  }

  /// What a rule does in other apps, for each group of screens.
  private static func table(_ choices: [Choice], _ index: ResultIndex) -> Table {
    let found = choices.compactMap { choice in choice.prospect.map { (choice, $0) } }
    // Where a page has no gestures of its own, none can be lost.
    let isLosing = found.contains { $0.1.contentLost.high > 0 }
    var table = Table(
      [
        ("Screens", .left), ("Success rate", .right), ("False triggers, worst kind", .right),
        ("Aborts honoured", .right),
      ] + (isLosing ? [("Content lost, worst kind", .right)] : [])
        + [
          ("Resamples that choose it", .right)
        ])
    for (choice, prospect) in found {
      table.append(
        [
          DecisionSection.place(of: choice, index), text(prospect.success),
          choice.mostFalseTriggers == nil
            ? "no content gestures" : text(prospect.falseTriggers, DecisionText.oneIn),
          choice.fewestAborts == nil ? "no aborts" : text(prospect.abortsHonoured),
        ]
          + (isLosing
            ? [prospect.contentLost.high == 0 ? "no gestures there" : text(prospect.contentLost)]
            : [])
          + [choice.stability.map { "\(DecisionText.whole($0))" as Prose } ?? ""])
    }
    return table
  }

  /// `94.1% (88.1% to 96.4%)`.
  private static func text(
    _ range: Prospect.Range, _ rate: (Double) -> String = DecisionText.percent
  ) -> Prose {
    range.high == 0
      ? "none" : "\(rate(range.median)) (\(rate(range.low)) to \(rate(range.high)))"
  }
}

/// How the recommendations were chosen, and what else might have been: the details of `How sure`.
enum MethodSection: ReportSection {
  private static let title: Prose = "How the rules were chosen"
  static let anchor = "how-the-rules-were-chosen"

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    guard HowSureSection.hasTable(index) else { return [] }
    let choices = Decision.everywhere(index).map(\.best)
    return [.section(title), .paragraph(method(index))]
      + .list(choices.compactMap { others($0, index) }) + .paragraph(samplingError(choices))
  }

  /// Among what the recommendations were chosen, and how.
  static func method(_ index: ResultIndex) -> Prose {
    let experiment = index.results.experiment
    let choices = Decision.everywhere(index).map(\.best)
    let parts: [Prose] = [
      named(choices, index),
      experiment.sweeps.isEmpty
        ? "" : "every setting in the experiment's grids (\(code: "sweeps"))",
      experiment.usualSweeps.isEmpty ? "" : "common settings of the basic rule families",
    ]
    let candidates = parts.filter { !$0.isEmpty }.listed
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
      + " often is recommended; \(worlds) other apps judge it. The other columns of the first table"
      + " come from people who had no part in choosing (\(code: "tuned.csv")). Other people's"
      + " swipes (those of \(code: "rates.csv")) decide which candidates are tried in the apps."
  }

  /// The policies as named; of many only the best are judged in simulated apps.
  private static func named(_ choices: [Choice], _ index: ResultIndex) -> Prose {
    let (experiment, most) = (index.results.experiment, Shortlist.mostNamed)
    let count = experiment.policies.count
    guard experiment.worlds > 0, count > most else { return "the \(count) policies" }
    let tried = choices.flatMap { index.results.choices?.compared(with: $0) ?? [] }
      .filter { $0.prospect != nil }
    return
      "\(Set(tried.map(\.policy.name)).count) of the \(count) policies (the best \(most) of each"
      + " group of screens at each limit on false triggers)"
  }

  /// What resamples choose that do not choose the recommendation; nil where none were drawn.
  private static func others(_ own: Choice, _ index: ResultIndex) -> Prose? {
    guard let share = own.stability else { return nil }
    let experiment = index.results.experiment
    let equals = (index.results.choices?.all ?? []).filter {
      $0.isEqual && $0.isSameQuestion(as: own)
    }
    let shown = equals.map { choice -> Prose in
      // Among the apps that judge, some keep the limits less often than is asked for, and some more
      // often than a recommendation that does not.
      let chance = choice.prospect?.chance ?? 1
      let short =
        min(chance, own.prospect?.chance ?? 1) < Prospect.leastChance
        ? "; it keeps the limits in \(DecisionText.whole(chance)) of the other apps" : ""
      return DecisionText.ruleOrName(choice, in: experiment)
        + (choice.stability.map { " (\(DecisionText.whole($0))\(short))" } ?? "")
    }
    let place = DecisionSection.place(of: own, index)
    return "\(strong: "\(place):") \(DecisionText.whole(share)) of the resamples choose the"
      + " recommended rule" + (shown.isEmpty ? "." : "; others choose \(shown.listed).")
  }

  /// How much of the spread between apps was sampling error; empty without any.
  private static func samplingError(_ choices: [Choice]) -> Prose {
    guard let most = choices.compactMap({ $0.prospect?.samplingShare }).max() else { return "" }
    let people = FixedDecimals.grouped(Experiment.peoplePerWorld)
    return
      "With only \(people) people in each simulated app, sampling error causes up to"
      + " \(DecisionText.whole(most)) of the standard deviation of rates between apps. That part is"
      + " estimated by comparing two halves of each app's people, and is removed from the ranges in"
      + " \(link: "How sure", to: "report.md", at: "how-sure") and from the shares of apps that"
      + " keep or break a limit."
  }
}

/// What `advise` adds to the report of its experiment, after the rules compared.
enum AdviceSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let notes = index.results.advice
    if notes.isEmpty { return [] }
    return [.section("What it is worth")] + notes.blocks(.expected) + notes.blocks(.choice)
      + [.part("What would settle it, in most recordings")] + notes.blocks(.settling)
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
