import ExperimentFiles
import StrictFiles
import Study

/// A row of `batches.csv`: what batches of people came to, for comparing stored runs.
package struct BatchRow: Sendable {
  package let key: RateKey
  /// Per batch, the batch of participant 0 first.
  package let trials, events: [Int]

  /// `batches.csv`.
  static let table = Table<BatchRow>(
    "batches.csv",
    """
    Success, false triggers and honoured aborts in up to 100 batches of people, so that stored runs
    can be compared as pairs. Person i, or block of people i, is in batch i mod their number.
    """
  ) {
    RateKey.columns.of(\.key)
    Column(
      "trials", { text($0.trials) },
      "weights of the swipes that count in each batch, separated by spaces")
    Column("events", { text($0.events) }, "weights of the events in each batch")
  }

  private static func text(_ counts: [Int]) -> String {
    counts.map(String.init).joined(separator: " ")
  }
}

extension StudyResults {
  /// The rows of all conditions; as many batches as people, at most 100.
  static func batches(_ experiment: Experiment, _ counts: StudyCounts) -> [BatchRow] {
    let number = min(experiment.clusters, BatchSums.most)
    return zip(experiment.conditions, counts.conditions).flatMap { condition, counts in
      let groups = zip(experiment.groups(in: condition), counts.groups)
      return experiment.contestants(in: condition).enumerated().flatMap { contestant, name in
        groups.compactMap { group, counts in
          counts.batches.map { batches in
            let (trials, events) = batches.sums(of: contestant, batches: number)
            return BatchRow(
              key: RateKey(
                condition: condition.key, policy: name, metric: group.metric.name,
                intent: group.label), trials: trials, events: events)
          }
        }
      }
    }
  }
}
