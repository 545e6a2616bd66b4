/// The difference a - b of two policies' rates on the same trials, with a clustered error.
///
/// With per-cluster differences d_g = y_ag - y_bg, residuals e_g = d_g - D n_g / N and G clusters,
/// the standard error is CR1, sqrt(G / (G - 1) sum e_g^2) / N, and the test and the interval use t
/// with G - 1 degrees of freedom (Cameron and Miller 2015). Swapping a and b changes the signs of
/// the difference, t and the limits, and nothing else. Nothing in it is ever NaN.
public struct PairedContrast: Sendable, Equatable {
  /// The pooled difference of rates a - b, in [-1, 1]; 0 when there are no trials.
  public let difference: Double
  /// The CR1 standard error; exactly 0 when every cluster has the same difference per trial,
  /// infinity with fewer than two clusters.
  public let standardError: Double
  /// The limits of the interval, in [-1, 1]; [-1, 1] itself with fewer than two clusters.
  public let low, high: Double
  /// difference / standardError; infinite where only the error is 0, 0 where both are.
  public let t: Double
  /// The two-sided p-value of no difference.
  ///
  /// 1 with fewer than two clusters and where the difference is 0. Where the error is 0 but the
  /// difference is not, the t test would claim 0; the smallest p-value of the exact sign-flip test
  /// of G clusters, 2^(1 - G), is given instead.
  public let p: Double
  /// The number of clusters with trials, and of trials.
  public let clusters, trials: Int

  /// Contrasts policies `a` and `b`, each in 0..<moments.policies, at a confidence in (0, 1).
  ///
  /// A policy against itself, or against one with the same successes in each of two or more
  /// clusters, has difference and error exactly 0 and p exactly 1.
  public init(moments: ClusterMoments, _ a: Int, _ b: Int, confidence: Double = 0.95) {
    self.init(
      moments: moments, a, b,
      critical: CriticalValues(clusters: moments.clusters, confidence: confidence))
  }

  /// The same with critical values made before, which must be those of `moments.clusters`
  /// (precondition).
  public init(moments: ClusterMoments, _ a: Int, _ b: Int, critical: CriticalValues) {
    precondition(critical.clusters == moments.clusters, "critical values of other clusters")
    let total = moments.successes(a) - moments.successes(b)
    clusters = moments.clusters
    trials = moments.trials
    difference = trials == 0 ? 0 : Double(total) / Double(trials)
    if a == b {
      (standardError, low, high, t, p) = (0, 0, 0, 0, 1)
      return
    }
    guard clusters >= 2 else {
      (standardError, low, high, t, p) = (.infinity, -1, 1, 0, 1)
      return
    }
    let squares = ClusterResiduals.sumOfSquares(
      trials: trials, total: total, squares: moments.differenceSquared(a, b),
      cross: moments.successesTimesTrials(a) - moments.successesTimesTrials(b),
      trialsSquared: moments.trialsSquared)
    let groups = Double(clusters)
    standardError = (groups / (groups - 1) * squares).squareRoot() / Double(trials)
    let half = critical.student * standardError
    low = max(-1, difference - half)
    high = min(1, difference + half)
    if standardError > 0 {
      t = difference / standardError
      p = StudentDistribution(degreesOfFreedom: groups - 1).twoSidedTail(t)
    } else {
      t = total == 0 ? 0 : (total > 0 ? .infinity : -.infinity)
      p = total == 0 ? 1 : CMath.power(2, 1 - groups)
    }
  }
}
