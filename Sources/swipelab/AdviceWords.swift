import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import PopGesture
import Recordings
import Reporting
import StrictFiles
import Study
import SwipeSimulation

/// The sentences of `advise`, for the terminal and for the report: what the answer is worth.
struct AdviceWords {
  let check: TouchCheck
  let plan: AdvicePlan
  var results: StudyResults
  let best: Choice
  /// What the recommendation and the usual rules do on the recorded touches.
  let touches: [RateRow]
  let settlings: [Settling]
  let ranges: [AdviceRange]

  /// Ranges of false triggers from fewer people hold about eight times of ten, as
  /// `RecordingPeople.md` has it, and their pair is not shipped unseen.
  private static let fewPeople = 8

  private var limits: Limits { results.experiment.limits }

  /// All sentences; parts without any are left out.
  var texts: [AdviceNotes.Part: [String]] {
    [
      .heading: heading, .worth: worth, .expected: expected, .choice: choice, .again: again,
      .settling: settled,
    ].filter { !$0.value.isEmpty }
  }

  // MARK: Whether to ship

  private var heading: [String] {
    let word =
      plan.fit == nil || check.people.count < Self.fewPeople
      ? "Try first" : keepsLimits ? "Ship" : "Not settled"
    return [
      word,
      "(\(DecisionText.place(best.scope).plain); a page that scrolls):"
        + " \(Self.pair(best))",
    ]
  }

  private static func pair(_ choice: Choice) -> String {
    "`\(DecisionText.rule(choice.policy))` with `\(choice.recognizer.name)`"
  }

  /// Whether it keeps the limits as often as every recommendation is to.
  private var keepsLimits: Bool {
    best.status == .kept && best.prospect.map { $0.chance >= Prospect.leastChance } ?? false
  }

  private var worth: [String] {
    var texts: [String] = []
    let count = check.people.count
    let people = count == 1 ? "1 person is" : "\(count) people are"
    if plan.fit == nil {
      texts.append(
        "These people could not be fitted (\(plan.reason ?? "")), so the pair is the one for"
          + " everyday people of any app. Only the columns headed yours, and their part of the"
          + " ranges, are from your people.")
    } else if count < Self.fewPeople {
      texts.append(
        "\(people) few: other people of yours may well need another pair. Try it with them, and"
          + " record at least \(Self.fewPeople) people before you ship it.")
    }
    guard let prospect = best.prospect else {
      return texts + [
        "No simulated apps were drawn, so nothing tells how often the pair keeps the limits."
      ]
    }
    if !keepsLimits {
      let asked = DecisionText.whole(Prospect.leastChance)
      texts.append(
        "The pair keeps the limits in \(DecisionText.whole(prospect.chance)) of the simulated apps,"
          + " where at least \(asked) are required"
          + (best.status == .over ? "; nothing that was tried keeps them in as many." : "."))
    }
    return texts
  }

  // MARK: What to expect

  private var expected: [String] {
    guard let prospect = best.prospect else {
      return ["The limits:"]
        + DecisionText.limits(limits).dropFirst().map { "\($0.name.plain): \($0.text.plain)" }
    }
    let error = (prospect.chance * (1 - prospect.chance) / Double(prospect.worlds)).squareRoot()
    let share =
      prospect.chance == 1
      ? "all"
      : "\(DecisionText.whole(prospect.chance)) (± \(Int((error * 100).rounded(.up))) points)"
    let cases = check.people.count < Self.fewPeople ? "about eight" : "nine"
    let people = plan.fit == nil ? "everyday" : "such"
    return [
      "It keeps all limits in \(share) of \(prospect.worlds) simulated apps with \(people) people."
        + " Expect, with a range that holds in \(cases) cases of ten:"
    ] + ranges.map(text)
  }

  private func text(_ range: AdviceRange) -> String {
    let isRare = range.metric.name == Metric.falseTrigger.name
    let percent = isRare ? DecisionText.oneIn : DecisionText.percent
    let kind =
      isRare ? best.prospect?.worstIntent.map { " \(DecisionText.kinds(of: $0).plain)" } ?? "" : ""
    func share(_ limit: Double) -> String { "\(plain((1000 * limit).rounded() / 10))%" }
    let limit: String? =
      switch range.metric.name {
      case Metric.falseTrigger.name: "at most \(percent(limits.falseTriggers))"
      case Metric.abortHonoured.name: "at least \(share(limits.abortsHonoured))"
      case Metric.contentLost.name: "at most \(share(limits.contentLost))"
      default: nil
      }
    let broken = range.broken == 0 ? "none" : DecisionText.whole(range.broken)
    return "\(Self.title(range.metric)) \(percent(range.value))\(kind) (\(percent(range.low)) to"
      + " \(percent(range.high)))"
      + (limit.map { "; the limit is \($0), broken in \(broken) of the apps" } ?? "")
  }

