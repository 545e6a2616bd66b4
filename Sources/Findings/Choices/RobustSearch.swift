import NavigationModel
import Study
import SwipeSimulation

/// Looks for the setting that stays closest to the best one whatever is assumed about people.
///
/// Of each setting the loss against the best one of each scenario, where it is largest; of settings
/// that keep within the budget everywhere the one with the smallest (minimax regret, Savage 1951).
/// By those who choose, as the best ones are.
struct RobustSearch {
  /// The experiment's own people first, then its scenarios.
  let people: [HalvedRates]

  /// The settings, one for each goal and group of screens that the best ones are for; none without
  /// scenarios.
  func settings(besides bests: [TunedSetting]) -> [TunedSetting] {
    guard people.count > 1, let own = people.first else { return [] }
    let experiment = own.experiment
    return bests.compactMap { best -> TunedSetting? in
      guard let goal = experiment.tuningGoals.firstIndex(of: best.goal),
        let context = experiment.contexts.firstIndex(where: { $0.name == best.context }),
        let setting = setting(goal: goal, on: best.scope, context: context)
      else { return nil }
      let conditions = experiment.conditions(
        on: best.scope, context: context, recognizer: setting.recognizer)
      let choice = own.training.choice(setting, goal: goal, in: conditions)
      var tuned = own.tuned(
        choice, goal: goal, best.scope, context: context, isBest: setting == best.setting)
      tuned.isRobust = true
      return tuned
    }
  }

  private func setting(goal: Int, on scope: TuningScope, context: Int) -> SweptSetting? {
    guard let experiment = people.first?.experiment else { return nil }
    let bests = people.map { $0.training.best(goal: goal, on: scope, context: context)?.merit ?? 0 }
    var found: (setting: SweptSetting, regret: Regret)?
    for recognizer in experiment.recognizers.indices {
      let conditions = experiment.conditions(on: scope, context: context, recognizer: recognizer)
      for sweep in experiment.sweeps.indices {
        var regrets = experiment.sweeps[sweep].values.map { _ in Regret() }
        for (people, best) in zip(people, bests) {
          let choices = people.training.choices(
            goal: goal, in: conditions, recognizer: recognizer, sweep: sweep)
          for value in choices.indices { regrets[value].add(choices[value], best: best) }
        }
        for (value, regret) in regrets.enumerated() {
          if found.map({ $0.regret.isLess(than: regret) }) ?? false { continue }
          found = (SweptSetting(recognizer: recognizer, sweep: sweep, value: value), regret)
        }
      }
    }
    return found?.setting
  }

  /// What a setting loses at worst.
  private struct Regret {
    private var isMet = true
    private var most = -Double.infinity
    private var falseTrigger = 0.0

    mutating func add(_ choice: SettingChoice, best: Double) {
      isMet = isMet && choice.isMet
      most = max(most, best - choice.merit)
      falseTrigger = max(falseTrigger, choice.falseTrigger)
    }

    func isLess(than other: Regret) -> Bool {
      if isMet != other.isMet { return isMet }
      if !isMet, falseTrigger != other.falseTrigger { return falseTrigger < other.falseTrigger }
      return most < other.most
    }
  }
}
