import NavigationModel
public import Study
import SwipeSimulation

/// What becomes of a chosen setting in a scenario: how far it is from the setting that is best
/// there.
public struct RobustnessRow: Sendable {
  /// The chosen setting.
  public let setting: TunedSetting
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
    /// Its false triggers exceed the budget, and what they are on the experiment's own people,
    /// beyond their error.
    case exceeds
  }
}

extension HalvedRates {
  /// How settings chosen on an experiment's own people do on those of a scenario.
  ///
  /// The margin is in proportions of swipes, so in the unit of costs it is a hundred times as much.
  func robustness(of chosen: [TunedSetting], in scenario: Scenario) -> [RobustnessRow] {
    chosen.compactMap { tuned -> RobustnessRow? in
      guard let goal = experiment.tuningGoals.firstIndex(of: tuned.goal),
        let context = experiment.contexts.firstIndex(where: { $0.name == tuned.context }),
        let first = training.best(goal: goal, on: tuned.scope, context: context)
      else { return nil }
      func conditions(_ setting: SweptSetting) -> [Int] {
        experiment.conditions(on: tuned.scope, context: context, recognizer: setting.recognizer)
      }
      let own = heldOut.choice(tuned.setting, goal: goal, in: conditions(tuned.setting))
      let best = heldOut.choice(first.setting, goal: goal, in: conditions(first.setting))
      let loss = best.merit - own.merit
      let triggers = conditions(tuned.setting).compactMap {
        heldOut.rates.estimate(
          \.falseTrigger, condition: $0, sweep: tuned.setting.sweep, value: tuned.setting.value)
      }
      let most = triggers.max { $0.rate < $1.rate } ?? (0, .infinity)
      var (outcome, sign, unit) = (RobustnessRow.Outcome.holds, 1.0, 1.0)
      if case .cost = tuned.goal { (sign, unit) = (-1, 100) }
      if loss > experiment.margin * unit { outcome = .loses }
      if case .budget(let budget) = tuned.goal,
        most.rate - 1.96 * most.standardError > max(budget, tuned.mostFalseTriggers.rate)
      {
        outcome = .exceeds
      }
      return RobustnessRow(
        setting: tuned, scenario: scenario, own: sign * own.merit, best: sign * best.merit,
        loss: loss, falseTrigger: most, outcome: outcome)
    }
  }
}
