import Documents
import ExperimentFiles
import Findings
import PolicyLibrary

/// Every rule of an experiment with more than its first page shows: those within the limits, then
/// those that break one.
enum AllRulesSection: ReportSection {
  /// Where links to the section lead.
  static let anchor = "all-the-rules-compared"

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let experiment = index.results.experiment
    guard ComparisonSection.isCut(experiment) else { return [] }
    let tables = Decision.contexts(index).flatMap { context -> [Block] in
      let columns = ComparisonSection.columns(index, context: context)
      let (within, over) = ComparisonSection.ranked(columns, experiment)
      let page = experiment.contexts.count > 1 ? ", \(context) page" : ""
      let parts = [("Within the limits", within), ("Breaking a limit", over)]
      return parts.filter { !$0.1.isEmpty }.flatMap { title, policies -> [Block] in
        [
          .part("\(title)\(page) (\(policies.count))"),
          ComparisonSection.table(columns, policies, isWithBest: false),
        ]
      }
    }
    return Block.section("All the rules compared", tables)
  }
}

/// The rules that are too long for a table.
enum LongRulesSection: ReportSection {
  private static let anchor = "rules-in-full"

  /// Leads to a long rule, in words where there are some.
  static func link(to policy: NamedPolicy) -> Prose {
    "\(link: RuleWords.inWords(policy) ?? "see the rule", to: "details.md", at: anchor)"
  }

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let long = index.results.experiment.policies.compactMap { policy -> Prose? in
      let rule = DecisionText.rule(policy)
      return rule.count > DecisionText.longest ? "\(code: policy.name): \(code: rule)" : nil
    }
    let hasTable = Decision.contexts(index).first != nil
    return hasTable ? Block.section("Rules in full", [Block].list(long)) : []
  }
}
