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
