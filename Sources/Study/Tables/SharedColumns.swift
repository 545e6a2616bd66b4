package import ExperimentFiles
package import StrictFiles

/// Columns that several files have, each described once.
extension ColumnTitle {
  package static let screen = Self("screen", "screen, by its name in `swipelab list screens`")
  package static let context = Self("context", "the page under the finger")
  package static let recognizer = Self(
    "recognizer", "what makes a touch a pop gesture; `system` in comparisons of systems")
  package static let policy = Self("policy", "name of the policy, or of the system")
  package static let policyA = Self("policy_a", "policy or system a")
  package static let policyB = Self("policy_b", "policy or system b")
  package static let metric = Self(
    "metric", "what was counted: `swipelab explain NAME` has the formula")
  package static let intent = Self("intent", "what people wanted; `all` for the pooled rate")
  package static let trials = Self("n", "simulated swipes that count for the metric")
  package static let participants = Self("participants", "people who made those swipes")
  package static let standardError = Self(
    "mc_error", "Monte Carlo standard error over people, or blocks of people")
  package static let low = Self("ci_low", "lower end of the 95% interval")
  package static let high = Self("ci_high", "upper end of the 95% interval")
  package static let difference = Self("difference", "a minus b, on the same swipes")
  package static let p = Self("p_raw", "unadjusted p-value")
  package static let adjustedP = Self("p_holm", "p-value, Holm-adjusted within its part")
  package static let verdict = Self(
    "verdict", "of a against b: `better`, `worse`, `equivalent` or `undetermined`")
  package static let pairing = Self(
    "pairing",
    "source of the error: `batches` of the same people, the `intervals` of both rates (few"
      + " events), `independent` rates, or none for `identical` events")
  package static let assumption = Self(
    "assumption", "the changed assumption; `none` for the experiment's own people")
  package static let parameter = Self("parameter", "the swept parameter")
  package static let parameters = Self("parameters", "the family's chosen parameters")
  package static let value = Self("value", "value of the parameter or assumption")
  package static let success = Self("success", "success rate")
  package static let successError = Self("success_mc_error", "its standard error")
  package static let falseTrigger = Self("false_trigger", "pooled false-trigger rate")
  package static let falseTriggerError = Self("false_trigger_mc_error", "its standard error")
}

extension ConditionKey {
  /// Its columns.
  package static let columns = [
    Column(.screen, \ConditionKey.screen), Column(.context, \.context),
    Column(.recognizer, \.recognizer),
  ]
}
