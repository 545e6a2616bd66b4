import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

extension RateRow {
  /// The rates of a study, those of wanted pops with how far a finger goes.
  static func withTravel(
    _ rates: [RateRow], _ experiment: Experiment, _ counts: StudyCounts
  ) -> [RateRow] {
    var travels: [RateKey: Travel] = [:]
    var asked = AskedTravel(experiment)
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      guard let sums = counts.travel else { continue }
      let screen = condition.screen.arranged(condition.context.arrangement)
      let needed = asked(on: screen, ofSystems: condition.recognizer == nil)
      for (place, name) in experiment.contestants(in: condition).enumerated() {
        let made = sums.mean(of: place)
        let key = RateKey(
          condition: condition.key, policy: name, metric: Metric.success.name,
          intent: Intent.pop.rawValue)
        travels[key] = Travel(
          asked: needed[place], made: made?.travel, madeError: made?.standardError,
          millimetresPerPoint: screen.millimetresPerPoint)
      }
    }
    return rates.map { row in
      guard row.metric == Metric.success.name else { return row }
      var row = row
      row.travel = travels[row.key]
      return row
    }
  }
}

/// What rules ask of a finger on each screen: the same whatever the page and the recognizer, and
/// looked for once.
private struct AskedTravel {
  private let policies, systems: [NamedPolicy]
  private var known: [[Double]: [Double?]] = [:]

  init(_ experiment: Experiment) {
    (policies, systems) = (experiment.policies, experiment.systems.map(\.policy))
  }

  /// The travel in pt that each policy, or each system's, asks for; nil where it never completes.
  mutating func callAsFunction(on screen: Screen, ofSystems areSystems: Bool) -> [Double?] {
    let key = [
      screen.viewWidth, screen.height, screen.millimetresPerPoint, areSystems ? 1 : 0,
    ]
    if let found = known[key] { return found }
    let view = SteadyTravel(
      viewWidth: screen.viewWidth, viewHeight: screen.height,
      millimetresPerPoint: screen.millimetresPerPoint)
    let found = (areSystems ? systems : policies).map {
      view.needed(by: $0, at: SteadyTravel.usualSpeed)
    }
    known[key] = found
    return found
  }
}
