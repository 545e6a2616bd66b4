public import ExperimentFiles
import StrictFiles
import Study

/// A row of `matched.csv`: a policy with its threshold moved to where its false triggers keep
/// within a budget.
///
/// At the same rate of false triggers the successes of policies can be compared.
public struct MatchedRow: Sendable, Equatable {
  /// Whether a threshold keeps within the budget.
  public enum Status: String, Sendable, CaseIterable {
    /// The least threshold that does is shown: no other one that does has more success.
    case met
    /// None does: the strictest is shown.
    case exceeded
    /// The policy has no threshold to move: its own rates are shown, within the budget or not.
    case fixed
  }

  /// Where.
  public let condition: ConditionKey
  /// The policy.
  public let policy: String
  /// The largest rate of false triggers that is allowed, as a proportion.
  public let budget: Double
  /// Whether it is kept.
  public let status: Status
  /// The parameter that is moved, and its value; nil where there is none.
  public let parameter: String?, value: Double?
  /// Success and false-trigger rate there with their standard errors.
  public let success, successError, falseTrigger, falseTriggerError: Double

  /// Whether the false triggers keep within the budget, for a fixed policy too.
  public var isWithinBudget: Bool { falseTrigger <= budget }

  /// `matched.csv`.
  static let table = Table<MatchedRow>(
    "matched.csv",
    """
    With `"false_trigger_budgets"`: each policy with its threshold moved to the least value that
    keeps within the budget.
    """
  ) {
    ConditionKey.columns.of(\.condition)
    Column(.policy, \.policy)
    Column("budget", \.budget, "the rate of false triggers that is allowed")
    Column(
      "status", \.status.rawValue,
      "`met`; `exceeded` where no value keeps within, and the strictest is shown; `fixed` where"
        + " there is nothing to move")
    [Column(.parameter, \.parameter), Column(.value, \.value)]
    [Column(.success, \.success), Column(.successError, \.successError)]
    [Column(.falseTrigger, \.falseTrigger), Column(.falseTriggerError, \.falseTriggerError)]
  }
}
