import ExperimentFiles
import Findings
import PolicyLibrary

/// Every rule of an experiment with more than its first page shows: those within the limits, then
/// those over one.
enum AllRulesSection: ReportSection {
  /// Where links to the section lead.
  static let anchor = "all-the-rules-compared"

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    guard ComparisonSection.isCut(experiment) else { return [] }
    return Decision.contexts(index).flatMap { context -> [String] in
      let columns = ComparisonSection.columns(index, context: context)
      let (within, over) = ComparisonSection.ranked(columns, experiment)
      let page = experiment.contexts.count > 1 ? ", \(context) page" : ""
      let parts = [("Within the limits", within), ("Over a limit", over)]
      return parts.filter { !$0.1.isEmpty }.flatMap { title, policies in
        ["", "### \(title)\(page) (\(policies.count))", ""]
          + ComparisonSection.table(columns, policies, isWithBest: false)
      }
    }.headed("All the rules compared")
  }
}

extension [String] {
  /// The lines below a heading of the second level; none where there are none.
  fileprivate func headed(_ title: String) -> [String] { isEmpty ? [] : ["## \(title)"] + self }
}
