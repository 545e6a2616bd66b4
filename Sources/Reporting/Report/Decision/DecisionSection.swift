import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// The question and its answer: which rule, on which screens, what it gives and what it costs.
enum DecisionSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    var blocks: [Block] = [.heading(1, "\(index.experiment.question)")]
    let contexts = Decision.contexts(index)
    if !contexts.isEmpty {
      let decisions = Decision.everywhere(index)
      let notes = index.results.advice
      blocks += notes.blocks(.heading) + notes.blocks(.worth) + WordsSection.blocks(index)
      blocks += .list(
        decisions.compactMap { SubjectText($0, index)?.sentences(place(of: $0.best, index)) })
      blocks.append(.table(table(decisions, index)))
      blocks += .list(decisions.compactMap { DecisionText.caveat($0.best) })
      blocks +=
        SwingsSection.answer(index) + terms(decisions.map(\.best), index)
    }
    if contexts.isEmpty, !index.settings.isEmpty { blocks.append(.paragraph(noAnswer)) }
    if let systems = SystemAnswer(index) { blocks += systems.decision }
    return blocks + ClaimSummary.answer(index.results.claims.articles)
  }

  /// The screens of a choice, and its page where there are several.
  static func place(of choice: Choice, _ index: ResultIndex) -> Prose {
    let page = index.experiment.contexts.count > 1 ? ", \(choice.context) page" : ""
    return "\(DecisionText.place(choice.scope))\(page)"
  }

  /// The recommendation for each group of screens, and the policy that the experiment is about.
  static func table(_ decisions: [Decision], _ index: ResultIndex) -> Table {
    let experiment = index.experiment
    var table = Table([
      ("Screens", .left), ("The pop completes when", .left), ("Success rate", .right),
      ("False triggers, worst kind", .right), ("Aborts honoured", .right),
      (
        experiment.worlds > 0
          ? "Fresh simulated apps in which it keeps all limits" : "Keeps the limits",
        .right
      ),
    ])
    for decision in decisions {
      let own = decision.best
      let place = place(of: own, index)
      let subject = SubjectText(decision, index)
      table.append(
        ["\(strong: subject?.heading(place) ?? place)"] + cells(own, experiment, isBest: true))
      var others = decision.others
      // Who names many rules asks which of them is best.
      if let named = decision.named, others.isEmpty, NamedPoliciesSection.isCut(experiment) {
        others = [("best untuned policy that qualifies", named)]
      }
      for (label, choice) in others where choice.candidate != own.candidate {
        table.append([label] + cells(choice, experiment, isBest: false))
      }
    }
    return table
  }

  private static func cells(_ choice: Choice, _ experiment: Experiment, isBest: Bool) -> [Prose] {
    let over = choice.status == .over ? ", \(DecisionText.over(choice))" : ""
    let rule = DecisionText.ruleOrName(choice, in: experiment)
    return [
      "\(isBest ? "\(strong: rule)" : rule)\(over)",
      "\(percent: choice.worstSuccess.rate)",
      DecisionText.falseTriggers(choice.mostFalseTriggers),
      "\(choice.fewestAborts.map { DecisionText.percent($0.rate) } ?? "no aborts")",
      "\(DecisionText.chance(choice))",
    ]
  }

  /// Success decides, and only wanted pops can succeed.
  static let noAnswer: Prose =
    "\(strong: "No answer.") No swipe of this experiment wants a pop, so nothing tells how often a"
    + " policy succeeds; add \(code: "pop") to its intents."

  /// What the letters stand for, what is measured, and how rules were chosen.
  private static func terms(_ choices: [Choice], _ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    return .terms(
      [
        ("Screens", [oneForAll(choices), overlap(choices)].sentences),
        ("Rule", "\(letters)\(velocity(choices, experiment))"),
        ("Recognizer", recognizers(choices, index)),
      ] + DecisionText.limits(experiment.limits) + chosen(choices, index))
  }

  /// What the letters of rules mean.
  static let letters: Prose =
    "x is the travel in pt beyond the recognizer's slop (UIKit's translation), v the velocity at"
    + " release in pt/s in the pop's direction, W the view's width."

  /// What begins a pop, who waits for it, and on which page.
  private static func recognizers(_ choices: [Choice], _ index: ResultIndex) -> Prose {
    var texts: [Prose] = []
    for recognizer in choices.map(\.recognizer) where recognizer.recognizer != .pan {
      let text: Prose = "\(code: recognizer.name): \(GateSection.text(recognizer))"
      if !texts.contains(text) { texts.append(text) }
    }
    let plain: Prose = "a plain pan without a direction gate."
    return [
      "\(texts.isEmpty ? plain : texts.sentences)\(ties(choices, index))",
      page(index),
    ].sentences
  }

  /// How the recommended rules were chosen, and from where the rates beside them come.
  private static func chosen(_ choices: [Choice], _ index: ResultIndex) -> [(
    name: Prose, text: Prose
  )] {
    let experiment = index.experiment
    let untuned: Prose =
      NamedPoliciesSection.isCut(experiment) ? "An untuned policy has its framework's numbers." : ""
    let worst: Prose =
      choices.contains { $0.scope.screens.count > 1 }
      ? "Each is from its group's worst screen." : ""
    guard let others = choices.compactMap(\.prospect?.worlds).max() else {
      return [("Figures", [worst, untuned].sentences)]
    }
    let share = DecisionText.whole(Prospect.leastChance)
    return [
      (
        "Recommended",
        "the rule that wins most often if \(experiment.worlds) simulated apps, each with its own"
          + " users, are resampled 1,000 times. In each resample, of the rules that keep all three"
          + " limits in at least \(share) of the apps, the one with the highest median success rate"
          + " wins."
      ),
      (
        "Figures",
        [
          "the first table's last column (± standard error) is about \(others) fresh apps, the rest"
            + " of these tables about one population, \(code: experiment.population.name).",
          worst, untuned,
        ].sentences
      ),
    ]
  }

  /// How the velocity of the recommended rules is read, where they read it alike.
  private static func velocity(_ choices: [Choice], _ experiment: Experiment) -> Prose {
    let estimators = Set(choices.map(\.policy.reading.estimator))
    guard let name = estimators.first, estimators.count == 1 else { return "" }
    let usual = Double(experiment.population.panel.rate)
    let rates = Set(experiment.screens.map { $0.touchRate ?? usual }).sorted()
    let isOwn = experiment.policies.contains { $0.reading.estimator != name }
    return " v is estimated\(name == .uikitBlend ? " as we believe UIKit's pan does" as Prose : "")"
      + " (\(code: name.rawValue)), from touches at"
      + " \(rates.map { "\(number: $0)" as Prose }.listed) Hz"
      + (isOwn ? "; some framework rules use an estimator of their own." : ".")
  }

  /// Why a width is in two groups: foldables are as wide as tablets; empty without them.
  private static func overlap(_ choices: [Choice]) -> Prose {
    choices.contains { $0.scope.group == .foldables }
      ? "Groups are kinds of device, so their widths overlap." : ""
  }

  /// What rates assume of a pan and a scroll view between which an app sets no priority; empty
  /// where the question does not arise.
  private static func ties(_ choices: [Choice], _ index: ResultIndex) -> Prose {
    let contexts = index.experiment.contexts
    let pages = contexts.filter(\.hasVerticalScroll).map(\.name)
    let there: Prose = pages.count < contexts.count ? " on the \(pages.listed) page" : ""
    return choices.contains {
      $0.recognizer.content == nil && pages.contains($0.context) && $0.prospect != nil
    }
      ? " UIKit does not document which recognizer wins if one touch event crosses the slop on both"
        + " axes. The rates in the tables (population \(code: index.experiment.population.name))"
        + " assume that the axis with more travel wins. In half of the simulated apps the scroll"
        + " view wins instead, so medians are lower\(there)"
        + " (\(link: "How sure", to: "", at: "how-sure"))."
      : ""
  }

  /// The page where there is but one.
  private static func page(_ index: ResultIndex) -> Prose {
    let contexts = index.experiment.contexts
    return contexts.count == 1
      ? "The page is \(Prose(catalogue: contexts[0].summary)) (\(code: contexts[0].name))." : ""
  }

  /// What one rule for all screens gives up against the rules of the groups; empty without one.
  private static func oneForAll(_ choices: [Choice]) -> Prose {
    guard let one = choices.first(where: { $0.scope.group == .everything }) else { return "" }
    let losses = choices.filter { $0.scope.group != .everything && $0.context == one.context }
      .compactMap { own -> (group: String, own: Double, shared: Double)? in
        let names = Set(own.scope.screens.map(\.name))
        let shared = one.screens.filter { names.contains($0.screen) }.map(\.success.rate).min()
        let group = DecisionText.group(own.scope)
        let name = own.scope.screens.count == 1 ? "the \(group)" : group
        return shared.map { (name, own.worstSuccess.rate, $0) }
      }
    let told = losses.filter { $0.own > $0.shared }.map {
      "from \(DecisionText.percent($0.own)) to \(DecisionText.percent($0.shared)) on \($0.group)"
    }
    return told.isEmpty
      ? ""
      : "One rule for all screens lowers the success rate of a group's worst screen"
        + " \(told.listed)."
  }
}

