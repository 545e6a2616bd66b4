public import ExperimentFiles
import StrictFiles
import Study

/// A row of `costs.csv`: what a policy's mistakes cost per hundred swipes, if people want what a
/// prior says and an unwanted pop is as bad as so many missed ones.
public struct CostRow: Sendable, Equatable {
  /// Where.
  public let condition: ConditionKey
  /// The policy or system, and the prior.
  public let policy, prior: String
  /// How many missed pops an unwanted one is as bad as.
  public let ratio: Double
  /// The cost, in missed pops per hundred swipes of all kinds.
  public let cost: Double
  /// Its standard error at most: those of the rates added up, as if they erred together.
  public let error: Double
  /// Whether no other policy costs less there.
  public let isBest: Bool

  /// `costs.csv`.
  static let table = Table<CostRow>(
    "costs.csv",
    "With `\"usage_mixes\"`: the cost of mistakes. Errors are upper bounds."
  ) {
    ConditionKey.columns.of(\.condition)
    Column(.policy, \.policy)
    Column("prior", \.prior, "the usage mix")
    Column("cost_ratio", \.ratio, "missed pops that cost as much as one unwanted pop")
    Column("cost_per_100_swipes", \.cost, "cost of the mistakes, in missed pops")
    Column(.standardError, \.error)
    Column("is_best", \.isBest, "whether it is the cheapest there")
  }
}
