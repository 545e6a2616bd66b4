import StrictFiles
import Study
import TrialStatistics

/// A row of `sensitivity.csv`: a rate in one scenario, its rank there, and how far it is from that
/// of the experiment's own people.
struct SensitivityRow: Sendable, Equatable {
  /// The assumption; `none` for the experiment's own people.
  let assumption: String
  /// The value that it has here; nil for the experiment's own people.
  let value: Double?
  /// The rate.
  let rate: RateRow
  /// 1 for the best of the condition by this metric; equal rates share a rank.
  let rank: Int
  /// The rate minus that of the experiment's own people; nil for these.
  let change: RateDifference?

  /// What the `assumption` column says of the experiment's own people.
  static let ownPeople = "none"
}

extension StudyResults {
  /// Pooled rates of everything that is compared, on the experiment's own people and in every
  /// scenario; none without scenarios.
  var sensitivityRows: [SensitivityRow] {
    if scenarios.isEmpty { return [] }
    let own = Dictionary(
      rates.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let ownBatches = batchSums
    let varied = scenarios.flatMap { scenario in
      let batches = scenario.results.batchSums
      return scenario.results.ranked.map { row, rank in
        SensitivityRow(
          assumption: scenario.scenario.assumption, value: scenario.scenario.value, rate: row,
          rank: rank,
          change: own[row.key].map { rate in
            let both = ownBatches[row.key].flatMap { own in
              batches[row.key].map { (a: own, b: $0) }
            }
            return Pairing.change(from: rate.summary, to: row.summary, batches: both).change
          })
      }
    }
    return ranked.map { row, rank in
      SensitivityRow(
        assumption: SensitivityRow.ownPeople, value: nil, rate: row, rank: rank, change: nil)
    } + varied
  }

  /// Rows of the batched metrics over all their intents, each with its rank in its condition.
  private var ranked: [(row: RateRow, rank: Int)] {
    let wanted = batchSums
    let rows = rates.filter { wanted[$0.key] != nil }
    let groups = Dictionary(grouping: rows) {
      RateKey(condition: $0.condition, policy: "", metric: $0.metric, intent: $0.intent)
    }
    return rows.map { row in
      let key = RateKey(
        condition: row.condition, policy: "", metric: row.metric, intent: row.intent)
      let rates = (groups[key] ?? []).map(\.rate)
      return (row, Metric.rank(of: row.rate, among: rates, by: row.metric))
    }
  }

  /// The batches of people behind each rate that has them.
  private var batchSums: [RateKey: ClusterSums] {
    Dictionary(batches.map { ($0.key, $0.sums) }, uniquingKeysWith: { first, _ in first })
  }

  /// The file's content.
  var sensitivityTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "assumption", "value", "policy", "metric", "k", "n",
      "participants", "rate", "mc_error", "ci_low", "ci_high", "rank", "change",
      "change_mc_error", "change_ci_low", "change_ci_high",
    ])
    for row in sensitivityRows {
      let key = row.rate.condition
      for text in [key.screen, key.context, key.recognizer, row.assumption] { csv.append(text) }
      csv.append(row.value ?? .nan)
      for text in [row.rate.policy, row.rate.metric] { csv.append(text) }
      for count in [row.rate.events, row.rate.trials, row.rate.participants] { csv.append(count) }
      for number in [row.rate.rate, row.rate.standardError, row.rate.low, row.rate.high] {
        csv.append(number)
      }
      csv.append(row.rank)
      let change = row.change
      for number in [change?.difference, change?.standardError, change?.low, change?.high] {
        csv.append(number ?? .nan)
      }
      csv.endRow()
    }
    return csv.bytes
  }
}
