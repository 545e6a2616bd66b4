import NavigationModel
import SwipeSimulation

/// What becomes of a chosen setting in a scenario: how far it is from the setting that is best
/// there.
public struct RobustnessRow: Sendable {
  /// The goal and the scope of the choice, as they stand among the tuned settings.
  public let goal: TuningGoal
  /// Where.
  public let scope: String
  /// The page.
  public let context: String
  /// The scenario.
  public let scenario: Scenario
  /// Success on the worst screen, or the cost on the screen where it is highest: of the chosen
  /// setting, and of the one that is best there; people who had no part in either choice.
  public let own, best: Double
  /// How much the chosen setting loses there, never negative beyond noise; in the goal's unit.
  public let loss: Double
  /// The most false triggers of the chosen setting on a screen there, with their standard error.
  public let falseTrigger: TunedSetting.Rate
  /// What becomes of it.
  public let outcome: Outcome

  /// What becomes of a chosen setting.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It loses no more than the margin.
    case holds
    /// It loses more than the margin.
    case loses
    /// Its false triggers exceed the budget, beyond their error.
    case exceeds
  }
}

extension HalvedRates {
  /// How the best settings of an experiment's own people do on those of a scenario.
  ///
  /// The margin is in proportions of swipes, so in the unit of costs it is a hundred times as much.
  func robustness(of chosen: [TunedSetting], in scenario: Scenario) -> [RobustnessRow] {
    let goals = experiment.tuningGoals
    return chosen.filter(\.isBest).compactMap { tuned -> RobustnessRow? in
      guard let goal = goals.firstIndex(of: tuned.goal),
        let context = experiment.contexts.firstIndex(where: { $0.name == tuned.context })
      else { return nil }
      let bests = training.bests(goal: goal, on: tuned.scope, context: context)
      guard var first = bests.first else { return nil }
      for next in bests where next.isBetter(than: first) { first = next }
      func judged(_ setting: SweptSetting) -> SettingChoice {
        heldOut.choice(
          setting, goal: goal,
          in: experiment.conditions(
            on: tuned.scope, context: context, recognizer: setting.recognizer))
      }
      let (own, best) = (judged(tuned.setting), judged(first.setting))
      let loss = best.merit - own.merit
      let triggers = experiment.conditions(
        on: tuned.scope, context: context, recognizer: tuned.setting.recognizer
      ).compactMap {
        heldOut.rates.estimate(
          \.falseTrigger, condition: $0, sweep: tuned.setting.sweep, value: tuned.setting.value)
      }.max { $0.rate < $1.rate }
      let most = triggers ?? (0, .infinity)
      var (outcome, sign, unit) = (RobustnessRow.Outcome.holds, 1.0, 1.0)
      if case .cost = tuned.goal { (sign, unit) = (-1, 100) }
      if loss > experiment.margin * unit { outcome = .loses }
      if case .budget(let budget) = tuned.goal, most.rate - 1.96 * most.standardError > budget {
        outcome = .exceeds
      }
      return RobustnessRow(
        goal: tuned.goal, scope: tuned.scope.name, context: tuned.context, scenario: scenario,
        own: sign * own.merit, best: sign * best.merit, loss: loss, falseTrigger: most,
        outcome: outcome)
    }
  }
}
