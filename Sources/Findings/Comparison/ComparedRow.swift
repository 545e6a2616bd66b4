import StrictFiles
import Study
public import TrialStatistics

/// One rate of two runs, with the verdict on the second.
public struct ComparedRow: Sendable, Equatable {
  /// What is compared.
  public let key: RateKey
  /// The rate in A and in B.
  public let a, b: RateSummary
  /// The change from A to B.
  public let change: RateDifference
  /// The p-value of the change, adjusted (Holm) over all compared rows of the metric.
  public let adjustedP: Double
  /// Whether B is better than, worse than, or equivalent to A, or undetermined.
  public let verdict: Verdict
  /// How the error was found.
  public let pairing: Pairing

  /// The rows of a comparison.
  static let table = Table<ComparedRow>("changes.csv", "Every rate of two runs.") {
    RateKey.columns.of(\.key)
    Column("rate_a", \.a.rate, "the rate in A")
    Column("rate_b", \.b.rate, "the rate in B")
    Column.estimate(\.change)
    [Column(.adjustedP, \.adjustedP), Column(.verdict, \.verdict.rawValue)]
    Column(.pairing, \.pairing.rawValue)
  }
}

extension RunComparison {
  /// The compared rows as CSV.
  public var csv: [UInt8] { ComparedRow.table.bytes(rows) }
}
