import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The comparison that was asked for: every policy as the experiment names it beside the
/// recommendation, on each group of screens.
enum NamedPoliciesSection {
  /// More policies are not read as a table: of those the best stand here, the rest in the details.
  static let mostPolicies = 12
  private static let mostOfMany = 6

  /// More groups of screens beside each other are too wide for a page.
  private static let mostGroups = 2

  static func blocks(_ index: ResultIndex) -> [Block] {
    let contexts = Decision.contexts(index)
    let parts = contexts.first.map { part(index, context: $0) } ?? []
    return parts.isEmpty
      ? []
      : FirstChartSection.leading(index)
        + Block.section("The rules compared\(Decision.page(index))", parts)
  }

  /// The same on the other pages of an experiment.
  static func others(_ index: ResultIndex) -> [Block] {
    Decision.contexts(index).dropFirst().flatMap { context in
      Block.section("The rules compared, \(context) page", part(index, context: context))
    }
  }

  /// Whether there are more groups of screens than have all their figures beside each other.
  static func isMatrix(_ columns: [Decision]) -> Bool { columns.count > mostGroups }

  /// Whether there are more policies than the first page shows.
  static func isCut(_ experiment: Experiment) -> Bool { experiment.policies.count > mostPolicies }

  /// The tables of a page with what stands below them; empty without policies.
  private static func part(_ index: ResultIndex, context: String) -> [Block] {
    let columns = Decision.all(index, context: context)
    if columns.allSatisfy(\.rows.isEmpty) { return [] }
    let experiment = index.experiment
    let policies = shown(columns, experiment)
    let table = isMatrix(columns) ? matrix(columns, policies) : table(columns, policies)
    let price = isMatrix(columns) ? "" : price(columns, policies)
    return [table] + .list(marks(columns, policies))
      + .paragraph([common(columns, experiment), price].sentences)
      + .paragraph(isCut(experiment) ? cut(columns, experiment) : "")
      + WordsSection.dropped(index, context: context)
  }

  /// Both rates in a cell, with the limits that a rule breaks, for many groups of screens.
  private static func matrix(_ columns: [Decision], _ policies: [NamedPolicy]) -> Block {
    func cell(_ choice: Choice?) -> Prose {
      guard let choice else { return "" }
      let falseTriggers = choice.mostFalseTriggers.map { ", \(DecisionText.oneIn($0.rate.rate))" }
      let marks = LimitMark.names(LimitMark.all(of: choice))
      return "\(percent: choice.worstSuccess.rate)\(marks)\(falseTriggers ?? "")"
    }
    var table = Table(
      [("Policy", .left), ("Completes when", .left)]
        + columns.map { ("\($0.name.sentenceCased): success, false triggers", .right) },
      rows: policies.map { policy in label(policy) + columns.map { cell($0.row(of: policy)) } })
    table.append(
      ["\(strong: "recommended")", "see above"] + columns.map { "\(strong: cell($0.best))" })
    return .table(table)
  }

  /// The name of a policy with others of the same rule, and the rule where that is short.
  private static func label(_ policy: NamedPolicy, alike others: [NamedPolicy]? = nil) -> [Prose] {
    let (rule, alike) = (DecisionText.rule(policy), others ?? [])
    let names =
      ([policy] + alike.prefix(2)).map { policy -> Prose in "\(code: policy.name)" }
      + (alike.count > 2 ? ["\(alike.count - 2) more"] : [])
    // Other reports call what a framework ships by a name of its own.
    let usual = PolicyPreset.usual.first { name in
      others != nil && PolicyPreset.named(policy.name) != nil
        && !([policy] + alike).contains { $0.name == name }
        && PolicyPreset.named(name)?.policy?.isSameRule(as: policy) == true
    }
    return [
      names.joined(separator: ", ") + (usual.map { " (\(code: $0))" as Prose } ?? ""),
      rule.count <= DecisionText.longest ? "\(code: rule)" : LongRulesSection.link(to: policy),
    ]
  }

