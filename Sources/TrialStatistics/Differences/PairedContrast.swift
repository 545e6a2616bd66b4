/// The difference a - b of two policies' rates on the same trials, with a clustered error.
///
/// Error, test and interval are those of `ClusteredDifference` (CR1 and t). Where the policies
/// disagree on too few trials for that error to be known (`isSparse`), the interval and p come from
/// the counts of these, see `DiscordantCounts`. Swapping a and b changes the signs of the
/// difference, t and the limits, and nothing else. Nothing in it is ever NaN.
public struct PairedContrast: Sendable, Equatable {
  /// The pooled difference of rates a - b, in [-1, 1]; 0 when there are no trials.
  public let difference: Double
  /// The CR1 standard error; exactly 0 when every cluster has the same difference per trial,
  /// infinity with fewer than two clusters.
  public let standardError: Double
  /// The limits of the interval, in [-1, 1]; [-1, 1] itself with fewer than two clusters.
  public private(set) var low, high: Double
  /// Whether the interval and p come from the few trials on which the policies disagree, or from
  /// a difference that all clusters share, and not from the error.
  public private(set) var isSparse: Bool
  /// difference / standardError; infinite where only the error is 0, 0 where both are.
  public let t: Double
  /// The two-sided p-value of no difference.
  ///
  /// 1 with fewer than two clusters and where the difference is 0. Where the error is 0 but the
  /// difference is not, it is at least the smallest p-value of the exact sign-flip test of G
  /// clusters, 2^(1 - G).
  public private(set) var p: Double
  /// The number of clusters with trials, and of trials.
  public let clusters, trials: Int

  /// The difference as clusters tell it.
  init(_ moments: ClusterMoments, _ a: Int, _ b: Int, _ critical: CriticalValues) {
    precondition(critical.clusters == moments.clusters, "critical values of other clusters")
    let classical = ClusteredDifference(moments: moments, a, b)
    clusters = moments.clusters
    trials = moments.trials
    difference = classical.difference
    if a == b {
      (standardError, low, high, t, p) = (0, 0, 0, 0, 1)
      isSparse = false
      return
    }
    guard clusters >= 2 else {
      (standardError, low, high, t, p) = (.infinity, -1, 1, 0, 1)
      isSparse = false
      return
    }
    (standardError, t) = (classical.standardError, classical.t)
    let counts = DiscordantCounts(moments: moments, a, b)
    isSparse = counts.isFew || standardError == 0
    if isSparse {
      // Without an error but with a difference: all clusters share it.
      let total = moments.successes(a) - moments.successes(b)
      let isConstant = standardError == 0 && total != 0
      let found = (isConstant ? DiscordantCounts(constant: total, trials: trials) : counts)
        .estimate(critical)
      // With hardly more trials than a lump has, counts that are possible leave the difference out.
      low = min(found.low, difference)
      high = max(found.high, difference)
      p = isConstant ? max(found.p, PortableMath.powerOfTwo(1 - clusters)) : found.p
    } else {
      let interval = classical.interval(critical.student)
      (low, high) = (interval.low, interval.high)
      p = classical.p ?? 1
    }
  }

  /// Takes for limits the squares of the distances of light events and of heavier ones that favour
  /// either policy, added (MOVER), and the p-value that belongs to them.
  mutating func combine(
    _ light: PairedContrast, down: (Double, Double), up: (Double, Double), critical: Double
  ) {
    func root(_ first: Double, _ others: (Double, Double)) -> Double {
      (first * first + others.0 * others.0 + others.1 * others.1).squareRoot()
    }
    let (down, up) = (
      root(light.difference - light.low, down), root(light.high - light.difference, up)
    )
    (low, high) = (max(-1, difference - down), min(1, difference + up))
    isSparse = true
    let half = difference > 0 ? down : up
    p =
      difference == 0 || half == 0
      ? 1 : 2 * NormalDistribution.upperTail(critical * difference.magnitude / half)
  }
}

/// The classical cluster-robust analysis of the difference a - b of two policies' rates on the same
/// trials.
///
/// The CR1 error (`ClusterResiduals`) of per-cluster differences y_ag - y_bg, judged by t with
/// G - 1 degrees of freedom (Cameron and Miller 2015). `PairedContrast` uses it wherever the error
/// is known well enough.
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
    standardError =
      ClusterResiduals.standardError(squares, clusters: clusters, trials: moments.trials)
      ?? .infinity
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
