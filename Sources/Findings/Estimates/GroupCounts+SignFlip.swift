import Study
import TrialStatistics

extension GroupCounts {
  /// Steps that one sign-flip test may take: about a millisecond.
  private static let mostSteps = 1_000_000

  /// The p-value of the exact sign-flip test of two contestants over people.
  ///
  /// Nil with more people than batches, which then hold several each; where trials are not in
  /// common or not counted by batches; and where the test would take long, which it does only with
  /// thousands of swipes, where it is not needed.
  func signFlipP(_ a: Int, _ b: Int, clusters: Int) -> Double? {
    guard clusters <= BatchSums.most, shared != nil, let batches else { return nil }
    let (own, other) = (
      batches.sums(of: a, batches: clusters), batches.sums(of: b, batches: clusters)
    )
    let sample = PairedClusterSample(
      trials: own.trials, differences: zip(own.events, other.events).map { $0 - $1 })
    return sample.signFlipP(limit: Self.mostSteps)
  }
}
