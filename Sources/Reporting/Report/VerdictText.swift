import Drawing
import Findings
import TrialStatistics

/// Verdicts of several screens in a cell, and the margins that they go by.
enum VerdictText {
  /// Which margin holds for which metric: `The margin is 1 point; of ...`.
  ///
  /// - Parameter limit: of false triggers, as a proportion.
  static func margins(_ margin: Double, limit: Double) -> String {
    let floor = RateText.points(ChangeMargin.falseTriggerFloor(limit: limit))
    let ratio = FixedDecimals.trimmed(ChangeMargin.falseTriggerRatio, decimals: 2)
    return "The margin is \(RateText.points(margin)). Of false triggers (aborts apart) it is a"
      + " ratio of \(ratio) and a difference of \(floor), 2% of their limit: *better* or *worse*"
      + " is what lies beyond both, *equivalent* what lies within either."
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