  /// Some policies as rows, and the recommendation as the last where there is one.
  static func table(
    _ columns: [Decision], _ policies: [NamedPolicy], isWithBest: Bool = true
  ) -> Block {
    let hasAborts = columns.contains { $0.best.fewestAborts != nil }
    var table = Table(
      [("Policy", .left), ("Completes when", .left)]
        + columns.flatMap { column -> [Table.Column] in
          [("Success rate, \(column.name)", .right), ("False triggers, \(column.name)", .right)]
            + (hasAborts ? [("Aborts honoured, \(column.name)", .right)] : [])
        })
    for (policy, alike) in isWithBest ? distinct(policies) : policies.map({ ($0, []) }) {
      table.append(
        label(policy, alike: isWithBest ? alike : nil)
          + columns.flatMap { cells($0.row(of: policy), in: $0, hasAborts) })
    }
    if isWithBest {
      table.append(
        ["\(strong: "recommended")", "see above"]
          + columns.flatMap { cells($0.best, in: $0, hasAborts) }.map {
            $0.isEmpty ? "" : "\(strong: $0)"
          })
    }
    return .table(table)
  }

  /// The policies of the first page: all in the experiment's order, or of many the best, with the
  /// best untuned policy of each group of screens, the usual rules and UIKit's own.
  static func shown(_ columns: [Decision], _ experiment: Experiment) -> [NamedPolicy] {
    guard isCut(experiment) else { return experiment.policies }
    let (within, over) = ranked(columns, experiment)
    let ranked = distinct(within + over)
    let usual = (PolicyPreset.usual + [uikit]).compactMap { PolicyPreset.named($0)?.policy }
    let best = Set(columns.compactMap(\.named?.policy.name))
    // Of those that complete most, the ones that can be recommended stand first.
    func rank(_ policy: NamedPolicy) -> Int {
      if over.contains(where: { $0.name == policy.name }) { return 2 }
      return columns.contains { column in
        column.row(of: policy).map { LimitMark.all(of: $0).contains { $0.limit == .apps } } ?? false
      } ? 1 : 0
    }
    let shown = ranked.enumerated().map { ($0.offset, [$0.element.first] + $0.element.alike) }
      .filter { place, alike in
        place < mostOfMany
          || alike.contains { one in
            best.contains(one.name) || usual.contains { $0.isSameRule(as: one) }
          }
      }.flatMap(\.1)
    return (0...2).flatMap { place in shown.filter { rank($0) == place } }
  }

  /// The rule that every app of the platform has, and readers look for first.
  private static let uikit = "uikit"

  /// Policies without those whose rule and velocity are the same as those of one before, which
  /// stand with it.
  static func distinct(_ policies: [NamedPolicy]) -> [(first: NamedPolicy, alike: [NamedPolicy])] {
    policies.reduce(into: []) { found, policy in
      let place = found.firstIndex { first, _ in first.isSameRule(as: policy) }
      if let place { found[place].alike.append(policy) } else { found.append((policy, [])) }
    }
  }

  /// The policies that break no limit on any of the screens, and the others; in each part by their
  /// success where it is lowest, the highest first.
  static func ranked(
    _ columns: [Decision], _ experiment: Experiment
  ) -> (within: [NamedPolicy], over: [NamedPolicy]) {
    let all = experiment.policies.map { policy in
      let own = columns.compactMap { $0.row(of: policy) }
      let isOver = own.contains {
        LimitMark.all(of: $0, at: $0.atLimits).contains { $0.mark == .over }
      }
      return (policy: policy, isOver: isOver, success: own.map(\.worstSuccess.rate).min() ?? 0)
    }.sorted { $0.success > $1.success }
    return (all.filter { !$0.isOver }.map(\.policy), all.filter(\.isOver).map(\.policy))
  }

  private static func cells(_ choice: Choice?, in column: Decision, _ hasAborts: Bool) -> [Prose] {
    guard let choice else { return ["", ""] + (hasAborts ? [""] : []) }
    let marks = LimitMark.all(of: choice)
    func text(_ limit: LimitMark.Limit) -> String {
      marks.first { $0.limit == limit }.map { " \($0.mark.rawValue)" } ?? ""
    }
    let aborts = choice.fewestAborts.map { abortText($0.rate, choice.goal) } ?? ""
    let apps =
      marks.contains { $0.limit == .apps }
      ? " (apps)" : column.isUntried(choice) ? " (untried)" : ""
    return [
      "\(percent: choice.worstSuccess.rate)\(apps)",
      "\(DecisionText.falseTriggers(choice.mostFalseTriggers))\(text(.rate(.falseTriggers)))",
    ] + (hasAborts ? ["\(aborts)\(text(.rate(.abortsHonoured)))"] : [])
  }

