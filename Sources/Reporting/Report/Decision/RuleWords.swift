import Documents
import ExperimentFiles
import Findings
import PolicyLibrary

/// Rules as people say them: `half the width`, `100 pt`, `a flick of 300 pt/s, otherwise 100 pt`.
enum RuleWords {
  /// A single rule.
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
    let kinds = policies.reduce(into: [Kind]()) { kinds, policy in
      let kind = parts(policy).kind
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds.map { kind in
      let words = policies.map(parts).filter { $0.kind == kind }.map(\.words)
      let isAll = words.count > 1 && words.count == all.count { parts($0).kind == kind }
      return isAll ? kind.every ?? kind.phrase(words) : kind.phrase(words)
    }.joined(separator: "; ")
  }

  /// What decides.
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
    func value(_ name: String) -> Double? {
      policy.parameters.first { $0.name == name }?.value
    }
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

  /// A long rule in its own words, with where it stands in full; else its family's words, where
  /// they fit into a table.
  static func link(to policy: NamedPolicy) -> Prose {
    let summary = policy.family.summary.replacing(/^completes (when )?/, with: "")
    let words = RuleWords.inWords(policy)
    if words == nil, summary.count <= DecisionText.longest { return Prose(catalogue: summary) }
    return "\(link: words ?? "see the rule", to: "details.md", at: anchor)"
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
