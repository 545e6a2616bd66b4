import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import SwipeSimulation

/// Rules by screen, in order of width, where there are more groups of screens than tables show in
/// full.
enum ScreenTableSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    let columns = Decision.first(index)
    guard NamedPoliciesSection.isMatrix(columns), !NamedPoliciesSection.isCut(experiment) else {
      return []
    }
    let all = columns.first { $0.best.scope.group == .everything }?.best
    let table = Table(
      [("Screen", .left)] + experiment.policies.map { (heading($0), .right) }
        + [("recommended", .right)] + (all == nil ? [] : [("one rule for all", .right)])
    ).rows(index.screens.sorted { $0.viewWidth < $1.viewWidth }) { screen in
      let own = columns.first {
        $0.best.scope.group != .everything && $0.best.scope.screens.contains(screen)
      }
      guard let own else { return nil }
      func cell(_ choice: Choice?) -> Prose {
        guard let choice, let at = choice.screens.first(where: { $0.screen == screen.name }) else {
          return ""
        }
        let marks = LimitMark.all(of: choice, at: at.atLimits)
        return "\(percent: at.success.rate)\(LimitMark.names(marks))"
      }
      return ["\(number: screen.viewWidth) pt, \(screen.reportTitle)"]
        + experiment.policies.map { cell(own.row(of: $0)) } + ["\(strong: cell(own.best))"]
        + (all == nil ? [] : [cell(all)])
    }
    return [
      .section("The rules by screen\(Decision.page(index))"),
      "Success rates, the narrowest screen first; \(em: "recommended") is the rule for the screen's"
        + " own group. This table omits (apps) marks.", .table(table),
    ]
  }

  /// A short rule, or the policy's name: headings of long words make a table too wide.
  private static func heading(_ policy: NamedPolicy) -> Prose {
    let rule = DecisionText.rule(policy)
    return rule.count <= longestRule ? "\(code: rule)" : "\(code: policy.name)"
  }

  private static let longestRule = 24
}
