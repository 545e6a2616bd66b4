import ExperimentFiles
import Study
import SwipeSimulation
import TrialStatistics

extension StudyResults {
  /// The same pairs of policies, and of systems, in every condition for false triggers on each
  /// intent of its own; the pooled rate is among `contrasts`.
  ///
  /// The declared family of Holm's adjustment is all contrasts of one metric and one intent in the
  /// experiment: of all screens, pages, recognizers and pairs. Pairs of systems of which neither
  /// popped are counted in it, but are no rows: many systems never do, and 0 less 0 says nothing.
  static func intentContrasts(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable
  ) -> [IntentContrasts] {
    let metric = Metric.falseTrigger
    let cells = zip(experiment.conditions, counts.conditions).flatMap { condition, counts in
      zip(experiment.groups(in: condition), counts.groups).compactMap { group, counts in
        group.metric.name == metric.name && !group.isHeadline
          ? Cell(condition, group, counts, experiment) : nil
      }
    }
    let found = cells.flatMap { cell in
      let values = critical(cell.moments)
      return cell.pairs.map {
        (
          family: cell.intent,
          difference: PairedContrast(moments: cell.moments, $0.a, $0.b, critical: values)
        )
      }
    }
    let judged = JudgedDifference.all(found, margin: experiment.margin) { _ in
      metric.higherIsBetter
    }
    var next = 0
    return cells.map { cell in
      defer { next += cell.pairs.count }
      return IntentContrasts(
        condition: cell.condition.key, metric: metric.name, intent: cell.intent,
        contestants: cell.contestants, pairs: cell.rows(judged[next...]))
    }
  }

  /// What all contestants of a condition did with one intent, on the same swipes.
  private struct Cell {
    let condition: Condition
    let intent: String
    let contestants: [String]
    let moments: ClusterMoments
    let pairs: [(a: Int, b: Int)]

    /// Nil where there is nothing to compare.
    init?(
      _ condition: Condition, _ group: TallyGroup, _ counts: GroupCounts, _ experiment: Experiment
    ) {
      let contestants = experiment.contestants(in: condition)
      guard let moments = counts.shared, contestants.count > 1 else { return nil }
      (self.condition, intent) = (condition, group.label)
      (self.contestants, self.moments) = (contestants, moments)
      pairs = ContestantPairs.some(of: contestants.count, in: condition, experiment)
    }

    /// The pairs that are rows, with what was found of each.
    func rows(_ judged: ArraySlice<JudgedDifference>) -> [IntentContrasts.Pair] {
      zip(pairs, judged).compactMap { pair, judged in
        let isSilent = moments.successes(pair.a) + moments.successes(pair.b) == 0
        return isSilent && condition.recognizer == nil
          ? nil : IntentContrasts.Pair(judged: judged, a: Int16(pair.a), b: Int16(pair.b))
      }
    }
  }
}
