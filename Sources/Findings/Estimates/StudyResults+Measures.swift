import ExperimentFiles
import NavigationModel
import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

extension StudyResults {
  /// The measures of systems, and of policies where they are measured: of each condition, then
  /// over screens and over pages.
  static func measures(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable
  ) -> [MeasureRow] {
    var rows: [MeasureRow] = []
    var overview: [ConditionRates] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      guard let measures = counts.measures else { continue }
      let systems = experiment.systems(in: condition)
      let own = measures.rows(
        screen: condition.screen.name, context: condition.context,
        recognizer: condition.key.recognizer, systems: systems.map(\.name),
        intents: experiment.intents)
      rows += own
      rows += reach(condition, of: experiment)
      let efforts = Dictionary(
        own.filter { $0.measure == Measure.effortMean.name }.map { ($0.system, $0.estimate) },
        uniquingKeysWith: { first, _ in first })
      let groups = experiment.groups(in: condition)
      func rate(_ metric: Metric, _ contestant: Int) -> MeasureEstimate? {
        guard
          let place = groups.firstIndex(where: { $0.metric.name == metric.name && $0.isHeadline })
        else { return nil }
        let (moments, policy) = counts.groups[place].place(of: contestant)
        if moments.clusters == 0 { return nil }
        return MeasureEstimate(
          RateEstimate(moments: moments, policy: policy, critical: critical(moments)))
      }
      for (contestant, system) in systems.enumerated() {
        guard let success = rate(.success, contestant) else { continue }
        overview.append(
          ConditionRates(
            screen: condition.screen.name, context: condition.context.name,
            recognizer: condition.key.recognizer, system: system.name,
            success: success, falseTrigger: rate(.falseTrigger, contestant),
            blockedContent: rate(.blockedContent, contestant), effort: efforts[system.name],
            popPercent: condition.context.mix.percent(of: "pop"),
            isDisabled: condition.context.navigation.isPopDisabled))
      }
    }
    return (rows + ConditionRates.rows(overview)).map { row in
      var row = row
      row.peoplePerCluster = experiment.peoplePerCluster
      row.mostPeople = experiment.participants
      return row
    }
  }

  /// Where strokes may start: told of systems on an experiment's first page, as it asks hundreds of
  /// strokes of each; what other pages take away is counted in the swipes of people.
  private static func reach(_ condition: Condition, of experiment: Experiment) -> [MeasureRow] {
    // Policies share a recognizer's gate, and `explain` tells the travel that each asks for.
    guard condition.recognizer == nil, condition.context == experiment.contexts.first
    else { return [] }
    let part = condition.screen.arranged(condition.context.arrangement)
    return experiment.systems(in: condition).flatMap {
      ReachProbe.rows(
        $0, on: condition.context, screen: part, named: condition.screen.name,
        recognizer: condition.key.recognizer)
    }
  }
}
