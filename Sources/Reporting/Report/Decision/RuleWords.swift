import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// Rules as people say them: `half the width`, `100 pt`, `a flick of 300 pt/s, otherwise 100 pt`.
enum RuleWords {
  static func text(_ policy: NamedPolicy) -> Prose {
    let (kind, words) = parts(policy)
    return kind.phrase([words])
  }

  /// The same; nil where a rule has no words but its name.
  static func inWords(_ policy: NamedPolicy) -> Prose? {
    parts(policy).kind == .other ? nil : text(policy)
  }

  /// Several rules, those of one kind together: `60 and 100 pt; a flick, otherwise half the width`.
  ///
  /// - Parameter all: the rules of which these are some: `every distance` says that all are.
  static func groups(_ policies: [NamedPolicy], of all: [NamedPolicy]) -> Prose {
    policies.map(parts).grouped(by: \.kind).map { group in
      let (kind, words) = (group[0].kind, group.map(\.words))
      let isAll = words.count > 1 && words.count == all.count { parts($0).kind == kind }
      return isAll ? kind.every ?? kind.phrase(words) : kind.phrase(words)
    }.joined(separator: "; ")
  }

  private enum Kind {
    case share
    case points
    case flick
    case other

    /// All rules of the kind; nil for those that have nothing in common.
    var every: Prose? {
      switch self {
      case .share: "every share of the width"
      case .points: "every distance"
      case .flick: "every flick"
      case .other: nil
      }
    }

    func phrase(_ words: [Prose]) -> Prose {
      switch self {
      case .share: words.listed + " the width"
      case .points: words.listed + " pt"
      case .flick: "a flick" + words.joined(separator: "; a flick")
      case .other: words.listed
      }
    }
  }

  private static func parts(_ policy: NamedPolicy) -> (kind: Kind, words: Prose) {
    func value(_ name: String) -> Double? { policy.parameters.first { $0.name == name }?.value }
    let length = value("distance_pt").map(DecisionText.trimmed)
    switch policy.family.name {
    case "fraction":
      if let share = value("fraction") { return (.share, "\(Self.share(share))") }
    case "fixed-distance":
      if let length, value("fraction") ?? .infinity == .infinity { return (.points, "\(length)") }
    case "fling-override":
      let speed = value("fling_pt_per_s").map { " of \(DecisionText.trimmed($0)) pt/s" } ?? ""
      if let length { return (.flick, "\(speed), otherwise \(length) pt") }
      if let share = value("fraction") {
        return (.flick, "\(speed), otherwise \(Self.share(share)) the width")
      }
    default: break
    }
    return (.other, "\(code: policy.name)")
  }

  private static func share(_ share: Double) -> String {
    switch share {
    case 0.5: "half"
    case 0.3333...0.3334: "a third of"
    case 0.25: "a quarter of"
    default: DecisionText.percent(share) + " of"
    }
  }
}

/// Every rule of an experiment with more than its first page shows: those within the limits, then
/// those that break one.
enum AllRulesSection {
  static let anchor = "all-the-rules-compared"

  static func blocks(_ index: ResultIndex) -> [Block] {
    guard NamedPoliciesSection.isCut(index.experiment) else { return [] }
    let tables = Decision.contexts(index).flatMap { context -> [Block] in
      let columns = Decision.all(index, context: context)
      let (within, over) = NamedPoliciesSection.ranked(columns, index.experiment)
      let page = index.experiment.contexts.count > 1 ? ", \(context) page" : ""
      let parts = [("Within the limits", within), ("Breaking a limit", over)]
      return parts.filter { !$0.1.isEmpty }.flatMap { title, policies -> [Block] in
        [
          .part("\(title)\(page) (\(policies.count))"),
          NamedPoliciesSection.table(columns, policies, isWithBest: false),
        ]
      }
    }
    return Block.section("All the rules compared", tables)
  }
}

/// The rules that are too long for a table.
enum LongRulesSection {
  private static let anchor = "rules-in-full"

  /// A long rule in its own words, with where it stands in full; else its family's words, where
  /// they fit into a table.
  static func link(to policy: NamedPolicy) -> Prose {
    let summary = policy.family.summary.replacing(/^completes (when )?/, with: "")
    let words = RuleWords.inWords(policy)
    // With its address the text of a link takes as much room as a rule.
    let isShort = 2 * summary.count <= DecisionText.longest
    if words == nil, !isShort, summary.count <= DecisionText.longest {
      return Prose(catalogue: summary)
    }
    let title = words ?? (isShort ? Prose(catalogue: summary) : "see the rule")
    return "\(link: title, to: "details.md", at: anchor)"
  }

  static func blocks(_ index: ResultIndex) -> [Block] {
    let long = index.experiment.policies.compactMap { policy -> Prose? in
      let rule = DecisionText.rule(policy)
      return rule.count > DecisionText.longest ? "\(code: policy.name): \(code: rule)" : nil
    }
    return Decision.contexts(index).isEmpty ? [] : Block.section("Rules in full", .list(long))
  }
}

