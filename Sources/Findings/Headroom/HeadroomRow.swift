public import ExperimentFiles
import StrictFiles
import Study

/// A row of `headroom.csv`: what a policy separates on a screen, of what a learned rule does.
public struct HeadroomRow: Sendable {
  /// Where.
  public let condition: ConditionKey
  /// The rate of false triggers that is allowed.
  public let budget: Double
  /// The policy: one of the experiment's, a family with what was chosen for it, or
  /// `likelihood-ratio`, the learned reference.
  public let policy: String
  /// What was chosen for a family; empty for others.
  public let parameters: String
  /// Its rates on people who had no part in any choice.
  public let success, falseTrigger: Choice.Rate
  /// Success less false triggers of the likelihood-ratio rule, and its standard error; 0 where
  /// it cannot tell the swipes apart.
  public let headroom: Choice.Rate
  /// The part of the headroom that the policy reaches; nil where there is none, and for a policy
  /// that exceeds the budget.
  public let share: Double?

  /// What the likelihood-ratio rule is called, the learned reference.
  public static let reference = "likelihood-ratio"

  /// `headroom.csv`.
  static let table = Table<HeadroomRow>(
    "headroom.csv",
    """
    With `"tune"`: what policies separate, of what `\(reference)` does, a
    reference that is learned for each group of people from the swipes of all others.
    """
  ) {
    ConditionKey.columns.of(\.condition)
    Column("max_false_trigger", \.budget, "the allowed rate, over all page swipes")
    Column(.policy, \.policy)
    Column(.parameters, \.parameters)
    [Column(.success, \.success.rate), Column(.successError, \.success.standardError)]
    Column(.falseTrigger, \.falseTrigger.rate)
    Column(.falseTriggerError, \.falseTrigger.standardError)
    Column("headroom", \.headroom.rate, "success of `\(reference)` less its false triggers")
    Column("headroom_mc_error", \.headroom.standardError, "its standard error")
    Column("share", \.share, "the part that the policy reaches")
  }
}