  private static func title(_ metric: Metric) -> String {
    switch metric.name {
    case Metric.success.name: "success"
    case Metric.falseTrigger.name: "false triggers"
    case Metric.contentLost.name: "content gestures lost"
    default: "aborts honoured"
    }
  }

  // MARK: Whether another pair may be better

  /// The share of recordings that choose the pair, from which on its choice is settled.
  private static let settledShare = 0.9

  private var choice: [String] {
    guard let redrawn = results.choices?.redrawn, plan.fit != nil else {
      return ["Whether another pair is better for your people is not settled."]
    }
    let (stake, aim) = (redrawn.stake, Settling.successAim)
    let verdict =
      redrawn.share >= Self.settledShare
      ? "settled"
      : max(-stake.low, stake.high) <= aim
        ? "settled to within \(Self.percentage(aim)) points of success" : "not settled"
    let share =
      "The choice of the pair is \(verdict): \(DecisionText.whole(redrawn.share)) of"
      + " \(redrawn.recordings) recordings with people drawn again from yours choose it, and nine"
      + " of ten a pair whose success is \(Self.difference(stake.low, " points")) to"
      + " \(Self.difference(stake.high, " points"))."
    guard let other = redrawn.runnerUp, let lead = redrawn.lead else { return [share] }
    let chance = other.prospect.map {
      ", and it keeps the limits in \(DecisionText.whole($0.chance)) of them"
    }
    return [
      share,
      "The success of the runner-up, \(Self.pair(other))"
        + " (\(DecisionText.whole(redrawn.runnerUpShare)) of the recordings), is"
        + " \(Self.difference(lead.median, " points")) (\(Self.difference(lead.low)) to"
        + " \(Self.difference(lead.high)) in nine of ten simulated apps)\(chance ?? "").",
    ]
  }

  private static func difference(_ lead: Double, _ unit: String = "") -> String {
    let size = RateText.plain(abs(lead), error: 0.001, isShown: false)
    return ["0", "0.0"].contains(size) ? "equal" : "\(size)\(unit) \(lead < 0 ? "lower" : "higher")"
  }

  /// A proportion in percent, without the sign: with two decimals below one percent.
  static func percentage(_ rate: Double) -> String {
    RateText.plain(rate, error: rate < 0.01 ? 0.000_2 : 0.001, isShown: false)
  }

  // MARK: What to record again

  private var again: [String] {
    guard let fit = plan.fit else {
      return ["Everything: record every prompt with at least \(PopulationFit.leastPeople) people."]
    }
    let experiment = results.experiment
    let isWide = experiment.screens.contains { $0.kind == .tablet }
    // Each matters on other views than this.
    let idle: Set = isWide ? ["thumb_span_mm"] : ["wide_width_exponent", "drift_growth"]
    let names = OtherPeople.laws(for: experiment.population, experiment.recorded).map(\.setting)
      .filter { !idle.contains($0) }
    return fit.shortages.map { "\($0)." } + [
      "Assumed over a range (`swipelab explain everyday`): \(names.joined(separator: ", "))."
    ]
  }

  // MARK: What would settle it

  private var settled: [String] {
    settlings.map { settling in
      let swipes = Self.usualSwipes(settling.intent)
      let own = check.people(settling.intent)
      let kind = DecisionText.kinds(of: settling.intent.rawValue).plain
      let range = ranges.first { $0.metric.name == settling.metric.name }
      let people = own == 1 ? "1 person" : "\(own) people"
      let isOwn = own > 0 && plan.fit?.shows(settling.intent) == true
      let now =
        range.map {
          "now ± \(Self.percentage($0.half)) with \(people)"
            + (isOwn ? "" : ", from others' recordings")
        } ?? ""
      let aim =
        "To know \(Self.title(settling.metric)) to ± \(Self.percentage(settling.aim)) points"
      if let range, isOwn, range.half <= settling.aim {
        let more = Self.fewPeople - own
        return more > 0
          ? "\(aim): \(more) more people, as so few do not tell their own range (\(now))"
          : "\(aim): nothing more (\(now))"
      }
      let known = range.flatMap { isOwn ? (half: $0.half, people: own) : nil }
      let count = settling.people(swipes: swipes, isJudged: range?.isJudged == true, now: known)
      guard let count else {
        return "\(aim): no number of people, as what is assumed below leaves ±"
          + " \(Self.percentage(settling.assumed)) (\(now))"
      }
      let more = max(count - own, 1)
      return "\(aim): \(more)\(own > 0 ? " more" : "") people with \(swipes) \(kind) each (\(now))"
    }
  }