/// Whose swipes the recommendations rest on.
enum ReachSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    if Decision.contexts(index).isEmpty { return [] }
    return .paragraph(
      [
        index.experiment.population == .everyday ? evidence : "", touchRates(index),
        "See \(link: "How sure", to: "", at: "how-sure"). For other widths, touch rates or pages,"
          + " use \(link: "the report most like your app", to: "../README.md").",
      ].sentences)
  }

  /// What another touch rate does to the success of the compared rules; empty where a device has
  /// but one.
  private static func touchRates(_ index: ResultIndex) -> Prose {
    let pairs = index.experiment.screens.flatMap { other in
      index.experiment.screens.filter { screen in
        screen.touchRate == nil && other.touchRate != nil
          && (screen.width, screen.height, screen.viewWidth)
            == (other.width, other.height, other.viewWidth)
      }.map { ($0, other) }
    }
    if pairs.isEmpty { return "" }
    let columns = Decision.first(index)
    let names = Set(NamedPoliciesSection.shown(columns, index.experiment).map(\.name))
    let changes = columns.flatMap { column in
      column.rows.filter { names.contains($0.policy.name) }.flatMap { row in
        pairs.compactMap { screen, other -> (change: Double, text: Prose)? in
          func rate(_ screen: Screen) -> Double? {
            row.screens.first { $0.screen == screen.name }?.success.rate
          }
          guard let usual = rate(screen), let own = rate(other) else { return nil }
          let text: Prose =
            "at \(number: other.touchRate ?? 0) Hz, \(code: row.policy.name) on"
            + " \(column.nameInSentence) completes \(percent: own) of the wanted pops instead of"
            + " \(percent: usual)"
          return (abs(own - usual), text)
        }
      }
    }
    guard let most = changes.max(by: { $0.change < $1.change }) else { return "" }
    return "The touch rate changes the velocity that a rule reads. The largest change among these"
      + " rules: \(most.text)."
  }

  /// How many of the numbers that describe people rest on recordings.
  static var evidence: Prose {
    let figures = PopulationFigure.all(of: .everyday)
    let recorded = figures.count { if case .fitted = $0.evidence { true } else { false } }
    return "The people are simulated. \(recorded) of the \(figures.count) numbers that describe"
      + " them (see \(code: "swipelab explain everyday")) are fitted to recordings, mostly of page"
      + " turns and scrolls on phones. The others, such as those for aborts and for tablets, come"
      + " from papers or are assumed. No public data set records back swipes. Use the rates to"
      + " compare rules, not to forecast those of your app."
  }
}

