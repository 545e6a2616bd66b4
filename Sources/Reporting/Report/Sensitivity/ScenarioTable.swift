import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

/// Rates and ranks of the policies of one screen in every scenario.
enum ScenarioTable {
  static func blocks(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screen: Screen
  ) -> [Block] {
    let key = setting.on(screen.name)
    let policies = columns(index, setting)
    let count = index.results.experiment.policies.count
    let rest = policies.count < count ? " The \(policies.count) most successful are shown." : ""
    let metrics = [(Metric.success, "Success"), (.falseTrigger, "False triggers")]
    return metrics.flatMap { metric, title -> [Block] in
      guard index.rate(metric, of: policies.first ?? "", in: key) != nil else { return [] }
      var table = Table([("People", .left)] + policies.map { ("\(code: $0)", .right) })
      table.append(["as assumed"] + cells(metric, policies, key, index))
      for (scenario, other) in index.scenarios {
        let value = DecisionText.trimmed(scenario.value)
        table.append(
          ["\(code: scenario.assumption) = \(value)"] + cells(metric, policies, key, other))
      }
      return ["\(title), %, with the rank among \(count) policies.\(rest)", .table(table)]
    }
  }

  private static func cells(
    _ metric: Metric, _ policies: [String], _ key: ConditionKey, _ index: ResultIndex
  ) -> [Prose] {
    let all = index.results.experiment.policies.compactMap {
      index.rate(metric, of: $0.name, in: key)?.rate
    }
    return policies.map { policy in
      guard let row = index.rate(metric, of: policy, in: key) else { return "" }
      let rank = Metric.rank(of: row.rate, among: all, by: metric.name)
      return "\(RateText.cell(row)) (\(rank))"
    }
  }

  /// All policies while they stand beside each other; of more, those that succeed most often.
  private static func columns(
    _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> [String] {
    let names = index.results.experiment.policies.map(\.name)
    guard names.count > PolicyLayout.mostColumns else { return names }
    return names.sorted { success($0, index, setting) > success($1, index, setting) }
      .prefix(PolicyLayout.mostColumns).map(\.self)
  }

  /// A policy's lowest success over all screens.
  private static func success(
    _ policy: String, _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> Double {
    index.screens.compactMap {
      index.rate(.success, of: policy, in: setting.on($0.name))?.rate
    }.min() ?? -1
  }
}

/// One sentence for each answer about systems: whether the winner stays the winner.
enum SensitivityText {
  /// Cases that are named one by one.
  private static let named = 5

  /// A scenario within a sentence.
  private static func name(_ scenario: Scenario) -> Prose {
    "with \(code: scenario.assumption) = \(FixedDecimals.trimmed(scenario.value, decimals: 4))"
  }

  private static func list(_ texts: [Prose]) -> Prose {
    let rest = texts.count - named
    return texts.prefix(named).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The sentences, for each group of screens.
  static func systems(_ index: ResultIndex) -> [Prose] {
    guard !index.scenarios.isEmpty, let own = SystemAnswer(index) else { return [] }
    let others = index.scenarios.map { ($0.scenario, SystemAnswer($0.index)) }
    return own.choices.enumerated().compactMap { place, choice -> Prose? in
      guard let winner = choice.admitted.first?.system.name else { return nil }
      let heading = SystemText.heading(choice.pages)
      let changed = others.compactMap { scenario, answer -> Prose? in
        guard let there = answer?.choices[place].admitted.first?.system.name, there != winner
        else { return nil }
        return "\(code: there) \(name(scenario))"
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
