import StrictFiles
import Study

/// A row of `batches.csv`: what batches of people came to, for comparing stored runs.
package struct BatchRow: Sendable {
  package let key: RateKey
  /// Per batch, the batch of participant 0 first.
  package let trials, events: [Int]
}

extension StudyResults {
  /// The rows of all conditions; as many batches as people, at most 100.
  static func batches(_ experiment: Experiment, _ counts: StudyCounts) -> [BatchRow] {
    let number = min(experiment.participants, BatchSums.most)
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

  /// The file's content; numbers of one list are separated by spaces.
  var batchesTable: [UInt8] {
    var csv = CSVWriter(columns: RateKey.columns + ["trials", "events"])
    for row in batches {
      csv.row(
        row.key.names + [row.trials, row.events].map { $0.map(String.init).joined(separator: " ") })
    }
    return csv.bytes
  }
}
