import Drawing
import Findings

/// The reports of a folder, the one to start with first, and why their answers differ.
struct ReportOverview {
  /// A stored report.
  struct Report {
    let name, question, remark, swipes: String
    let answer: StoredAnswer

    /// The remark and the answer.
    var line: String { [remark, answer.line].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// The report that asks the question of the README.
  private static let first = "quickstart"

  let reports: [Report]

  /// Reads what is stored.
  init(folder: String) {
    let names = StoredReports.names(in: folder)
    let order = names.filter { $0 == Self.first } + names.filter { $0 != Self.first }
    reports = order.compactMap { name in
      StoredReports.summary(folder: folder, name: name).map { summary in
        Report(
          name: name, question: summary.question, remark: Markdown.text(summary.remark),
          swipes: FixedDecimals.grouped(summary.swipes),
          answer: StoredAnswer(folder: folder, name: name))
      }
    }
  }

  /// Where to start, and why answers differ, in Markdown; empty where that report is not there.
  var introduction: [String] {
    guard let start = reports.first, start.name == Self.first else { return [] }
    return [
      "**Start here: \(Markdown.link(start.name, to: start.name + "/report.md")).**"
        + " \(Markdown.text(start.question)) \(start.answer.line).",
      "",
      "Reports give different answers because they ask about different screens, pages, recognizers"
        + " and limits, and choose from different settings; a rule is judged on the screen of its"
        + " group where it does worst.\(example(start))",
    ]
  }

  /// The same kind of screen in two reports with two answers; empty where there is none.
  private func example(_ start: Report) -> String {
    for (place, rule) in start.answer.rules {
      let kind = place.prefix { $0 != "," }
      for other in reports.dropFirst().reversed() {
        let found = other.answer.rules.first {
          $0.place.prefix { $0 != "," } == kind && $0.place != place && $0.rule != rule
        }
        guard let found else { continue }
        return " For \(Self.within(place)) \(start.name) recommends \(rule); for"
          + " \(Self.within(found.place)) \(other.name) recommends \(found.rule)."
      }
    }
    return ""
  }

  /// A place within a sentence: `phones of 375 to 440 pt`.
  private static func within(_ place: String) -> String {
    (place.prefix(1).lowercased() + place.dropFirst()).replacing(
      ", ", with: " of ", maxReplacements: 1)
  }
}
