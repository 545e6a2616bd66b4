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
    return (0..<contestants).map { contestant in
      let others = shown.enumerated().filter { $0.offset != contestant }
      return IntervalMethod.assumed(shown: others.compactMap(\.element).max())
    }
  }
}
