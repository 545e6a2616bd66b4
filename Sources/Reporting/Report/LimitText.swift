import ExperimentFiles
import Findings
import PolicyLibrary

/// On which side of their limit the false triggers of policies are, beside their rates.
enum LimitText {
  /// A cell for each policy; empty of other metrics, and where nothing is limited.
  static func cells(
    _ metric: Metric, _ policies: [String], _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [String] {
    guard metric.name == Metric.falseTrigger.name else { return [] }
    let cells = policies.map { index.limitStatus(of: $0, setting).map(word) ?? "" }
    return cells.allSatisfy(\.isEmpty) ? [] : cells
  }

  /// What the cells say.
  static func remark(_ experiment: Experiment) -> String {
    "*Limit*: at most \(DecisionText.oneIn(experiment.limits.falseTriggers)) content gestures of"
      + " the worst kind on every screen: *kept* by the 95% bound, *within noise* where the rate"
      + " keeps to it but the bound does not, or *over*."
  }

  private static func word(_ status: Choice.Status) -> String {
    status.rawValue.replacing("-", with: " ")
  }
}
