import ExperimentFiles
import StrictFiles
import Study

/// A row of `batches.csv`: what batches of people came to, for comparing stored runs.
package struct BatchRow: Sendable {
  package let key: RateKey
  /// Per batch, the batch of participant 0 first.
  package let trials, events: [Int]
  /// Events that count once, per batch; empty where all swipes weigh the same.
  package let light: [Int]
  /// Swipes that were made and count more than once, or all where all weigh the same, and what one
  /// counts.
  package let heavyTrials: Int
  package let heavyWeight: Double

  static let table = Table<BatchRow>(
    "batches.csv",
    """
    Success, false triggers (pooled and by intent) and aborts honoured in up to 100 batches of
    people, so that stored runs can be compared as pairs. Person i, or block i, goes to batch i
    modulo the number of batches.
    """
  ) {
    sums
    weights
  }

  /// The columns of all files.
  static let sums =
    RateKey.columns.of(\BatchRow.key) + [
      Column(
        "trials", { (row: BatchRow) in text(row.trials) },
        "total weight of the swipes that count, by batch, separated by spaces"),
      Column(
        "events", { (row: BatchRow) in text(row.events) }, "total weight of the events, by batch"),
    ]

  /// The columns of weights, which older files do not have.
  static let weights = [
    Column(
      "light_events", { (row: BatchRow) in text(row.light) },
      "events in each batch that count once; empty if all swipes weigh the same"),
    Column(
      "heavy_n", \.heavyTrials, "swipes of weight above 1; if all weights are equal, all swipes"
    ),
    Column("heavy_weight", \.heavyWeight, "what one of them counts, on average"),
  ]

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
        groups.compactMap { group, counts -> BatchRow? in
          counts.batches.map { batches in
            let (trials, events, light) = batches.sums(of: contestant, batches: number)
            let heavy = counts.heavy(of: contestant)
            return BatchRow(
              key: RateKey(
                condition: condition.key, policy: name, metric: group.metric.name,
                intent: group.label), trials: trials, events: events, light: light,
              heavyTrials: heavy.trials, heavyWeight: heavy.weight)
          }
        }
      }
    }
  }
}