  /// Aborts honoured, with two decimals where one would show the limit of a rule that misses it.
  private static func abortText(_ rate: Double, _ goal: Goal) -> String {
    let text = DecisionText.percent(rate)
    guard let limits = goal.limits, rate < limits.abortsHonoured,
      text == DecisionText.percent(limits.abortsHonoured)
    else { return text }
    return FixedDecimals.string(rate * 100, decimals: 2) + "%"
  }

  /// What the marks of a table mean.
  private static func marks(_ columns: [Decision], _ policies: [NamedPolicy]) -> [Prose] {
    let names = Set(policies.map(\.name))
    let marks = columns.flatMap { column in
      (column.rows.filter { names.contains($0.policy.name) } + [column.best]).flatMap {
        LimitMark.all(of: $0)
      }
    }
    let isMatrix = isMatrix(columns)
    var items: [Prose] = []
    if isMatrix {
      let broken = LimitMark.Limit.all.filter { limit in
        limit != .apps && marks.contains { $0.limit == limit && $0.mark == .over }
      }
      items += broken.map { "(\($0.name)): the rule breaks the limit on \($0.name)" }
    } else if marks.contains(where: { $0.mark == .over && $0.limit != .apps }) {
      items.append("(broken): the figure breaks its limit")
    }
    if marks.contains(where: { $0.mark == .unsure }) {
      items.append("\(isMatrix ? "?" : "(?)"): the rate is too near its limit to tell")
    }
    if marks.contains(where: { $0.limit == .apps }) {
      items.append(
        "(apps): the rule keeps the limits here but breaks a limit in over 10% of the apps used for"
          + " choosing, so it does not qualify")
    }
    let isUntried = columns.contains { column in
      column.rows.contains { names.contains($0.policy.name) && column.isUntried($0) }
    }
    if isUntried { items.append("(untried): the rule is not among those tried in simulated apps") }
    return items
  }

  /// What holds for all rows, what the recommendation takes, and where no named policy will do.
  private static func common(_ columns: [Decision], _ experiment: Experiment) -> Prose {
    var parts: [Prose] = []
    if isMatrix(columns) { parts.append("False triggers are those of the worst kind.") }
    if experiment.recognizers.count > 1 || columns[0].best.recognizer.recognizer != .pan {
      let recognizers = Set(columns.map(\.best.recognizer.name))
      parts.append(
        recognizers.count == 1
          ? "All are judged with the recommended recognizer (\(code: recognizers.joined()))."
          : "All are judged with the recognizer recommended for the same screens.")
    }
    let none = columns.filter { column in
      !column.rows.isEmpty
        && column.rows.allSatisfy { LimitMark.all(of: $0).contains { $0.mark == .over } }
    }
    if !none.isEmpty {
      parts.append("On \(none.map(\.nameInSentence).listed) no named policy keeps the limits.")
    }
    for column in columns {
      if let lost = LimitMark.all(of: column.best).first(where: { $0.limit == .rate(.contentLost) }
      ),
        let at = column.best.atLimits
      {
        parts.append(
          "On \(column.nameInSentence) the pop takes \(percent: at.contentLost.rate) of the content"
            + " gestures \(lost.mark.rawValue).")
      }
    }
    // Where the page has no gestures of its own, none can be lost.
    if let lost = columns.compactMap({ $0.best.atLimits?.contentLost.rate }).max(), lost > 0 {
      parts.append(
        "With the recommendation at most \(percent: lost) of the content gestures of any kind are"
          + " lost (\(code: experiment.population.name)).")
    }
    return parts.sentences
  }

