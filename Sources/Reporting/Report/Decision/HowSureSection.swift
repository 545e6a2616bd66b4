import ArticleClaims
package import Documents
import Drawing
import ExperimentFiles
package import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation
import TrialStatistics

/// How sure a recommendation is: what it does for the people of other apps.
enum HowSureSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    if Decision.contexts(index).isEmpty { return claims(index) }
    let choices = Decision.everywhere(index).map(\.best)
    guard let worlds = choices.compactMap(\.prospect?.worlds).max() else {
      return [.section("How sure"), .paragraph(MethodSection.method(choices, index))]
    }
    let link: Prose = "\(link: "other rules", to: "details.md", at: MethodSection.anchor)"
    let items: [(name: Prose, text: Prose)] = [
      (
        "Rates",
        "Medians of the \(worlds) fresh apps, with the range from the 5th to the 95th percentile."
          + " These apps also vary the numbers that are only assumed, so medians differ from the"
          + " rates above. In resamples that do not choose the rule, \(link) win."
      ),
      ("Fingers that rest", resting(choices.map(\.policy))),
      ("Sampling error", SamplingSection.short(index, interval(choices))),
    ]
    return [.section("How sure"), .table(table(choices, index))]
      + .terms(items)
  }

  /// How sure statements and cases of others are, which are judged by rates of simulated people;
  /// empty without any.
  private static func claims(_ index: ResultIndex) -> [Block] {
    let claims = index.results.claims
    if claims.articles.isEmpty, claims.cases.isEmpty { return [] }
    let verdicts: Prose =
      " A verdict says whether a mechanism can do what is said of it, not how often that happens in"
      + " an app."
    return [.section("How sure"), .paragraph("\(ReachSection.evidence)\(verdicts)")]
  }

  /// What is assumed of fingers that rest, where a recommendation reads a velocity that stays;
  /// empty elsewhere.
  static func resting(_ policies: [NamedPolicy]) -> Prose {
    policies.contains(where: \.keepsVelocityAtRest)
      ? "Simulated fingers slow down before they rest. A real one may stop dead. UIKit then seems"
        + " to keep the last velocity, and more aborts complete the pop. An app prevents this by"
        + " taking v as 0 if its pan last changed more than 40 ms before the lift"
        + " (\(code: VelocityEstimatorKind.restAwareBlend.rawValue)). The figures here are for apps"
        + " without this check."
      : ""
  }

  /// How far sampling error may move the false triggers of the first recommendation; empty where
  /// that cannot be told.
  private static func interval(_ choices: [Choice]) -> Prose {
    guard let found = choices.first?.mostFalseTriggers, found.events > 0, found.interval.low > 0
    else { return "" }
    let ends = [found.interval.high, found.interval.low].map(DecisionText.oneIn)
    return "The 95% interval of the \(DecisionText.oneIn(found.rate.rate)) in the first table's"
      + " first row is \(ends[0]) to \(ends[1]). Most of this error cancels when you compare rules"
      + " of one report, as they judged the same swipes; between reports it does not."
  }

  /// Whether simulated apps show how sure a recommendation is.
  static func hasTable(_ index: ResultIndex) -> Bool {
    Decision.everywhere(index).contains { $0.best.prospect != nil }
  }

  /// What a rule does in other apps, for each group of screens.
  private static func table(_ choices: [Choice], _ index: ResultIndex) -> Table {
    let found = choices.compactMap { choice in choice.prospect.map { (choice, $0) } }
    // Where a page has no gestures of its own, none can be lost.
    let isLosing = found.contains { $0.1.rates.contentLost.high > 0 }
    return Table(
      [
        ("Screens", .left), ("Success rate", .right), ("False triggers, worst kind", .right),
        ("Aborts honoured", .right),
      ] + (isLosing ? [("Content lost, worst kind", .right)] : [])
        + [("Resamples that choose it", .right)]
    ).rows(found) { choice, prospect in
      let rates = prospect.rates
      let lost = rates.contentLost.high == 0 ? "nothing to lose" : text(rates.contentLost)
      return [
        DecisionSection.place(of: choice, index), text(rates.success),
        choice.mostFalseTriggers == nil
          ? "no content gestures" : text(rates.falseTriggers, DecisionText.oneIn),
        choice.fewestAborts == nil ? "no aborts" : text(rates.abortsHonoured),
      ] + (isLosing ? [lost] : []) + [choice.stability.map { "\(DecisionText.whole($0))" } ?? ""]
    }
  }

  /// `94.1% (88.1% to 96.4%)`.
  private static func text(
    _ range: Prospect.Range, _ rate: (Double) -> String = DecisionText.percent
  ) -> Prose {
    range.high == 0 ? "none" : "\(rate(range.median)) (\(rate(range.low)) to \(rate(range.high)))"
  }
}

/// How the recommendations were chosen, and what else might have been: the details of `How sure`.
enum MethodSection {
  private static let title: Prose = "How the rules were chosen"
  static let anchor = "how-the-rules-were-chosen"

  static func blocks(_ index: ResultIndex) -> [Block] {
    guard HowSureSection.hasTable(index) else { return [] }
    let choices = Decision.everywhere(index).map(\.best)
    return [.section(title), .paragraph(method(choices, index))]
      + .list(choices.compactMap { others($0, index) }) + .paragraph(samplingError(choices))
  }

  /// Among what the recommendations were chosen, and how.
  static func method(_ choices: [Choice], _ index: ResultIndex) -> Prose {
    let experiment = index.experiment
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
    let (experiment, most) = (index.experiment, Shortlist.mostNamed)
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
      return DecisionText.ruleOrName(choice, in: index.experiment)
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
enum AdviceSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
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

/// Whose swipes the figures are about; the details say which are not among them.
enum ScopeSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
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
enum SamplingSection {
  static let anchor = "sampling-and-errors"

  static func blocks(_ index: ResultIndex) -> [Block] {
    [.section("Sampling and errors"), .paragraph(text(index.experiment))]
  }

  /// The same in a sentence, what it means for a rate, and where more of it is told.
  static func short(_ index: ResultIndex, _ interval: Prose = "") -> Prose {
    let link: Prose = "\(link: "Sampling and errors", to: "details.md", at: anchor) has more."
    return [people(index.experiment), interval, link].sentences
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
    let cluster = experiment.design == .balanced ? "block of \(DrawDesign.people) people" : "person"
    let apps =
      experiment.worlds > 0 ? "; that of a share of apps is the standard error of a proportion" : ""
    var text: Prose =
      people(experiment) + " The error (±) of a rate is a Monte Carlo standard error, clustered by"
      + " \(cluster)\(apps). Errors measure the precision of the simulation, not how well it"
      + " resembles your users."
      + design(experiment)
    // Nobody misses strokes for a canvas where no page has one.
    let hasCanvas = experiment.contexts.contains { $0.mix.percent(of: Intent.stroke.rawValue) > 0 }
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
