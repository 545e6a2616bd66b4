import Study
import TrialStatistics

extension GroupCounts {
  /// What few events of any contestant are taken to have as the correlation between swipes of one
  /// person.
  func correlation(of contestants: Int) -> Double {
    IntervalMethod.assumed(
      shown: (0..<contestants).compactMap { contestant in
        let (moments, policy) = (light ?? moments).place(of: contestant)
        return moments.shownCorrelation(policy: policy)
      })
  }
}
