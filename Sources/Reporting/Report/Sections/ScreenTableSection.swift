import ExperimentFiles
import Findings
import PolicyLibrary
import SwipeSimulation

/// Rules by screen, in order of width, where there are more groups of screens than tables show in
/// full.
enum ScreenTableSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    guard let context = Decision.contexts(index).first else { return [] }
    let columns = ComparisonSection.columns(index, context: context)
    guard ComparisonSection.isMatrix(columns), !ComparisonSection.isCut(experiment) else {
      return []
    }
    var table = MarkdownTable(
      [("Screen", .left)] + experiment.policies.map { (heading($0), .right) }
        + [("recommended", .right)])
    for screen in index.screens.sorted(by: { $0.viewWidth < $1.viewWidth }) {
      let own = columns.first {
        $0.best.scope.group != .everything && $0.best.scope.screens.contains(screen)
      }
      guard let own else { continue }
      func cell(_ choice: Choice?) -> String {
        guard let choice, let at = choice.screens.first(where: { $0.screen == screen.name }) else {
          return ""
        }
        return LimitMark.cell(at.success, LimitMark.all(of: choice, at: at.atLimits))
      }
      table.append(
        ["\(DecisionText.trimmed(screen.viewWidth)) pt, \(screen.title)"]
          + experiment.policies.map { cell(own.row(of: $0)) } + ["**\(cell(own.best))**"])
    }
    return [
      "## The rules by screen\(Decision.page(index))", "",
      "Success rates from the narrowest screen to the widest; *recommended* is the rule of the"
        + " screen's group.", "",
    ] + table.lines
  }

  /// A short rule, or the policy's name: headings of long words make a table too wide.
  private static func heading(_ policy: NamedPolicy) -> String {
    let rule = DecisionText.rule(policy)
    return rule.count <= longestRule ? "`\(rule)`" : "`\(policy.name)`"
  }

  private static let longestRule = 24
}
