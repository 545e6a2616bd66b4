package import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import StrictFiles
import Study
import SwipeSimulation
import TrialStatistics

/// Verdicts of several screens in a cell, and the margins that they go by.
package enum VerdictText {
  /// Which margin holds for which metric: `The margin is 1 point; of ...`.
  ///
  /// - Parameter limit: of false triggers, as a proportion.
  package static func margins(_ margin: Double, limit: Double) -> Prose {
    let floor = RateText.points(ChangeMargin.falseTriggerFloor(limit: limit))
    let ratio = FixedDecimals.trimmed(ChangeMargin.falseTriggerRatio, decimals: 2)
    return "The margin is \(RateText.points(margin)). For \(code: Metric.falseTrigger.name) there"
      + " are two, a ratio of \(ratio) and a difference of \(floor) (2% of the limit):"
      + " \(em: "better") and \(em: "worse") must exceed both, \(em: "equivalent") must be within"
      + " one of them."
  }

  /// `better on 10, undetermined on 2`, or the verdict alone where it is the same everywhere.
  static func cell(_ verdicts: [Verdict]) -> String {
    let order: [Verdict] = [.better, .equivalent, .worse, .undetermined]
    let counts = order.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count > 0 ? (verdict.rawValue, count) : nil
    }
    if counts.count == 1, let only = counts.first {
      return verdicts.count == 1 ? only.0 : "\(only.0) on all \(verdicts.count)"
    }
    return counts.map { "\($0.0) on \($0.1)" }.joined(separator: ", ")
  }
}
