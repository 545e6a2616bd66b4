import NavigationModel
import PopGesture
import Study
import SwipeSimulation

/// Looks settings up in both halves of an experiment's people.
struct HalvedRates {
  let experiment: Experiment
  let training, heldOut: SettingSearch
  /// Counts of the people who chose.
  let trainingCounts: StudyCounts

  init(_ experiment: Experiment, training: StudyCounts, heldOut: StudyCounts) {
    self.experiment = experiment
    trainingCounts = training
    self.training = SettingSearch(experiment, SweptRates(experiment, training))
    self.heldOut = SettingSearch(experiment, SweptRates(experiment, heldOut))
  }

  /// Every setting that is best of its family and recognizer, for every goal and scope.
  func tunedSettings() -> [TunedSetting] {
    experiment.contexts.indices.flatMap { context in
      experiment.tuningGoals.indices.flatMap { goal in
        TuningScope.all(of: experiment).flatMap { scope -> [TunedSetting] in
          let first = training.best(goal: goal, on: scope, context: context)
          return training.bests(goal: goal, on: scope, context: context).map {
            tuned($0, goal: goal, scope, context: context, isBest: $0 == first)
          }
        }
      }
    }
  }

  func tuned(
    _ choice: SettingChoice, goal: Int, _ scope: TuningScope, context: Int, isBest: Bool
  ) -> TunedSetting {
    let setting = choice.setting
    let conditions = experiment.conditions(
      on: scope, context: context, recognizer: setting.recognizer)
    let cost = training.costPlace(of: goal)
    let screens = conditions.map { place in
      let line = training.rates[place, setting.sweep]
      func heldOut(_ moments: KeyPath<SweepCounts, SweepMoments>) -> TunedSetting.Rate {
        self.heldOut.rates.estimate(
          moments, condition: place, sweep: setting.sweep, value: setting.value) ?? (0, .infinity)
      }
      return TunedSetting.OnScreen(
        screen: experiment.conditions[place].screen.name,
        trainingSuccess: line.success[setting.value],
        trainingFalseTrigger: line.falseTrigger[setting.value],
        success: heldOut(\.success), falseTrigger: heldOut(\.falseTrigger),
        trainingCost: cost.map { line.costs[$0][setting.value] },
        cost: cost.map { self.heldOut.rates[place, setting.sweep].costs[$0][setting.value] })
    }
    return TunedSetting(
      goal: experiment.tuningGoals[goal], scope: scope,
      context: experiment.contexts[context].name,
      recognizer: experiment.recognizers[setting.recognizer],
      policy: experiment.policy(of: setting), isBest: isBest, isMet: choice.isMet,
      screens: screens, setting: setting)
  }
}
