public import Study
import SwipeSimulation

/// Whether a recommendation stands when people are otherwise than assumed.
public struct Robustness: Sendable {
  /// The recommendation for the experiment's own people.
  public let recommendation: Recommendation
  /// What becomes of it in each scenario in which the rule recommends anything.
  public let cases: [Case]

  /// A scenario, and what the rule says there.
  public struct Case: Sendable {
    /// The scenario.
    public let scenario: Scenario
    /// What becomes of the recommended policy.
    public let outcome: Outcome
    /// The policy that the rule recommends there.
    public let winner: String
    /// Success on the worst screen there: of the recommended policy, and of the winner.
    public let own, best: RateRow
  }

  /// What becomes of a recommended policy in a scenario.
  public enum Outcome: Sendable {
    /// The rule recommends it there too.
    case stays
    /// Another succeeds more often on its worst screen, but not by more than the margin.
    case withinMargin
    /// Another succeeds more often by more than the margin.
    case beaten
    /// It triggers falsely too often there.
    case excluded
  }

  /// Applies the rule to every scenario of an experiment; nil where it recommends nothing at all,
  /// or nothing is varied.
  public init?(_ index: ResultIndex, _ setting: ResultIndex.Setting, _ group: ScreenGroup) {
    guard !index.scenarios.isEmpty, let own = Recommendation(index, setting, group) else {
      return nil
    }
    recommendation = own
    let margin = index.results.experiment.margin
    cases = index.scenarios.compactMap { scenario, other in
      guard let there = Recommendation(other, setting, group),
        let worst = own.screens
          .compactMap({ other.rate("success", of: own.policy, in: setting.on($0.name)) })
          .min(by: { $0.rate < $1.rate })
      else { return nil }
      let outcome: Outcome
      if there.policy == own.policy {
        outcome = .stays
      } else if there.excluded.contains(own.policy) {
        outcome = .excluded
      } else {
        outcome = there.success.worst.rate - worst.rate > margin ? .beaten : .withinMargin
      }
      return Case(
        scenario: scenario, outcome: outcome, winner: there.policy, own: worst,
        best: there.success.worst)
    }
  }

  /// The cases of some outcomes, in the order of the scenarios.
  public func cases(_ outcomes: Outcome...) -> [Case] {
    cases.filter { outcomes.contains($0.outcome) }
  }
}
