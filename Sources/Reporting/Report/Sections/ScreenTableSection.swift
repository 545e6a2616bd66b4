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
      [("Screen", .left), ("Width, pt", .right)]
        + experiment.policies.map { ("`\($0.name)`", .right) } + [("**recommended**", .right)])
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
        [screen.title, DecisionText.trimmed(screen.viewWidth)]
          + experiment.policies.map { cell(own.row(of: $0)) } + ["**\(cell(own.best))**"])
    }
    return [
      "## The rules by screen\(Decision.page(index))", "",
      "Success rates from the narrowest screen to the widest; *recommended* is the rule of the"
        + " screen's group.", "",
    ] + table.lines
  }
}
