import Drawing
import ExperimentFiles
import Findings
import NavigationModel

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
