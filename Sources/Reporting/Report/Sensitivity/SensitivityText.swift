import Drawing
import ExperimentFiles
import Findings
import NavigationModel

/// One sentence for each answer about systems: whether the winner stays the winner.
enum SensitivityText {
  /// Cases that are named one by one.
  private static let named = 5

  /// A scenario within a sentence.
  private static func name(_ scenario: Scenario) -> String {
    "with `\(scenario.assumption)` = \(FixedDecimals.trimmed(scenario.value, decimals: 4))"
  }

  private static func list(_ texts: [String]) -> String {
    let rest = texts.count - named
    return texts.prefix(named).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The sentences, for each group of screens.
  static func systems(_ index: ResultIndex) -> [String] {
    guard !index.scenarios.isEmpty, let own = SystemAnswer(index) else { return [] }
    let others = index.scenarios.map { ($0.scenario, SystemAnswer($0.index)) }
    return own.choices.enumerated().compactMap { place, choice in
      guard let winner = choice.admitted.first?.system.name else { return nil }
      let heading = SystemText.heading(choice.pages)
      let changed = others.compactMap { scenario, answer -> String? in
        guard let there = answer?.choices[place].admitted.first?.system.name, there != winner
        else { return nil }
        return "`\(there)` \(name(scenario))"
      }
      return changed.isEmpty
        ? "**\(heading): `\(winner)` stays the winner** in all \(others.count) variations."
        : "**\(heading): `\(winner)` wins \(others.count - changed.count) of \(others.count)"
          + " variations**; otherwise \(list(changed))."
    }
  }
}