  /// What the recorder asks each person for.
  private static func usualSwipes(_ intent: Intent) -> Int {
    switch intent {
    case .pop: 20
    case .popAbort, .contentLeft: 10
    case .tapSmear: 60
    default: 50
    }
  }
}

/// What `advise` prints: one screen of plain text.
extension AdviceWords {
  /// The recommendation's name where recorded touches are judged.
  static let itsName = "recommended"
  /// People whose swipes are counted one by one.
  private static let mostPeople = 6

  private var notes: AdviceNotes { results.advice }

  /// The screen, line by line.
  var lines: [String] {
    let rest: [Block] =
      ["What would settle it, in most recordings"] + notes.blocks(.settling) + [
        "What this recording does not show"
      ]
      + notes.blocks(.again)
    return TerminalWriter.lines(recording + ship + rules + rest)
  }

  // MARK: The recording

  private var recording: [Block] {
    let intents = IntentCatalog.entries.map(\.intent).filter { check.count($0) > 0 }
    var table = Table(
      [("person", .left)] + intents.map { ("\($0.rawValue)", .right) } + [("left out", .left)])
    for person in check.people.prefix(Self.mostPeople) {
      table.append(
        [Prose(printable(person))] + intents.map { "\(check.kept[person]?[$0] ?? 0)" }
          + [Prose(Self.text(check.faults[person] ?? [:]))])
    }
    let rest = check.people.dropFirst(Self.mostPeople)
    if !rest.isEmpty {
      let faults = rest.compactMap { check.faults[$0] }.reduce([:]) { sum, next in
        sum.merging(next, uniquingKeysWith: +)
      }
      table.append(
        ["\(rest.count) more"]
          + intents.map { intent in
            "\(rest.reduce(0) { $0 + (check.kept[$1]?[intent] ?? 0) })"
          } + [Prose(Self.text(faults))])
    }
    return ["Recorded swipes that can be used", .table(table)]
  }

  private static func text(_ faults: [TouchCheck.Fault: Int]) -> String {
    let texts = TouchCheck.Fault.allCases.compactMap { fault in
      faults[fault].map { "\($0) \(fault.rawValue)" }
    }
    return texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }

  // MARK: What to ship

  private var ship: [Block] {
    let gate = best.recognizer.recognizer
    let code =
      ["let policy = \(best.policy.swiftSource)"]
      + (gate == .pan ? [] : ["let recognizer = \(gate.swiftSource)"])
      + (best.recognizer.content.map { ["// Arrange: \($0.summary)."] } ?? [])
    return notes.blocks(.heading) + [.code(code.joined(separator: "\n"))] + notes.blocks(.worth)
      + notes.blocks(.expected) + notes.blocks(.choice)
  }

  // MARK: Rules beside each other

  private var rules: [Block] {
    var table = Table([
      ("rule, with \(best.recognizer.name)", .left), ("success", .right), ("yours", .right),
      ("false triggers", .right), ("yours", .right), ("aborts honoured", .right),
      ("yours", .right),
    ])
    let others = (results.choices?.compared(with: best) ?? []).filter {
      $0.candidate != best.candidate
    }
    for choice in [best] + others {
      let name = choice.candidate == best.candidate ? Self.itsName : choice.policy.name
      let worst = choice.mostFalseTriggers
      table.append([
        Prose(name), Prose(Self.percentage(choice.worstSuccess.rate)),
        recorded(.success, name),
        worst.map { Self.percent($0.rate) } ?? "",
        recorded(.falseTrigger, name, best.mostFalseTriggers?.intent),
        choice.fewestAborts.map { Prose(Self.percentage($0.rate)) } ?? "",
        recorded(.abortHonoured, name),
      ])
    }
    let kinds = best.mostFalseTriggers.map { DecisionText.kinds(of: $0.intent) } ?? ""
    let otherViews: Prose =
      check.isOf(width: best.scope.screens.first?.viewWidth)
      ? "" : " Yours were made on views of other widths too, so the ranges above leave them out."
    return [
      .table(table),
      "In percent: simulated people like these, then the very swipes above (yours, ± the standard"
        + " error over people, or a bound). False triggers are those on \(kinds)."
        + otherViews,
    ]
  }

  private static func percent(_ rate: Choice.Rate) -> Prose {
    Prose(RateText.plain(rate.rate, error: rate.standardError, isShown: false))
  }

  /// The rate on the recorded swipes; without an error where one person made them.
  private func recorded(_ metric: Metric, _ name: String, _ intent: String? = nil) -> Prose {
    let row = touches.first {
      $0.policy == name && $0.metric == metric.name && (intent == nil || $0.intent == intent)
    }
    guard let row else { return "none" }
    return Prose(
      row.participants > 1
        ? RateText.cell(row) : RateText.plain(row.rate, error: 0.01, isShown: false))
  }
}
