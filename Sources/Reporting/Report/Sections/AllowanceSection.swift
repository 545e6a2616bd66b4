import Findings
import Study

/// How the answer depends on what is allowed: the same rule for several allowances of false
/// triggers, with and without aborted pops among them.
enum AllowanceSection: ReportSection {
  /// Allowed false triggers above those of the most careful policy, as proportions.
  private static let allowances = [0.001, 0.003, 0.01, 0.03]

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard index.results.experiment.policies.count > 1 else { return [] }
    var lines: [String] = []
    for setting in index.settings {
      let counted = ["false-trigger", "false-trigger-with-abort"].filter { metric in
        index.results.rates.contains { $0.metric == metric }
      }
      var table = MarkdownTable(
        [("Screens", .left), ("Counted as false", .left)]
          + allowances.map { ("+\(RateText.points($0))", .left) })
      var isEmpty = true
      for group in ScreenGroup.answered(index) {
        for metric in counted {
          let answers = allowances.map {
            Recommendation(
              index, setting, group,
              allowance: Recommendation.Allowance(excess: $0, metric: metric))
          }
          guard let first = answers.first, let count = first?.screens.count else { continue }
          isEmpty = false
          let meaning = metric == "false-trigger" ? "content swipes" : "and aborted pops"
          table.append(
            [group.name(count: count), meaning] + answers.map { "`\($0?.policy ?? "")`" })
        }
      }
      if isEmpty { continue }
      let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
      lines += (lines.isEmpty ? [] : [""]) + ["## If you allow more or less\(place)", ""]
      lines += [note, ""] + table.lines
    }
    return lines
  }

  private static let note =
    "The answer by the same rule for other allowances: how many more of the swipes counted as false"
    + " may pop than under the most careful policy, in percentage points; and with pops that people"
    + " withdrew counted as false as well. An answer that changes from column to column is a choice"
    + " between accidents and effort, not a finding."
}
