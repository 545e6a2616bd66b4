import Study
import SwipeSimulation
import TrialStatistics

/// The rates of every swept value in every condition, for some of an experiment's people.
struct SweptRates: Sendable {
  /// One sweep in one condition: per value.
  struct Line: Sendable {
    let success, falseTrigger: [Double]
    /// Per goal that weighs costs: the cost per hundred swipes.
    let costs: [[Double]]
  }

  /// Per condition and sweep.
  private let lines: [[Line]]
  private let counts: StudyCounts

  /// The rates of counts of an experiment, with the costs of the goals that weigh them.
  init(_ experiment: Experiment, _ counts: StudyCounts) {
    self.counts = counts
    let goals = experiment.tuningGoals
    lines = counts.conditions.map { condition in
      condition.sweeps.enumerated().map { sweep, moments in
        let rates = [moments.success, moments.falseTrigger].map { moments in
          moments.events.map { Double($0) / Double(max(moments.trials, 1)) }
        }
        return Line(
          success: rates[0], falseTrigger: rates[1],
          costs: goals.compactMap { goal in
            Self.costs(
              goal, condition.intentSweeps.isEmpty ? [] : condition.intentSweeps[sweep], experiment)
          })
      }
    }
  }

  subscript(condition: Int, sweep: Int) -> Line { lines[condition][sweep] }

  /// A rate with its clustered error; nil without trials.
  func estimate(
    _ metric: KeyPath<SweepCounts, SweepMoments>, condition: Int, sweep: Int, value: Int
  ) -> (rate: Double, standardError: Double)? {
    let moments = counts.conditions[condition].sweeps[sweep][keyPath: metric]
    return moments.estimate(moments.totals[value])
  }

  /// The cost of every value by a goal: mistakes in missed pops per hundred swipes.
  private static func costs(
    _ goal: TuningGoal, _ intents: [SweepMoments], _ experiment: Experiment
  ) -> [Double]? {
    guard case .cost(let name, let ratio) = goal,
      let prior = experiment.priors.first(where: { $0.name == name }),
      let first = intents.first
    else { return nil }
    var costs = first.events.map { _ in 0.0 }
    for (intent, moments) in zip(experiment.intents, intents) {
      let share = prior.share(of: intent)
      guard share > 0, moments.trials > 0 else { continue }
      for (value, events) in moments.events.enumerated() {
        let rate = Double(events) / Double(moments.trials)
        costs[value] += 100 * share * (intent.role == .wanted ? 1 - rate : ratio * rate)
      }
    }
    return costs
  }
}
