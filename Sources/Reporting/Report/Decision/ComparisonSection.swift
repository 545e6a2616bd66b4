import ExperimentFiles
import Findings
import PolicyLibrary

/// The comparison that was asked for: every policy as the experiment names it beside the
/// recommendation, on each group of screens.
enum ComparisonSection: ReportSection {
  /// More policies are not read as a table: of those the best stand here, the rest in the details.
  private static let mostPolicies = 12
  private static let mostOfMany = 8

  /// More groups of screens beside each other are too wide for a page.
  private static let mostGroups = 2

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let contexts = Decision.contexts(index)
    let parts = contexts.first.map { part(index, context: $0) } ?? []
    return parts.isEmpty ? [] : ["## The rules compared\(Decision.page(index))", ""] + parts
  }

  /// The tables of a page with what stands below them; empty without policies.
  fileprivate static func part(_ index: ResultIndex, context: String) -> [String] {
    let columns = columns(index, context: context)
    if columns.allSatisfy(\.rows.isEmpty) { return [] }
    let note = [note(columns, index)].filter { !$0.isEmpty }
    let table = columns.count > mostGroups ? matrix(columns, index) : table(columns, index)
    return table + (note.isEmpty ? [] : [""] + note)
  }

  /// Success alone, with the limits that a rule breaks, for many groups of screens.
  private static func matrix(_ columns: [Column], _ index: ResultIndex) -> [String] {
    let experiment = index.results.experiment
    var table = MarkdownTable(
      [("Policy", .left), ("Completes when", .left)]
        + columns.map { ("Success rate, \($0.name)", .right) })
    func cell(_ choice: Choice?) -> String {
      guard let choice else { return "" }
      let limits = LimitMark.all(of: choice).map { mark in
        mark.limit.rawValue + (mark.mark == .unsure ? "?" : "")
      }
      return DecisionText.percent(choice.worstSuccess.rate)
        + (limits.isEmpty ? "" : " (\(limits.joined(separator: ", ")))")
    }
    for place in order(columns, experiment) {
      let policy = experiment.policies[place]
      table.append(
        label(policy)
          + columns.map { cell($0.row(of: policy)) })
    }
    table.append(["**recommended**", "see above"] + columns.map { "**\(cell($0.best))**" })
    return table.lines
  }

  /// The name of a policy, and its rule where that is short.
  private static func label(_ policy: NamedPolicy) -> [String] {
    let rule = DecisionText.rule(policy)
    return ["`\(policy.name)`", rule.count <= DecisionText.longest ? "`\(rule)`" : "see details"]
  }

  /// A group of screens with every policy on it.
  struct Column {
    let best: Choice
    let rows: [Choice]

    /// `phones`, `tablets`, `all screens`.
    var name: String {
      guard let group = best.scope.group else { return best.scope.name }
      return group == .everything ? "all screens" : group.name(count: 2).lowercased()
    }

    /// What a policy does there; nil where it was not counted.
    func row(of policy: NamedPolicy) -> Choice? { rows.first { $0.policy.name == policy.name } }
  }

  static func columns(_ index: ResultIndex, context: String) -> [Column] {
    Decision.all(index, context: context).map(\.best).map { best in
      Column(best: best, rows: index.results.choices?.compared(with: best) ?? [])
    }
  }

  private static func table(_ columns: [Column], _ index: ResultIndex) -> [String] {
    let experiment = index.results.experiment
    let hasAborts = columns.contains { $0.best.fewestAborts != nil }
    var table = MarkdownTable(
      [("Policy", .left), ("Completes when", .left)]
        + columns.flatMap { column -> [(String, MarkdownTable.Alignment)] in
          [("Success rate, \(column.name)", .right), ("False triggers, \(column.name)", .right)]
            + (hasAborts ? [("Aborts honoured, \(column.name)", .right)] : [])
        })
    for place in order(columns, experiment) {
      let policy = experiment.policies[place]
      table.append(
        label(policy)
          + columns.flatMap { cells($0.row(of: policy), hasAborts) })
    }
    table.append(
      ["**recommended**", "see above"]
        + columns.flatMap { cells($0.best, hasAborts) }.map { $0.isEmpty ? "" : "**\($0)**" })
    return table.lines
  }

  /// Places of the policies that are shown: all in the experiment's order, or of many the best.
  private static func order(_ columns: [Column], _ experiment: Experiment) -> [Int] {
    let all = Array(experiment.policies.indices)
    guard all.count > mostPolicies else { return all }
    func merit(_ place: Int) -> (Int, Double) {
      let own = columns.compactMap { $0.row(of: experiment.policies[place]) }
      let broken = own.map { LimitMark.all(of: $0).count { $0.mark == .over } }.reduce(0, +)
      return (-broken, own.map(\.worstSuccess.rate).min() ?? 0)
    }
    let merits = all.map(merit)
    return Array(all.sorted { merits[$0] > merits[$1] }.prefix(mostOfMany))
  }

  private static func cells(_ choice: Choice?, _ hasAborts: Bool) -> [String] {
    guard let choice else { return ["", ""] + (hasAborts ? [""] : []) }
    let marks = LimitMark.all(of: choice)
    func text(_ limit: LimitMark.Limit) -> String {
      marks.first { $0.limit == limit }.map { " \($0.mark.rawValue)" } ?? ""
    }
    let aborts = choice.fewestAborts.map { DecisionText.percent($0.rate) } ?? ""
    return [
      DecisionText.percent(choice.worstSuccess.rate),
      DecisionText.falseTriggers(choice.mostFalseTriggers) + text(.falseTriggers),
    ] + (hasAborts ? [aborts + text(.aborts)] : [])
  }

  /// What marks mean, which recognizer all rules have, and where no named policy will do.
  private static func note(_ columns: [Column], _ index: ResultIndex) -> String {
    let experiment = index.results.experiment
    var parts: [String] = []
    let marks = columns.flatMap { column in
      (column.rows + [column.best]).flatMap { LimitMark.all(of: $0).map(\.mark) }
    }
    if columns.count > mostGroups, !marks.isEmpty {
      parts.append(
        "(aborts), (false triggers): the limit that the rule breaks; with ? it is within sampling"
          + " error of it.")
    } else if marks.contains(.over) {
      parts.append("(over) breaks a limit.")
    }
    if marks.contains(.unsure), columns.count <= mostGroups {
      parts.append("(?) is within sampling error of a limit.")
    }
    if experiment.recognizers.count > 1 {
      let names = Set(columns.map(\.best.recognizer.name))
      parts.append(
        names.count == 1
          ? "All rules are judged with the recommended recognizer."
          : "All rules are judged with the recognizer recommended for the same screens.")
    }
    let none = columns.filter { column in
      !column.rows.isEmpty
        && column.rows.allSatisfy { LimitMark.all(of: $0).contains { $0.mark == .over } }
    }
    if !none.isEmpty {
      parts.append("On \(none.map(\.name).listed) no named policy keeps the limits.")
    }
    for column in columns {
      if let lost = LimitMark.all(of: column.best).first(where: { $0.limit == .contentLost }),
        let at = column.best.atLimits
      {
        parts.append(
          "On \(column.name) the pop takes \(DecisionText.percent(at.contentLost.rate)) of the"
            + " page's own strokes \(lost.mark.rawValue).")
      }
    }
    if experiment.policies.count > mostPolicies {
      parts.append(
        "Shown are the \(mostOfMany) of \(experiment.policies.count) policies that break fewest"
          + " limits and complete most ([all of them](details.md)). A policy that completes more"
          + " than the recommendation is within sampling error of a limit, or keeps the limits in"
          + " fewer simulated apps.")
    }
    return parts.joined(separator: " ")
  }
}