extension Decision {
  /// What stands below the best, by what stands before it: the policy that the experiment is about
  /// with the best of the others.
  var others: [(label: Prose, choice: Choice)] {
    guard let subject else { return [] }
    let isBest = subject.own.candidate == best.candidate
    let own: (Prose, Choice)? =
      isBest ? nil : ("\(strong: "\(code: subject.own.policy.name)")", subject.own)
    let rival = subject.rival.flatMap { rival -> (Prose, Choice)? in
      rival.candidate == best.candidate
        ? nil : ("best\(isBest ? " other" : "") untuned policy", rival)
    }
    return [own, rival].compactMap { $0 }
  }

  /// What a heading says of the page where a report tells of the first of several: `, plain page`.
  static func page(_ index: ResultIndex) -> String {
    let contexts = contexts(index)
    return contexts.count > 1 ? ", \(contexts[0]) page" : ""
  }
}

/// The decision in a dozen lines of plain text, for a terminal.
enum DecisionSummary {
  /// The most lines, without the question.
  private static let most = 11

  /// A line for each group of screens and what would change it; of systems the answer.
  static func lines(_ index: ResultIndex) -> [Prose] {
    let all = Decision.everywhere(index)
    let subjects = all.compactMap {
      SubjectText($0, index)?.brief(DecisionSection.place(of: $0.best, index))
    }
    let decisions = all.map { line($0, index) }
    let systems = SystemAnswer(index)?.summary ?? []
    if decisions.isEmpty, !index.settings.isEmpty { return [DecisionSection.noAnswer] }
    let rest =
      ChangeSection.sentences(index) + ClaimSummary.sentences(index.results.claims.articles)
    let cases = index.results.claims.cases.filter { $0.role == .shipped }
    let threads = cases.isEmpty ? [] : [CasesSection.counts(cases)]
    return Array((subjects + decisions + systems + rest + threads).prefix(most))
  }

  private static func line(_ decision: Decision, _ index: ResultIndex) -> Prose {
    let experiment = index.experiment
    let page = experiment.contexts.count > 1 ? " (\(decision.best.context) page)" : ""
    var text: Prose = "\(DecisionText.place(decision.best.scope))\(page), recommended: "
    text += figures(decision.best, experiment)
    if let named = decision.named, !decision.best.candidate.isNamed {
      text += " Best named policy: " + figures(named, experiment)
    }
    return text
  }

  private static func figures(_ choice: Choice, _ experiment: Experiment) -> Prose {
    let name = choice.name.map { "\($0), " } ?? ""
    let aborts: Prose? = choice.fewestAborts.map { ", \(percent: $0.rate) of aborts honoured" }
    let limits =
      switch choice.status {
      case .kept: ""
      case .withinNoise: " (within noise of the limits)"
      case .over: " (\(DecisionText.over(choice)))"
      }
    return "\(name)\(DecisionText.rule(choice, in: experiment)):"
      + " \(percent: choice.worstSuccess.rate) complete, false triggers"
      + " \(DecisionText.falseTriggers(choice.mostFalseTriggers))\(aborts ?? "")\(limits)."
  }
}
