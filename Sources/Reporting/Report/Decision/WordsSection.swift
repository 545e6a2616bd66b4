import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import SwipeSimulation

/// The comparison in words, where several pages make several tables of it: which of the named rules
/// serve and what speed is worth, before the tables; which limit dropped the others, below each.
enum WordsSection {
  /// Below this share a rule that keeps the limits misses most pops.
  private static let least = 0.5

  /// A sentence or two for each page and group of screens.
  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.results.experiment
    let items = Decision.contexts(index).flatMap { columns(index, context: $0) }.map {
      column -> Prose in
      let place = "\(column.best.context.sentenceCased) page, \(column.name)"
      let lead: Prose = "\(place): \(verdict(column, experiment.margin))."
      return "\(strong: lead) \(served(column, experiment))"
    }
    return items.isEmpty ? [] : [.list(items)] + .paragraph(still(experiment))
  }

  /// Why the others fell out on a page, for each group of screens.
  static func dropped(_ index: ResultIndex, context: String) -> [Block] {
    let items = columns(index, context: context).compactMap { column -> Prose? in
      let reasons = reasons(column)
      return reasons.isEmpty
        ? nil : "\(strong: "\(column.name.sentenceCased).") \(reasons.joined(separator: " "))"
    }
    return items.isEmpty
      ? [] : ["Rules that break a limit or complete too few wanted pops:", .list(items)]
  }

  /// The groups of screens of a page, where there are words on them.
  private static func columns(_ index: ResultIndex, context: String) -> [ComparisonSection.Column] {
    let experiment = index.results.experiment
    guard experiment.contexts.count > 1, !ComparisonSection.isCut(experiment) else { return [] }
    return ComparisonSection.columns(index, context: context).filter { $0.rows.count > 1 }
  }

  private static func breaks(_ row: Choice, _ limit: LimitMark.Limit? = nil) -> Bool {
    LimitMark.all(of: row).contains { $0.mark == .over && $0.limit == limit ?? $0.limit }
  }

  private static func readsSpeed(_ row: Choice) -> Bool { row.policy.family.readsVelocity }

  private static func success(_ choice: Choice?) -> Double { choice?.worstSuccess.rate ?? 0 }

  /// The rules within the limits, the one that completes most first.
  private static func within(_ column: ComparisonSection.Column) -> [Choice] {
    column.rows.filter { !breaks($0) }.sorted { success($0) > success($1) }
  }

  /// What speed is worth among the rules within the limits.
  private static func verdict(_ column: ComparisonSection.Column, _ margin: Double) -> String {
    let within = within(column)
    let (fast, plain) = (within.first(where: readsSpeed), within.first { !readsSpeed($0) })
    if within.isEmpty { return "no named rule keeps the limits" }
    if success(within[0]) < least {
      return "every named rule that keeps the limits misses more than half of the wanted pops"
    }
    if fast == nil { return "no rule that reads speed keeps the limits" }
    if plain == nil { return "only rules that read speed keep the limits" }
    let gain = success(fast) - success(plain)
    if gain > margin { return "of rules within the limits, those that use the speed do best" }
    return gain < -margin
      ? "of rules within the limits, distance alone does best" : "speed makes no difference"
  }

  /// The rules within the limits that complete most, the best without speed, and the tuned one.
  private static func served(
    _ column: ComparisonSection.Column, _ experiment: Experiment
  ) -> Prose {
    let within = within(column)
    func figure(_ choice: Choice) -> String { DecisionText.percent(success(choice)) }
    func words(_ choice: Choice) -> Prose { RuleWords.text(choice.policy) }
    var parts: [Prose] = []
    if !column.best.candidate.isNamed {
      let rule = DecisionText.ruleOrName(column.best, in: experiment)
      let apps = column.best.prospect.map {
        " (in simulated apps \(DecisionText.percent($0.success.median)))"
      }
      parts.append("Recommended: \(rule), success rate \(figure(column.best))\(apps ?? "").")
    }
    if let first = within.first {
      let second = within.dropFirst().first { success($0) >= least }
      parts.append(
        second.map {
          "Best two untuned rules: \(figure(first)) (\(words(first))), \(figure($0))"
            + " (\(words($0)))."
        } ?? "Best untuned rule: \(figure(first)) (\(words(first))).")
      let plain = within.first { !readsSpeed($0) }
      if let plain, ![first, second].contains(where: { $0?.candidate == plain.candidate }) {
        parts.append("Best without speed: \(figure(plain)) (\(words(plain))).")
      }
    }
    return parts.sentences
  }

  /// Every reason with the rules that fall by it.
  private static func reasons(_ column: ComparisonSection.Column) -> [Prose] {
    let missing = Set(within(column).filter { success($0) < least }.map(\.policy.name))
    let reasons: [(String, (Choice) -> Bool)] = [
      ("These honour too few aborts", { breaks($0, .aborts) }),
      ("These have too many false triggers", { breaks($0, .falseTriggers) }),
      ("These take too many content gestures", { breaks($0, .contentLost) }),
      ("These break a limit in too many simulated apps", { breaks($0, .apps) }),
      (
        "These keep the limits but complete fewer than half of the wanted pops",
        { missing.contains($0.policy.name) }
      ),
    ]
    return reasons.compactMap { reason, falls in
      let fallen = column.rows.filter(falls).map(\.policy)
      if fallen.isEmpty { return nil }
      return "\(reason): \(RuleWords.groups(fallen, of: column.rows.map(\.policy)))."
    }
  }

  /// That scrolls are counted on a page that does not scroll; empty where there is none.
  private static func still(_ experiment: Experiment) -> Prose {
    let scrolls = experiment.intents.contains { $0 == .contentVertical || $0 == .contentBrowse }
    let pages = experiment.contexts.filter { !$0.hasVerticalScroll }.map(\.name)
    guard scrolls, !pages.isEmpty, pages.count < experiment.contexts.count else { return "" }
    return "The \(pages.listed) page does not scroll, so strokes meant as scrolls reach the pop."
  }
}
