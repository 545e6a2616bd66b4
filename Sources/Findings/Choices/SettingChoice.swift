import NavigationModel
import PopGesture
import Study
import SwipeSimulation

/// A setting among those that an experiment sweeps: a recognizer, and a value of a sweep.
public struct SweptSetting: Sendable, Hashable {
  /// Places among the experiment's recognizers and sweeps, and among the sweep's values.
  let recognizer, sweep, value: Int
}

/// The setting that serves a goal best on some screens, by counts of some people.
struct SettingChoice: Sendable, Equatable {
  let setting: SweptSetting
  /// Whether it keeps within the goal's budget; always where there is none.
  let isMet: Bool
  /// What is made as large as possible: success on the worst screen, or minus the cost there.
  let merit: Double
  /// The most false triggers on a screen, as a proportion.
  let falseTrigger: Double

  /// Whether it comes before another: one within the budget, the larger merit, fewer false
  /// triggers; where nothing keeps within the budget, fewer false triggers first.
  func isBetter(than other: SettingChoice) -> Bool {
    if isMet != other.isMet { return isMet }
    if !isMet, falseTrigger != other.falseTrigger { return falseTrigger < other.falseTrigger }
    if merit != other.merit { return merit > other.merit }
    return falseTrigger < other.falseTrigger
  }
}

/// Looks for the best settings.
struct SettingSearch {
  let experiment: Experiment
  let rates: SweptRates
  private let goals: [TuningGoal]
  /// Places of goals that weigh costs among those that do.
  private let costPlaces: [Int?]

  init(_ experiment: Experiment, _ rates: SweptRates) {
    (self.experiment, self.rates) = (experiment, rates)
    goals = experiment.tuningGoals
    var next = 0
    costPlaces = goals.map { goal in
      guard case .cost = goal else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// The place of a goal among those that weigh costs; nil where it weighs none.
  func costPlace(of goal: Int) -> Int? { costPlaces[goal] }

  /// The best setting of one sweep behind one recognizer; later ones win ties, being the more
  /// careful.
  func best(
    goal: Int, in conditions: [Int], recognizer: Int, sweep: Int
  ) -> SettingChoice? {
    choices(goal: goal, in: conditions, recognizer: recognizer, sweep: sweep)
      .reduce(nil as SettingChoice?) { best, choice in
        best.map { $0.isBetter(than: choice) } ?? false ? best : choice
      }
  }

  /// How a setting serves a goal.
  func choice(_ setting: SweptSetting, goal: Int, in conditions: [Int]) -> SettingChoice {
    choices(goal: goal, in: conditions, recognizer: setting.recognizer, sweep: setting.sweep)[
      setting.value]
  }

  /// How every value of a sweep behind a recognizer serves a goal, line by line: there are millions
  /// of them over all goals, screens and scenarios.
  func choices(
    goal: Int, in conditions: [Int], recognizer: Int, sweep: Int
  ) -> [SettingChoice] {
    let values = experiment.sweeps[sweep].values.count
    var merits = Array(repeating: Double.infinity, count: values)
    var most = Array(repeating: 0.0, count: values)
    for condition in conditions {
      let line = rates[condition, sweep]
      for (value, rate) in line.falseTrigger.enumerated() { most[value] = max(most[value], rate) }
      let own = costPlaces[goal].map { line.costs[$0].map { -$0 } } ?? line.success
      for (value, merit) in own.enumerated() { merits[value] = min(merits[value], merit) }
    }
    var limit = Double.infinity
    if case .budget(let budget) = goals[goal] { limit = budget }
    return (0..<values).map { value in
      SettingChoice(
        setting: SweptSetting(recognizer: recognizer, sweep: sweep, value: value),
        isMet: most[value] <= limit, merit: merits[value], falseTrigger: most[value])
    }
  }

  /// The best setting of each family behind each recognizer, in the order of the experiment.
  func bests(goal: Int, on scope: TuningScope, context: Int) -> [SettingChoice] {
    let names = experiment.sweeps.map(\.family.name)
    var families: [String] = []
    for name in names where !families.contains(name) { families.append(name) }
    return experiment.recognizers.indices.flatMap { recognizer -> [SettingChoice] in
      let conditions = experiment.conditions(
        on: scope, context: context, recognizer: recognizer)
      return families.compactMap { family in
        var best: SettingChoice?
        for sweep in names.indices where names[sweep] == family {
          guard
            let next = self.best(
              goal: goal, in: conditions, recognizer: recognizer, sweep: sweep)
          else { continue }
          if best.map({ next.isBetter(than: $0) }) ?? true { best = next }
        }
        return best
      }
    }
  }
}

extension SettingSearch {
  /// The best setting of all; nil where nothing is swept.
  func best(goal: Int, on scope: TuningScope, context: Int) -> SettingChoice? {
    let bests = bests(goal: goal, on: scope, context: context)
    return bests.dropFirst().reduce(bests.first) { best, next in
      best.map { next.isBetter(than: $0) ? next : $0 }
    }
  }
}

extension Experiment {
  /// Places of the conditions of a recognizer on some screens, in the order of the scope.
  func conditions(on scope: TuningScope, context: Int, recognizer: Int) -> [Int] {
    let names = Set(scope.screens.map(\.name))
    return conditions.indices.filter { place in
      let key = conditions[place].key
      return names.contains(key.screen) && key.context == contexts[context].name
        && key.recognizer == recognizers[recognizer].name
    }
  }

  /// The policy of a setting, as it is swept.
  func policy(of setting: SweptSetting) -> NamedPolicy {
    sweeps[setting.sweep].policies[setting.value]
  }
}
