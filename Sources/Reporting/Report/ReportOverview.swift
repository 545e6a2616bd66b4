import Documents
import Drawing
import Findings

/// The reports of a folder, the one to start with first, and why their answers differ.
struct ReportOverview {
  /// A stored report.
  struct Report {
    let name, question, swipes: String
    /// That shards of the run are missing; empty where it is whole.
    let remark: String
    let answer: [StoredAnswer]

    /// The remark and the answer.
    var line: Prose {
      [Prose(remark), answer.line].filter { !$0.isEmpty }.joined(separator: " ")
    }
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
          name: name, question: summary.question, swipes: FixedDecimals.grouped(summary.swipes),
          remark: summary.remark, answer: summary.answer.map { StoredAnswer($0) })
      }
    }
  }

  /// Where to start, and why answers differ; empty where that report is not there.
  var introduction: [Block] {
    guard let start = reports.first, start.name == Self.first else { return [] }
    let link: Prose = "Start here: \(link: Prose(start.name), to: start.name + "/report.md")."
    let answer: Prose = start.answer.isEmpty ? "" : " \(start.answer.line)."
    return [
      "\(strong: link) \(start.question)\(answer)",
      "Reports give different answers because they ask about different screens, pages,"
        + " recognizers and limits, and choose from different settings; each rule is judged on"
        + " its group's worst screen. Ship the rule of the report whose screens and"
        + " pages are most like your app's.\(example(start))",
    ]
  }

  /// The same kind of screen in two reports with two answers; empty where there is none.
  private func example(_ start: Report) -> Prose {
    for own in start.answer {
      let kind = own.screens.prefix { $0 != "," }
      for other in reports.dropFirst().reversed() {
        let found = other.answer.first {
          $0.screens.prefix { $0 != "," } == kind && $0.screens != own.screens
            && $0.text != own.text
        }
        guard let found else { continue }
        return " For \(Self.within(own.screens)) \(start.name) recommends \(own.text); for"
          + " \(Self.within(found.screens)) \(other.name) recommends \(found.text)."
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
