import Study
import TrialStatistics

extension GroupCounts {
  /// What few events of each contestant are taken to have as the correlation between swipes of one
  /// person: the largest that the others show on the same swipes.
  func correlations(of contestants: Int) -> [Double] {
    let shown = (0..<contestants).map { contestant in
      let (moments, policy) = place(of: contestant)
      return moments.shownCorrelation(policy: policy)
    }
    // The largest of the others: the second for the one that has the first.
    let order = shown.indices.filter { shown[$0] != nil }
      .sorted { (shown[$0] ?? 0) > (shown[$1] ?? 0) }
    return (0..<contestants).map { contestant in
      let largest = order.first == contestant ? order.dropFirst().first : order.first
      return IntervalMethod.assumed(shown: largest.flatMap { shown[$0] })
    }
  }
}