  /// What the recommendations complete more than the best of the policies shown that have no mark,
  /// and at which price; empty where they complete no more.
  private static func price(_ columns: [Decision], _ policies: [NamedPolicy]) -> Prose {
    let rivals = columns.compactMap { column -> (column: Decision, row: Choice, gain: Prose)? in
      let unmarked = policies.compactMap(column.row).filter {
        LimitMark.all(of: $0).isEmpty && !column.isUntried($0)
      }
      guard !column.best.candidate.isNamed,
        let row = unmarked.max(by: { $0.worstSuccess.rate < $1.worstSuccess.rate }),
        let own = column.best.mostFalseTriggers?.rate.rate,
        let others = row.mostFalseTriggers?.rate.rate
      else { return nil }
      // The difference of the printed figures, so that a reader who subtracts them finds it.
      let rates = [column.best, row].map { ($0.worstSuccess.rate * 1000).rounded() }
      if rates[0] <= rates[1] { return nil }
      let points = FixedDecimals.string((rates[0] - rates[1]) / 10, decimals: 1)
      let ratio = others > 0 ? FixedDecimals.string(own / others, decimals: 1) : ""
      let times = ratio == "0.5" ? "half" : "\(ratio) times"
      let price: Prose =
        ratio.isEmpty
        ? ", with false triggers on \(DecisionText.oneIn(own)) instead of none seen"
        : ", with \(times) the false triggers"
      return (column, row, "\(points) points more on \(column.nameInSentence)\(price)")
    }
    guard let first = rivals.first else { return "" }
    let isSame = rivals.count == columns.count && Set(rivals.map(\.row.policy.name)).count == 1
    let names = rivals.map { "\(code: $0.row.policy.name) on \($0.column.nameInSentence)" as Prose }
    let isFamily = rivals.allSatisfy {
      $0.row.policy.family.name == $0.column.best.policy.family.name
    }
    let apps = DecisionText.chances(rivals.map(\.row), isSame ? "keeps" : "keep")
    return "Of the other policies without a mark,"
      + (isSame
        ? " \(code: first.row.policy.name) completes the most pops"
        : " \(names.listed) complete the most pops") + "\(apps). The recommendation"
      + "\(isFamily ? ", the same formula with other numbers," : "") completes"
      + " \(rivals.map(\.gain).joined(separator: ", and "))."
  }

  /// Which of many policies are shown, and where the others are.
  private static func cut(_ columns: [Decision], _ experiment: Experiment) -> Prose {
    let within = ranked(columns, experiment).within.count
    let hasUIKit = experiment.policies.contains { $0.name == uikit }
    let own: Prose =
      hasUIKit
      ? ", and UIKit's own rule (\(code: "uikit") reads the velocity of UIKit's transition,"
        + " \(code: "uikit@uikit-blend") that of a pan)" : ""
    let best =
      within < mostOfMany
      ? "these and the most successful of the others"
      : "the \(mostOfMany) of those \(within) with the highest success on their worst screen"
        + " (identical rules share a row; those marked (apps) do not qualify)"
    return "Of \(experiment.policies.count) policies"
      + " (\(link: "all of them", to: "details.md", at: AllRulesSection.anchor)), \(within) break"
      + " no limit for the population \(code: experiment.population.name). The table has \(best),"
      + " and for each group of screens the best untuned policy of the first table. The other rows"
      + " are \([Prose](code: PolicyPreset.usual).listed)\(own). Policies without a mark stand"
      + " first. \(code: "a@b") is rule \(code: "a") with the velocity as \(code: "b") estimates"
      + " it."
  }
}

extension Decision {
  /// Its screens in a table's heading: `phones`, `tablets`, `all screens`.
  var name: String { DecisionText.group(best.scope) }

  /// The same in a sentence: `phones`, `the phone`.
  var nameInSentence: String { best.scope.screens.count == 1 ? "the \(name)" : name }

  /// What a policy does there; nil where it was not counted.
  func row(of policy: NamedPolicy) -> Choice? { rows.first { $0.policy.name == policy.name } }

  /// Whether a rule within the limits was not tried in the simulated apps that choose.
  func isUntried(_ choice: Choice) -> Bool {
    best.prospect != nil && choice.prospect == nil && LimitMark.all(of: choice).isEmpty
  }
}
