/// The classical and cluster-robust errors of one pooled rate.
///
/// Values that are not defined are nil: those that need two clusters, or an outcome that varies.
public struct ClusteredRate: Sendable, Equatable {
  /// The number of successes, of trials, and of clusters with at least one trial.
  public let successes, trials, clusters: Int
  /// The sum over clusters of squared residuals (y_g - p n_g)^2.
  public let residualSquares: Double
  /// How the clusters were drawn.
  let design: ClusterDesign

  /// Computes the quantities of a policy in 0..<moments.policies.
  public init(moments: ClusterMoments, policy: Int) {
    successes = moments.successes(policy)
    trials = moments.trials
    clusters = moments.clusters
    design = moments.design
    residualSquares =
      trials == 0
      ? 0
      : ClusterResiduals.sumOfSquares(
        trials: trials, total: successes, squares: moments.product(policy, policy),
        cross: moments.successesTimesTrials(policy), trialsSquared: moments.trialsSquared)
  }

  /// successes / trials, and 0 when there are no trials.
  public var rate: Double { trials == 0 ? 0 : Double(successes) / Double(trials) }

  /// sqrt(G / (G - 1) sum e_g^2) / N (Liang and Zeger 1986, corrected for few clusters); nil with
  /// fewer than two clusters.
  public var standardErrorCR1: Double? {
    guard clusters >= 2 else { return nil }
    let groups = Double(clusters)
    return (groups / (groups - 1) * residualSquares).squareRoot() / Double(trials)
  }

  /// The CR1 variance over the naive variance (denominator N); nil where that is 0 or undefined.
  public var designEffect: Double? {
    guard clusters >= 2, successes > 0, successes < trials else { return nil }
    let groups = Double(clusters)
    let spread = groups / (groups - 1) * residualSquares
    return spread / (rate * Double(trials - successes))
  }

  /// trials / designEffect, without a floor; nil where the design effect is nil or 0.
  public var effectiveTrials: Double? {
    guard let designEffect, designEffect > 0 else { return nil }
    return Double(trials) / designEffect
  }
}
