import Documents
import ExperimentFiles
import Findings
import PolicyLibrary
import Recordings
import Reporting
import Study

/// What became of judged swipes, as tables for a terminal.
enum JudgeSummaryText {
  /// With fewer people errors are hardly known, and counts are shown in place of rates.
  private static let fewest = 10

  /// Success, false triggers and aborts honoured of each policy, and what its misses lacked.
  static func lines(_ summary: JudgeSummary) -> [String] {
    var blocks = summary.parts.flatMap { part in
      let rows = RateRow.rows(part.counts)
      return table(part, rows) + misses(part, rows)
    }
    if blocks.isEmpty, summary.unknown == 0 { blocks = ["no swipe is of that kind"] }
    if summary.unknown > 0 {
      blocks += outcomes(summary)
    }
    return TerminalWriter.lines(blocks)
  }

  /// What became of swipes of which nobody knows whether a pop was wanted.
  private static func outcomes(_ summary: JudgeSummary) -> [Block] {
    let isOne = summary.unknown == 1
    var table = Table([
      ("recognizer", .left), ("policy", .left), ("completed", .right), ("cancelled", .right),
      ("never began", .right), ("other", .right),
    ])
    for row in summary.outcomes {
      let completed = row.counts["popCompleted"] ?? 0
      let cancelled = row.counts["popCancelled"] ?? 0
      let unbegun = row.counts.reduce(0) { sum, entry in
        entry.key.hasPrefix("notBegun") || entry.key == "lostToContent" ? sum + entry.value : sum
      }
      let other = summary.unknown - completed - cancelled - unbegun
      table.append(
        ["\(row.recognizer)", "\(row.policy)"]
          + [completed, cancelled, unbegun, other].map { "\($0)" })
    }
    return [
      "\(summary.unknown) \(isOne ? "swipe" : "swipes") without a known intent:", .table(table),
      "Rates need the column intent (`swipelab list intents`): without it nobody knows which pops"
        + " were wanted.",
    ]
  }

  private static func table(_ part: JudgeSummary.Part, _ rows: [RateRow]) -> [Block] {
    let key = part.counts.condition
    let screen = key.screen.isEmpty ? "no screen" : key.screen
    let title =
      "\(screen), page \(key.context), recognizer \(key.recognizer):"
      + " \(part.people.count) \(part.people.count == 1 ? "person" : "people"),"
      + " \(part.swipes) \(part.swipes == 1 ? "swipe" : "swipes")"
    let isOfFew = part.people.count < fewest
    let metrics: [(title: String, row: (String) -> RateRow?)] = [
      ("success", { rate(rows, $0, .success) }),
      ("false triggers", { worst(rows, $0) }),
      ("aborts honoured", { rate(rows, $0, .abortHonoured) }),
    ]
    let shown = metrics.filter { metric in
      part.counts.contestants.contains { metric.row($0) != nil }
    }
    var table = Table(
      [("policy", .left)] + shown.map { (Prose($0.title + (isOfFew ? "" : ", %")), .right) })
    for name in part.counts.contestants {
      table.append(
        ["\(name)"]
          + shown.map {
            $0.row(name).map { isOfFew ? "\($0.events) of \($0.trials)" : "\(RateText.cell($0))" }
              ?? ""
          })
    }
    let intents = Set(part.counts.contestants.compactMap { worst(rows, $0)?.intent }).sorted()
    let note: Prose =
      intents.isEmpty
      ? ""
      : "false triggers: pops on the content gestures of the worst kind"
        + " (\(intents.joined(separator: ", ")))"
    let few: Prose =
      isOfFew
      ? "With so few people, no errors can be given, and counts say little about others." : ""
    return ["\(title)", .table(table)] + .paragraph(note) + .paragraph(few)
  }

  private static func rate(_ rows: [RateRow], _ name: String, _ metric: Metric) -> RateRow? {
    rows.first { $0.policy == name && $0.metric == metric.name }
  }

  /// The rate of false triggers: of the intent with most.
  private static func worst(_ rows: [RateRow], _ name: String) -> RateRow? {
    rows.filter {
      $0.policy == name && $0.metric == Metric.falseTrigger.name && $0.intent != "all"
    }.max { $0.rate < $1.rate }
  }

  private static func misses(_ part: JudgeSummary.Part, _ rows: [RateRow]) -> [Block] {
    let lines = zip(part.counts.contestants, part.misses).compactMap { name, misses -> String? in
      guard misses.missed > 0, let row = rate(rows, name, .success) else { return nil }
      let reasons = misses.outcomes.sorted { $0.count > $1.count }.map { outcome, count in
        let lack = outcome == .popCancelled ? lack(misses) : ""
        return "\(count) \(past(outcome))\(lack)"
      }
      return "\(name) missed \(misses.missed) of \(row.trials) wanted pops: "
        + reasons.joined(separator: "; ")
    }
    return lines.isEmpty ? [] : [.code(lines.joined(separator: "\n"))]
  }

  private static func past(_ outcome: Outcome) -> String {
    switch outcome {
    case .popCancelled: "cancelled"
    case .notBegun(let reason): "never began (\(OutcomeText.phrase(reason)))"
    case .lostToContent: "lost to the content"
    default: "ended as \(outcome)"
    }
  }

  /// What half of the cancelled ones lacked at most.
  private static func lack(_ misses: MissTally) -> String {
    let ways = [
      median(misses.travels).map { "\(VerdictReason.length($0, up: true)) further" },
      median(misses.speeds).map(VerdictReason.faster),
    ].compactMap { $0 }
    let isMany = misses.travels.count + misses.speeds.count > 2
    return ways.isEmpty
      ? ""
      : " (\(isMany ? "half of them" : "it") would complete with \(isMany ? "at most " : "")"
        + "\(ways.joined(separator: ", or ")))"
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
  }
}
