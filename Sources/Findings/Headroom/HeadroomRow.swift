import StrictFiles
public import Study

/// A row of `headroom.csv`: what a policy separates on a screen, of what any rule could.
public struct HeadroomRow: Sendable {
  /// Where.
  public let condition: ConditionKey
  /// The rate of false triggers that is allowed.
  public let budget: Double
  /// The policy: one of the experiment's, a family with what was chosen for it, or
  /// `likelihood-ratio`, the best that the information of a release allows.
  public let policy: String
  /// What was chosen for a family; empty for others.
  public let parameters: String
  /// Its rates on people who had no part in any choice.
  public let success, falseTrigger: TunedSetting.Rate
  /// Success less false triggers of the likelihood-ratio rule, and its standard error; 0 where no
  /// rule can tell the swipes apart.
  public let headroom: TunedSetting.Rate
  /// The part of the headroom that the policy reaches; nil where there is none, and for a policy
  /// that exceeds the budget.
  public let share: Double?

  /// What the likelihood-ratio rule is called.
  public static let bound = "likelihood-ratio"
}

extension TuningResults {
  /// The content of `headroom.csv`.
  var headroomTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "max_false_trigger", "policy", "parameters", "success",
      "success_mc_error", "false_trigger", "false_trigger_mc_error", "headroom",
      "headroom_mc_error", "share",
    ])
    for row in headroom {
      let key = row.condition
      for text in [key.screen, key.context, key.recognizer] { csv.append(text) }
      csv.append(row.budget)
      for text in [row.policy, row.parameters] { csv.append(text) }
      for number in [
        row.success.rate, row.success.standardError, row.falseTrigger.rate,
        row.falseTrigger.standardError, row.headroom.rate, row.headroom.standardError,
        row.share ?? .nan,
      ] { csv.append(number) }
      csv.endRow()
    }
    return csv.bytes
  }
}
