public import PopGesture
import NavigationModel
import SwipeSimulation

/// A setting that was chosen for a goal on some screens, and what it does on people who had no part
/// in the choice.
public struct TunedSetting: Sendable {
  /// What it was chosen for.
  public let goal: TuningGoal
  /// Where.
  public let scope: TuningScope
  /// The page.
  public let context: String
  /// The setting.
  public let recognizer: RecognizerPreset
  /// The policy, under its family's name.
  public let policy: NamedPolicy
  /// Whether no other family or recognizer does better on the people who chose.
  public let isBest: Bool
  /// Whether it kept within the goal's budget on the people who chose; else it is the nearest.
  public let isMet: Bool
  /// Its rates on each screen of the scope.
  public let screens: [OnScreen]
  let setting: SweptSetting

  /// A rate with its clustered standard error.
  public typealias Rate = (rate: Double, standardError: Double)

  /// What a setting does on one screen.
  public struct OnScreen: Sendable {
    /// Name of the screen.
    public let screen: String
    /// Success and false triggers of those who chose: flattered by the choice.
    public let trainingSuccess, trainingFalseTrigger: Double
    /// The same of the others.
    public let success, falseTrigger: Rate
    /// Cost per hundred swipes of those who chose, and of the others; nil where the goal weighs
    /// none.
    public let trainingCost, cost: Double?
  }

  /// The lowest success over its screens, of people who had no part in the choice.
  public var worstSuccess: Rate {
    screens.map(\.success).min { $0.rate < $1.rate } ?? (0, .infinity)
  }

  /// The lowest success over its screens, of those who chose.
  public var worstTrainingSuccess: Double { screens.map(\.trainingSuccess).min() ?? 0 }

  /// The most false triggers over its screens, of people who had no part in the choice.
  public var mostFalseTriggers: Rate {
    screens.map(\.falseTrigger).max { $0.rate < $1.rate } ?? (0, .infinity)
  }

  /// The highest cost over its screens, of people who had no part in the choice.
  public var highestCost: Double? { screens.compactMap(\.cost).max() }
}

/// Looks settings up in both halves of an experiment's people.
struct HalvedRates {
  let experiment: Experiment
  let training, heldOut: SettingSearch

  init(_ experiment: Experiment, training: StudyCounts, heldOut: StudyCounts) {
    self.experiment = experiment
    self.training = SettingSearch(experiment, SweptRates(experiment, training))
    self.heldOut = SettingSearch(experiment, SweptRates(experiment, heldOut))
  }

  /// Every setting that is best of its family and recognizer, for every goal and scope.
  func tunedSettings() -> [TunedSetting] {
    experiment.contexts.indices.flatMap { context in
      experiment.tuningGoals.indices.flatMap { goal in
        TuningScope.all(of: experiment).flatMap { scope -> [TunedSetting] in
          let bests = training.bests(goal: goal, on: scope, context: context)
          var first = 0
          for place in bests.indices where bests[place].isBetter(than: bests[first]) {
            first = place
          }
          return bests.enumerated().map {
            tuned($1, goal: goal, scope, context: context, isBest: $0 == first)
          }
        }
      }
    }
  }

  private func tuned(
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