/// The same on the other pages of an experiment.
enum OtherPagesSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    Array(
      Decision.contexts(index).dropFirst().map { context in
        ["## The rules compared, \(context) page", ""]
          + ComparisonSection.part(index, context: context)
      }.joined(separator: [""]))
  }
}

/// A limit that a rule breaks, or that it may break.
struct LimitMark {
  enum Limit: String {
    case falseTriggers = "false triggers"
    case aborts
    case contentLost = "content lost"
  }

  enum Mark: String {
    case over = "(over)"
    case unsure = "(?)"
  }

  let limit: Limit
  let mark: Mark

  /// The limits that are not surely kept, by the figures of a choice.
  static func all(of choice: Choice) -> [LimitMark] {
    guard case .limits(let limits) = choice.goal, let at = choice.atLimits else { return [] }
    func mark(_ limit: Limit, _ keeps: (Double) -> Bool, _ figure: (rate: Double, bound: Double))
      -> LimitMark?
    {
      if keeps(figure.bound) { return nil }
      return LimitMark(limit: limit, mark: keeps(figure.rate) ? .unsure : .over)
    }
    return [
      mark(.falseTriggers, { $0 <= limits.falseTriggers }, at.falseTriggers),
      mark(.aborts, { $0 >= limits.abortsHonoured }, at.aborts),
      mark(.contentLost, { $0 <= limits.contentLost }, at.contentLost),
    ].compactMap(\.self)
  }
}
