import Findings
import NavigationModel
import Study

/// One sentence for each answer: whether the winner stays the winner.
enum SensitivityText {
  /// Cases that are told one by one.
  private static let told = 5

  /// The sentences for every page, recognizer and group of screens, then for systems.
  static func sentences(_ index: ResultIndex) -> [String] {
    let policies = index.settings.flatMap { setting -> [String] in
      let groups = ScreenGroup.answered(index)
      return groups.compactMap { group in
        Robustness(index, setting, group).map { sentence($0, index, place(setting, index)) }
      }
    }
    return policies + systems(index)
  }

  private static func place(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> String {
    index.settings.count > 1 ? " with `\(setting.recognizer)` on a \(setting.context) page" : ""
  }

  private static func sentence(
    _ robustness: Robustness, _ index: ResultIndex, _ place: String
  ) -> String {
    let answer = robustness.recommendation
    let margin = RateText.points(index.results.experiment.margin)
    let heading = answer.group.name(count: answer.screens.count) + place
    let count = robustness.cases.count
    let lost = robustness.cases(.beaten, .excluded)
    let close = robustness.cases(.withinMargin)
    if lost.isEmpty, close.isEmpty {
      return "**\(heading): `\(answer.policy)` stays the winner** in all \(count) variations."
    }
    let told = close.map { "`\($0.winner)` \(name($0.scenario))" }
    if lost.isEmpty {
      return "**\(heading): `\(answer.policy)` stays the winner or within \(margin) of it** in all"
        + " \(count) variations; another is ahead by less in \(close.count): \(list(told))."
    }
    var text =
      "**\(heading): whether `\(answer.policy)` wins depends on what is assumed.** It wins"
      + " \(robustness.cases(.stays).count) of \(count) variations"
    if !close.isEmpty { text += " and stays within \(margin) of the winner in \(close.count) more" }
    return text + ". It does not: " + list(lost.map(loss)) + "."
  }

  private static func loss(_ item: Robustness.Case) -> String {
    let place = name(item.scenario)
    switch item.outcome {
    case .excluded:
      return "\(place) it triggers falsely too often, and `\(item.winner)` wins"
        + " (\(RateText.phrase(item.best)))"
    default:
      return "\(place) `\(item.winner)` completes \(RateText.phrase(item.best)) at worst, it"
        + " \(RateText.phrase(item.own))"
    }
  }

  /// A scenario within a sentence.
  private static func name(_ scenario: Scenario) -> String {
    "with `\(scenario.assumption)` = \(FixedDecimals.trimmed(scenario.value, decimals: 4))"
  }

  private static func list(_ texts: [String]) -> String {
    let rest = texts.count - told
    return texts.prefix(told).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The same for systems, whose rule has no margin of success.
  private static func systems(_ index: ResultIndex) -> [String] {
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
