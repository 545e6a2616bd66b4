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

/// What `advise` prints: one screen of plain text.
struct AdviceText {
  let check: TouchCheck
  let plan: AdvicePlan
  let results: StudyResults
  let best: Choice
  /// What the recommendation and the usual rules do on the recorded touches.
  let touches: [RateRow]
  let settlings: [Settling]
  let ranges: [AdviceRange]

  /// The recommendation's name where recorded touches are judged.
  static let itsName = "recommended"
  /// People whose swipes are counted one by one.
  private static let mostPeople = 6
  /// Ranges from fewer people hold less often than nine times of ten.
  private static let fewPeople = 8

  /// The screen, line by line.
  var lines: [String] {
    let blocks = recording + ship + rules + settled + assumptions
    return TerminalWriter.lines(blocks)
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
    return [
      "Ship (\(DecisionText.place(best.scope)); a page that scrolls):"
        + " \(DecisionText.rule(best.policy)) with \(best.recognizer.name)",
      .code(code.joined(separator: "\n")),
    ] + Array<Block>.paragraph(expected) + .paragraph(chance)
  }

  /// What to expect of it.
  private var expected: Prose {
    let figures = ranges.map { range -> Prose in
      "\(Self.title(range.metric)) \(Self.percentage(range.low)) to"
        + " \(Self.percentage(range.high))%"
    }
    if figures.isEmpty { return "" }
    // As often as in trials: `RecordingPeople.md`.
    let cases = check.people.count < Self.fewPeople ? "about eight" : "nine"
    return "Expect, in \(cases) cases of ten: \(figures.listed)."
  }

  private static func title(_ metric: Metric) -> String {
    switch metric.name {
    case Metric.success.name: "success"
    case Metric.falseTrigger.name: "false triggers"
    default: "aborts honoured"
    }
  }

  private var chance: Prose {
    let limits = DecisionText.limits(results.experiment.limits)
    guard let prospect = best.prospect else { return "The limits: \(limits)." }
    let error = (prospect.chance * (1 - prospect.chance) / Double(prospect.worlds)).squareRoot()
    let share =
      prospect.chance == 1
      ? "all"
      : "\(DecisionText.whole(prospect.chance)) (± \(Int((error * 100).rounded(.up))) points)"
    let short =
      best.status == .over
      ? " Nothing that was tried keeps them in nine of ten; this is the nearest." : ""
    return "It keeps the limits in \(share) of \(prospect.worlds) simulated apps with such people:"
      + " \(limits).\(short)"
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
        Prose(name), Prose(Self.percentage(choice.worstSuccess.rate)), recorded(.success, name),
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

  /// A proportion in percent, without the sign: with two decimals below one percent.
  private static func percentage(_ rate: Double) -> String {
    RateText.plain(rate, error: rate < 0.01 ? 0.000_2 : 0.001, isShown: false)
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

  // MARK: What would settle it

  private var settled: [Block] {
    let items = settlings.map { settling -> Prose in
      let swipes = Self.usualSwipes(settling.intent)
      let own = check.people(settling.intent)
      let kind = DecisionText.kinds(of: settling.intent.rawValue)
      let range = ranges.first { $0.metric.name == settling.metric.name }
      let people = own == 1 ? "1 person" : "\(own) people"
      let isOwn = own > 0 && plan.fit != nil
      let now =
        range.map {
          "now ± \(Self.percentage($0.half)) with \(people)"
            + (isOwn ? "" : ", from others' recordings")
        } ?? ""
      let aim =
        "To know \(Self.title(settling.metric)) to ± \(Self.percentage(settling.aim)) points"
      if let range, isOwn, range.half <= settling.aim { return "\(aim): nothing more (\(now))" }
      let known = range.flatMap { isOwn ? (half: $0.half, people: own) : nil }
      let count = settling.people(
        swipes: swipes, isJudged: range?.isJudged == true, now: known)
      guard let count else {
        return "\(aim): no number of people, as what is assumed below leaves ±"
          + " \(Self.percentage(settling.assumed)) (\(now))"
      }
      let more = max(count - own, 1)
      return "\(aim): \(more)\(own > 0 ? " more" : "") people with \(swipes) \(kind) each (\(now))"
    }
    return ["What would settle it"] + Array<Block>.list(items)
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

  // MARK: What is not from the recording

  private var assumptions: [Block] {
    guard plan.fit != nil else {
      return [
        "What it is worth: these people could not be fitted (\(plan.reason ?? "")). The pair is the"
          + " one for everyday people of any app. Only the columns headed yours, and their part of"
          + " the ranges, are from your people."
      ]
    }
    let experiment = results.experiment
    let missing = experiment.intents.filter { check.count($0) == 0 }
      .map { DecisionText.kinds(of: $0.rawValue) }
    let unrecorded: Prose =
      missing.isEmpty
      ? "" : " Nobody recorded \(missing.listed): those of `everyday` stand in, so record them too."
    let isWide = experiment.screens.contains { $0.kind == .tablet }
    // Each matters on other views than this.
    let idle: Set = isWide ? ["thumb_span_mm"] : ["wide_width_exponent", "drift_growth"]
    let names = OtherPeople.laws(for: experiment.population, experiment.recorded).map(\.setting)
      .filter { !idle.contains($0) }
    return [
      "Not from this recording, but assumed over a range (`swipelab explain everyday`):"
        + " \(names.joined(separator: ", "))."
        + unrecorded
    ]
  }
}
