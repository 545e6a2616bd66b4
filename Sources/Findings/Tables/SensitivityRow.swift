import StrictFiles
import Study
import TrialStatistics

/// A row of `sensitivity.csv`: a rate in one scenario, its rank there, and how far it is from that
/// of the experiment's own people.
struct SensitivityRow: Sendable, Equatable {
  let assumption: String
  /// Nil for the experiment's own people, as the change is.
  let value: Double?
  let rate: RateRow
  let rank: Int
  let change: RateDifference?

  /// What the `assumption` column says of the experiment's own people.
  static let ownPeople = "none"

  /// `sensitivity.csv`.
  static let table = Table<SensitivityRow>(
    "sensitivity.csv",
    """
    With `"sensitivity"`: success, false triggers and honoured aborts on the experiment's own people
    and in every variation.
    """
  ) {
    ConditionKey.columns.of(\.rate.condition)
    [Column(.assumption, \.assumption), Column(.value, \.value)]
    Column(.policy, \.rate.policy)
    Column(.metric, \.rate.metric)
    RateRow.figures.of(\.rate)
    Column("rank", \.rank, "1 for the best there")
    Column("change", \.change?.difference, "against the own people, paired by cluster")
    Column("change_mc_error", \.change?.standardError, "its standard error")
    Column("change_ci_low", \.change?.low, "lower end of its 95 % interval")
    Column("change_ci_high", \.change?.high, "upper end of its 95 % interval")
  }
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
}
