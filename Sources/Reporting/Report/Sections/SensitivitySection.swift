import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

/// Whether the winner stays the winner when people are otherwise than assumed, and which assumption
/// matters how much.
enum SensitivitySection {
  /// Screens whose tables are printed; `sensitivity.csv` has all.
  private static let mostScreens = 2

  static func blocks(_ index: ResultIndex) -> [Block] {
    if index.scenarios.isEmpty { return [] }
    let setting = index.settings.first
    return [
      .section("If people behave differently"), .paragraph(intro(index)), "What is varied:",
      .list(meanings(index)),
    ]
      + Decision.first(index).flatMap { decision -> [Block] in
        let rows = index.robustness(of: decision.best)
        let place = DecisionText.place(decision.best.scope)
        return rows.isEmpty
          ? [] : [.part("\(place): the recommended rule"), .table(SwingTable.table(rows))]
      }
      + (setting == nil ? [] : shown(index.screens)).flatMap { screen -> [Block] in
        setting.map { setting in
          [.part("\(screen.reportTitle)\(setting.place(in: index))")]
            + ScenarioTable.blocks(index, setting, screen)
        } ?? []
      }
  }

  /// The narrowest and the widest screen, where there are more.
  private static func shown(_ screens: [Screen]) -> [Screen] {
    guard screens.count > mostScreens, let first = screens.first, let last = screens.last else {
      return screens
    }
    return [first, last]
  }

  private static func intro(_ index: ResultIndex) -> Prose {
    let count = index.scenarios.count
    let isAll = index.screens.count <= mostScreens && index.settings.count <= 1
    let rest: Prose =
      isAll
      ? ""
      : " Tables show the narrowest and the widest screen, with the first page and recognizer; the"
        + " file has the others."
    return "Much of how people swipe back is assumed. Each of \(count) variations changes one"
      + " assumption about the same people and chooses again. All rates, ranks and changes are in"
      + " \(code: "sensitivity.csv")." + rest
  }

  private static func meanings(_ index: ResultIndex) -> [Prose] {
    index.experiment.variedAssumptions.map { assumption -> Prose in
      let values = assumption.values.map(DecisionText.trimmed)
      guard let usual = usual(assumption, index) else {
        return "\(code: assumption.name): \(Prose(catalogue: assumption.summary))"
          + " (\(values.joined(separator: ", ")))"
      }
      let settings = [Prose](code: assumption.settings).joined(separator: ", ")
      return "\(code: assumption.name): \(Prose(catalogue: assumption.summary)) (\(settings);"
        + " \(values.joined(separator: ", ")); by default \(usual))"
    }
  }

  /// What the experiment's people have; nil of an assumption about pages.
  static func usual(_ assumption: Assumption, _ index: ResultIndex) -> String? {
    let own = PopulationSetting.all.filter { assumption.settings.contains($0.name) }
      .map { DecisionText.trimmed($0.value(in: index.experiment.population)) }
    return own.isEmpty ? nil : Set(own).sorted().joined(separator: " and ")
  }
}

/// One sentence for each answer about systems: whether the winner stays the winner.
enum SensitivityText {
  /// Cases that are named one by one.
  private static let named = 5

  private static func list(_ texts: [Prose]) -> Prose {
    let rest = texts.count - named
    return texts.prefix(named).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  static func systems(_ index: ResultIndex) -> [Prose] {
    guard !index.scenarios.isEmpty, let own = SystemAnswer(index) else { return [] }
    let others = index.scenarios.map { ($0.scenario, SystemAnswer($0.index)) }
    return own.choices.enumerated().compactMap { place, choice -> Prose? in
      guard let winner = choice.admitted.first?.system.name else { return nil }
      let heading = SystemText.heading(choice.pages)
      let changed = others.compactMap { scenario, answer -> Prose? in
        guard let there = answer?.choices[place].admitted.first?.system.name, there != winner
        else { return nil }
        return "\(code: there) with \(scenario.words)"
      }
      if changed.isEmpty {
        let lead: Prose = "\(heading): \(code: winner) stays the winner"
        return "\(strong: lead) in all \(others.count) variations."
      }
      let won = others.count - changed.count
      let lead: Prose = "\(heading): \(code: winner) wins \(won) of \(others.count) variations"
      return "\(strong: lead); otherwise \(list(changed))."
    }
  }
}

/// Rates and ranks of the policies of one screen in every scenario.
enum ScenarioTable {
  static func blocks(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screen: Screen
  ) -> [Block] {
    let key = setting.on(screen.name)
    let policies = columns(index, setting)
    let count = index.experiment.policies.count
    let rest = policies.count < count ? " The \(policies.count) most successful are shown." : ""
    let metrics = [(Metric.success, "Success"), (.falseTrigger, "False triggers")]
    return metrics.flatMap { metric, title -> [Block] in
      guard index.rate(metric, of: policies.first ?? "", in: key) != nil else { return [] }
      let scenarios = index.scenarios.map { ($0.scenario.words, $0.index) }
      let table = Table([("People", .left)] + policies.map { ("\(code: $0)", .right) })
        .rows([("as assumed", index)] + scenarios) { [$0] + cells(metric, policies, key, $1) }
      return ["\(title), %, with the rank among \(count) policies.\(rest)", .table(table)]
    }
  }

  private static func cells(
    _ metric: Metric, _ policies: [String], _ key: ConditionKey, _ index: ResultIndex
  ) -> [Prose] {
    let all = index.experiment.policies.compactMap {
      index.rate(metric, of: $0.name, in: key)?.rate
    }
    return policies.map { policy in
      guard let row = index.rate(metric, of: policy, in: key) else { return "" }
      let rank = Metric.rank(of: row.rate, among: all, by: metric.name)
      return "\(RateText.cell(row)) (\(rank))"
    }
  }

  /// All policies while they stand beside each other; of more, those that succeed most often.
  private static func columns(_ index: ResultIndex, _ setting: ResultIndex.Setting) -> [String] {
    let names = index.experiment.policies.map(\.name)
    guard names.count > PolicyLayout.mostColumns else { return names }
    return names.sorted { success($0, index, setting) > success($1, index, setting) }
      .prefix(PolicyLayout.mostColumns).map(\.self)
  }

  /// A policy's lowest success over all screens.
  private static func success(
    _ policy: String, _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> Double {
    index.screens.compactMap { index.rate(.success, of: policy, in: setting.on($0.name))?.rate }
      .min() ?? -1
  }
}
