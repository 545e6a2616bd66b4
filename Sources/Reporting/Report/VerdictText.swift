import TrialStatistics

/// Verdicts of several screens in a cell.
enum VerdictText {
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
