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

  /// The CR1 error of the rate (`ClusterResiduals`); nil with fewer than two clusters.
  public var standardErrorCR1: Double? {
    ClusterResiduals.standardError(residualSquares, clusters: clusters, trials: trials)
  }

  /// The CR1 variance over the naive variance (denominator N); nil where that is 0 or undefined.
  public var designEffect: Double? {
    guard clusters >= 2, successes > 0, successes < trials else { return nil }
    let groups = Double(clusters)
    let spread = groups / (groups - 1) * residualSquares
    return spread / (rate * Double(trials - successes))
  }
}

/// How the trials of clusters were drawn: what is known of them before any outcome.
public struct ClusterDesign: Sendable, Equatable {
  /// How many trials an ordinary one stands for; some stand for fewer.
  public let weight: Int
  /// Members of a full cluster, such as people, who are as independent as clusters are or more so;
  /// only trials of one member may be alike.
  public let members: Int

  /// Describes a design; both are at least 1 (precondition).
  public init(weight: Int, members: Int) {
    precondition(weight >= 1 && members >= 1, "a cluster has members, and trials have weight")
    (self.weight, self.members) = (weight, members)
  }

  /// Trials that count once, in clusters that are one member each.
  public static let plain = ClusterDesign(weight: 1, members: 1)

  /// What the variance of a rate has more than that of independent trials that count once, over
  /// the latter, where trials of one member have a correlation; `trialsSquared` is sum n^2.
  func excess(correlation: Double, trials: Int, trialsSquared: Int) -> Double {
    let each = Double(trialsSquared) / Double(trials) / Double(weight * members)
    return Double(weight) * correlation * max(0, each - 1) + Double(weight - 1)
  }

  /// The correlation for which a design effect is this; nil where members have one trial each.
  func correlation(effect: Double, trials: Int, trialsSquared: Int) -> Double? {
    let each = Double(trialsSquared) / Double(trials) / Double(weight * members)
    return each > 1 ? max(0, (effect / Double(weight) - 1) / (each - 1)) : nil
  }
}

/// The sum of squared cluster residuals e_g = c_g - r n_g about the pooled ratio r = C / N.
///
/// c_g is any integer per cluster (successes, or a difference of successes). With integers
/// N^2 sum e^2 = N^2 sum c^2 - 2 N C sum c n + C^2 sum n^2 is formed without rounding, so residuals
/// that vanish give exactly 0, which no floating-point form promises.
enum ClusterResiduals {
  /// The CR1 error of the ratio, sqrt(G / (G - 1) sum e_g^2) / N (Liang and Zeger 1986, corrected
  /// for few clusters); nil with fewer than two clusters.
  static func standardError(_ squares: Double, clusters: Int, trials: Int) -> Double? {
    guard clusters >= 2 else { return nil }
    let groups = Double(clusters)
    return (groups / (groups - 1) * squares).squareRoot() / Double(trials)
  }

  /// The sum of e_g^2 for total N > 0; at least 0.
  ///
  /// Exact before the last division while N^2 sum n^2 stays below 2e37; beyond that, in floating
  /// point, where cancellation costs about log10 of the mean cluster size in digits.
  static func sumOfSquares(
    trials n: Int, total c: Int, squares cc: Int, cross cn: Int, trialsSquared nn: Int
  ) -> Double {
    let size = Double(n)
    if let scaled = exact(Int128(n), Int128(c), Int128(cc), Int128(cn), Int128(nn)) {
      return scaled > 0 ? double(scaled.magnitude) / size / size : 0
    }
    let ratio = Double(c) / size
    return max(0, Double(cc) - 2 * ratio * Double(cn) + ratio * ratio * Double(nn))
  }

  /// The nearest number, ties to even, as `Double(integer)` has it, which takes a hundred times as
  /// long: the highest 64 bits, the lowest of them set where one below is, round the same.
  static func double(_ integer: UInt128) -> Double {
    let excess = UInt64.bitWidth - integer.leadingZeroBitCount
    guard excess > 0 else { return Double(UInt64(truncatingIfNeeded: integer)) }
    let top = integer &>> UInt128(excess)
    let isCut = top &<< UInt128(excess) != integer
    let rounded = Double(UInt64(truncatingIfNeeded: top) | (isCut ? 1 : 0))
    return rounded * Double(sign: .plus, exponent: excess, significand: 1)
  }

  private static func exact(
    _ n: Int128, _ c: Int128, _ cc: Int128, _ cn: Int128, _ nn: Int128
  ) -> Int128? {
    let bound = Int128.max / 8
    guard
      let first = product(n * n, cc, within: bound),
      let second = product(n * c, cn, within: bound),
      let third = product(c * c, nn, within: bound)
    else { return nil }
    return first - 2 * second + third
  }

  private static func product(_ a: Int128, _ b: Int128, within bound: Int128) -> Int128? {
    let (value, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow || value.magnitude > bound.magnitude ? nil : value
  }
}
