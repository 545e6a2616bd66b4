import Drawing
import ExperimentFiles
import Findings
import NavigationModel

/// How the choice of a system depends on what is allowed.
enum SystemAllowanceSection: ReportSection {
  /// Allowed beyond the system that does so least on a page, as proportions.
  private static let allowances = [0.01, 0.02, Limits.usual.contentLost, 0.25, 0.5, 1]

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let groups = SystemText.groups(index)
    guard let systems = groups.first?.systems, systems.count > 1 else { return [] }
    var table = MarkdownTable(
      [("Screens", .left)]
        + allowances.map { ($0 < 1 ? "+\(RateText.points($0))" : "anything", .left) })
    for pages in groups {
      table.append(
        [pages.group.name(count: pages.screens.count)]
          + allowances.map { answer(SystemChoice(pages, within: pages.limits.allowing($0))) })
    }
    return ["## If a page's own gestures may suffer more or less", "", note, ""] + table.lines
  }

  private static func answer(_ choice: SystemChoice) -> String {
    guard let first = choice.admitted.first, first.workingPages > 0 else { return "none works" }
    let worst = first.success.map {
      ", worst \(FixedDecimals.string($0.worst.rate * 100, decimals: 0))%"
    }
    return "`\(first.system.name)`: \(first.workingPages)/\(first.wantedPages)\(worst ?? "")"
  }

  private static let note =
    "The answer by the same rule when a system may block content, and move with it at once, on any"
    + " page, by so many points more than the system there that does so least; with the pages on"
    + " which it works and its success on the worst of them. The other limits hold in every"
    + " column. Where the answer changes, it is a choice between the page's gestures and the way"
    + " back, not a finding."
}