/// The comparison in words, where several pages make several tables of it: which of the named rules
/// serve and what speed is worth, before the tables; which limit dropped the others, below each.
enum WordsSection {
  /// Below this share a rule that keeps the limits misses most pops.
  private static let least = 0.5

  /// A sentence or two for each page and group of screens.
  static func blocks(_ index: ResultIndex) -> [Block] {
    let items = Decision.contexts(index).flatMap { columns(index, context: $0) }.map {
      column -> Prose in
      let place = "\(column.best.context.sentenceCased) page, \(column.name)"
      let lead: Prose = "\(place): \(verdict(column, index.experiment.margin))."
      return "\(strong: lead) \(served(column, index.experiment))"
    }
    return items.isEmpty ? [] : [.list(items)] + .paragraph(still(index.experiment))
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
  private static func columns(_ index: ResultIndex, context: String) -> [Decision] {
    let experiment = index.experiment
    guard experiment.contexts.count > 1, !NamedPoliciesSection.isCut(experiment) else { return [] }
    return Decision.all(index, context: context).filter { $0.rows.count > 1 }
  }

  private static func breaks(_ row: Choice, _ limit: LimitMark.Limit? = nil) -> Bool {
    LimitMark.all(of: row).contains { $0.mark == .over && $0.limit == limit ?? $0.limit }
  }

  private static func readsSpeed(_ row: Choice) -> Bool { row.policy.family.readsVelocity }

  private static func success(_ choice: Choice?) -> Double { choice?.worstSuccess.rate ?? 0 }

  /// The rules within the limits, the one that completes most first.
  private static func within(_ column: Decision) -> [Choice] {
    column.rows.filter { !breaks($0) }.sorted { success($0) > success($1) }
  }

  /// What speed is worth among the rules within the limits.
  private static func verdict(_ column: Decision, _ margin: Double) -> String {
    let within = within(column)
    let (fast, plain) = (within.first(where: readsSpeed), within.first { !readsSpeed($0) })
    if within.isEmpty { return "no named rule qualifies" }
    if success(within[0]) < least {
      return "every named rule that qualifies misses more than half of the wanted pops"
    }
    if fast == nil { return "no rule that reads speed qualifies" }
    if plain == nil { return "only rules that read speed qualify" }
    let gain = success(fast) - success(plain)
    if gain > margin {
      return "of the rules that keep the limits, those that use the speed do best"
    }
    return gain < -margin
      ? "of the rules that keep the limits, distance alone does best" : "speed makes no difference"
  }

  /// The rules within the limits that complete most, the best without speed, and the tuned one.
  private static func served(_ column: Decision, _ experiment: Experiment) -> Prose {
    let within = within(column)
    func figure(_ choice: Choice) -> String { DecisionText.percent(success(choice)) }
    func words(_ choice: Choice) -> Prose { RuleWords.text(choice.policy) }
    var parts: [Prose] = []
    if !column.best.candidate.isNamed {
      let rule = DecisionText.ruleOrName(column.best, in: experiment)
      let apps = column.best.prospect.map {
        " (median of simulated apps \(DecisionText.percent($0.rates.success.median)))"
      }
      parts.append("Recommended: \(rule), success rate \(figure(column.best))\(apps ?? "").")
    }
    if let first = within.first {
      let second = within.dropFirst().first { success($0) >= least }
      parts.append(
        second.map {
          "Best two named rules: \(figure(first)) (\(words(first))), \(figure($0))"
            + " (\(words($0)))."
        } ?? "Best named rule: \(figure(first)) (\(words(first))).")
      let plain = within.first { !readsSpeed($0) }
      if let plain, ![first, second].contains(where: { $0?.candidate == plain.candidate }) {
        parts.append("Best without speed: \(figure(plain)) (\(words(plain))).")
      }
    }
    return parts.sentences
  }

  /// Every reason with the rules that fall by it.
  private static func reasons(_ column: Decision) -> [Prose] {
    let missing = Set(within(column).filter { success($0) < least }.map(\.policy.name))
    let reasons: [(String, (Choice) -> Bool)] = [
      ("Too few aborts honoured", { breaks($0, .rate(.abortsHonoured)) }),
      ("Too many false triggers", { breaks($0, .rate(.falseTriggers)) }),
      ("Too many content gestures lost", { breaks($0, .rate(.contentLost)) }),
      ("Within the limits in too few simulated apps", { breaks($0, .apps) }),
      (
        "Fewer than half of the wanted pops completed, though within the limits",
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
    return
      "The \(pages.listed) page has no scroll view: if people try to scroll there, nothing but the"
      + " pop takes the drag, so there are more false triggers."
  }
}
