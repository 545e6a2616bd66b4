/// The trials and the difference of successes of two policies in each cluster.
///
/// For what cannot be computed from moments: the exact sign-flip test.
public struct PairedClusterSample: Sendable, Equatable {
  /// The number of trials of each cluster, all above 0.
  public let trials: [Int]
  /// The difference of successes d_g of each cluster, in the same order.
  public let differences: [Int]

  /// Creates the sample, leaving out clusters without trials.
  ///
  /// The arrays must have the same length and |d_g| <= n_g (preconditions).
  public init(trials: [Int], differences: [Int]) {
    precondition(trials.count == differences.count)
    precondition(zip(trials, differences).allSatisfy { $0 >= 0 && $1.magnitude <= $0.magnitude })
    let kept = trials.indices.filter { trials[$0] > 0 }
    self.trials = kept.map { trials[$0] }
    self.differences = kept.map { differences[$0] }
  }

  /// The number of clusters with trials.
  public var clusters: Int { trials.count }
}
