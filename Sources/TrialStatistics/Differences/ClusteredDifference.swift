/// The classical cluster-robust analysis of the difference a - b of two policies' rates on the same
/// trials.
///
/// With per-cluster differences d_g = y_ag - y_bg, residuals e_g = d_g - D n_g / N and G clusters:
/// CR1, sqrt(G / (G - 1) sum e_g^2) / N, judged by t with G - 1 degrees of freedom (Cameron and
/// Miller 2015). `PairedContrast` uses it wherever the error is known well enough.
public struct ClusteredDifference: Sendable, Equatable {
  /// The pooled difference of rates a - b, in [-1, 1]; 0 when there are no trials.
  public let difference: Double
  /// The CR1 standard error; infinity with fewer than two clusters.
  public let standardError: Double
  /// difference / standardError; infinite where only the error is 0, 0 where both are.
  public let t: Double
  private let clusters: Int

  /// Compares policies `a` and `b`, each in 0..<moments.policies.
  public init(moments: ClusterMoments, _ a: Int, _ b: Int) {
    let total = moments.successes(a) - moments.successes(b)
    clusters = moments.clusters
    difference = moments.trials == 0 ? 0 : Double(total) / Double(moments.trials)
    guard clusters >= 2 else {
      (standardError, t) = (.infinity, 0)
      return
    }
    let squares = ClusterResiduals.sumOfSquares(
      trials: moments.trials, total: total, squares: moments.differenceSquared(a, b),
      cross: moments.successesTimesTrials(a) - moments.successesTimesTrials(b),
      trialsSquared: moments.trialsSquared)
    let groups = Double(clusters)
    standardError = (groups / (groups - 1) * squares).squareRoot() / Double(moments.trials)
    t = standardError > 0 ? difference / standardError : total == 0 ? 0 : .infinity * Double(total)
  }

  /// The two-sided p-value of no difference, by t; nil where the error is 0 or unknown.
  public var p: Double? {
    guard clusters >= 2, standardError > 0 else { return nil }
    return StudentDistribution(degreesOfFreedom: Double(clusters - 1)).twoSidedTail(t)
  }

  /// The difference and `critical` errors to either side, within [-1, 1].
  public func interval(_ critical: Double) -> ConfidenceInterval {
    let half = critical * standardError
    return ConfidenceInterval(low: max(-1, difference - half), high: min(1, difference + half))
  }
}
