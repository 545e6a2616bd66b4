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

  /// The recommendation's name where recorded touches are judged.
  static let itsName = "recommended"
  /// People whose swipes are counted one by one.
  private static let mostPeople = 6

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
    return [
      "Ship on a page that scrolls, \(Self.place(best)): \(DecisionText.rule(best.policy)) with"
        + " \(best.recognizer.name)",
      .code(code.joined(separator: "\n")),
    ] + Array<Block>.paragraph(chance)
  }

  private static func place(_ best: Choice) -> Prose { DecisionText.place(best.scope) }

  private var chance: Prose {
    let limits = DecisionText.limits(results.experiment.limits)
    guard let prospect = best.prospect else { return "The limits: \(limits)." }
    let error = (prospect.chance * (1 - prospect.chance) / Double(prospect.worlds)).squareRoot()
    let points = Int((error * 100).rounded(.up))
    let short =
      prospect.chance < Prospect.leastChance
      ? " Nothing that was tried keeps them in more; this is the nearest." : ""
    return "It keeps the limits in \(DecisionText.whole(prospect.chance)) (± \(points) points) of"
      + " \(prospect.worlds) simulated apps: \(limits).\(short)"
  }

  // MARK: Rules beside each other

  private var rules: [Block] {
    var table = Table([
      ("rule, all with \(best.recognizer.name)", .left), ("success, simulated", .right),
      ("recorded", .right), ("false triggers, simulated", .right), ("recorded", .right),
      ("aborts honoured, simulated", .right), ("recorded", .right),
    ])
    let others = results.choices?.compared(with: best) ?? []
    if let prospect = best.prospect {
      table.append([
        "recommended, 9 apps of 10", Self.range(prospect.success), "",
        Self.range(prospect.falseTriggers), "", Self.range(prospect.abortsHonoured), "",
      ])
    }
    for choice in [best] + others {
      let isBest = choice.candidate == best.candidate
      if isBest, choice.policy.name != best.policy.name { continue }
      let name = isBest ? Self.itsName : choice.policy.name
      let aborts = choice.fewestAborts
      table.append([
        Prose(name), Self.percent(choice.worstSuccess),
        recorded(.success, name),
        choice.mostFalseTriggers.map { Self.percent($0.rate) } ?? "",
        recorded(.falseTrigger, name), aborts.map(Self.percent) ?? "",
        recorded(.abortHonoured, name),
      ])
    }
    let kinds = best.mostFalseTriggers.map { DecisionText.kinds(of: $0.intent) } ?? ""
    return [
      .table(table),
      "In percent, ± the standard error. False triggers: of the content gestures with most,"
        + " simulated \(kinds). Recorded: the very touches above, judged one by one.",
    ]
  }

  private static func percent(_ rate: Choice.Rate) -> Prose {
    Prose(RateText.plain(rate.rate, error: rate.standardError))
  }

  private static func range(_ range: Prospect.Range) -> Prose {
    "\(percentage(range.low)) to \(percentage(range.high))"
  }

  /// A proportion in percent, without the sign, with one digit that counts at least.
  private static func percentage(_ rate: Double) -> String {
    RateText.plain(rate, error: min(rate, 1 - rate) < 0.01 ? 0.000_2 : 0.001, isShown: false)
  }

  private func recorded(_ metric: Metric, _ name: String) -> Prose {
    let rows = touches.filter {
      $0.policy == name && $0.metric == metric.name
        && (metric.name != Metric.falseTrigger.name || $0.intent != "all")
    }
    return rows.max { ($0.rate, $0.high) < ($1.rate, $1.high) }.map { Prose(RateText.cell($0)) }
      ?? "not recorded"
  }

  // MARK: What would settle it

  private var settled: [Block] {
    let items = settlings.map { settling -> Prose in
      let swipes = Self.usualSwipes(settling.intent)
      let own = check.people(settling.intent)
      let kind = DecisionText.kinds(of: settling.intent.rawValue)
      let aim = "to ± \(Self.percentage(settling.aim)) points"
      let now =
        own == 0
        ? "nobody made any"
        : "now \(own) with \(check.count(settling.intent) / own) each"
      guard let people = settling.people(swipes: swipes) else {
        return "\(settling.title) \(aim): no recording alone, as what is assumed leaves ±"
          + " \(Self.percentage(settling.assumed)) points (\(now))"
      }
      let share = settling.between / (settling.between + settling.within / Double(swipes))
      return "\(settling.title) \(aim): \(people) people with \(swipes) \(kind) each (\(now));"
        + " \(DecisionText.whole(share)) of the variance is between people"
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
        "These people could not be fitted: \(plan.reason ?? ""). The simulated apps are those of"
          + " `everyday`, any app's people, so this is what to ship as long as nothing is known of"
          + " yours; only the columns `recorded` are theirs."
      ]
    }
    let experiment = results.experiment
    let isWide = experiment.screens.contains { $0.kind == .tablet }
    let names = OtherPeople.laws(for: experiment.population, experiment.recorded).map(\.setting)
      .filter { isWide || $0 != "wide_width_exponent" }
    return [
      "Not from this recording, but assumed over a range (`swipelab explain everyday`):"
        + " \(names.joined(separator: ", "))."
    ]
  }
}

extension Settling {
  /// What is settled, at the beginning of a sentence.
  fileprivate var title: String {
    switch metric.name {
    case Metric.success.name: "Success"
    case Metric.falseTrigger.name: "False triggers"
    default: "Aborts honoured"
    }
  }
}
