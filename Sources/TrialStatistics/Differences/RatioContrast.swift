/// A weighted sum of pooled ratios over the same clusters, with a clustered error.
///
/// For what counts with equal trials cannot express: means of measurements, differences of rates
/// with other trials, and differences of differences. With ratios r_t = A_t / N_t, the residual of
/// a cluster is the sum over terms of w_t (a_tg - r_t n_tg) / N_t (linearisation), and the error is
/// CR1, sqrt(G / (G - 1) sum of squares) over the G clusters with trials in any term. One term of
/// counts gives the error of `ClusteredRate`, two with the same trials that of `PairedContrast`, up
/// to rounding (tests compare them).
public struct RatioContrast: Sendable, Equatable {
  /// The weighted sum.
  public let value: Double
  /// The CR1 standard error; infinity with fewer than two clusters.
  public let standardError: Double
  /// The number of clusters with trials.
  public let clusters: Int

  /// Computes the sum; nil when a term has no trials.
  ///
  /// All terms must have the same number of clusters (precondition).
  public init?(_ terms: [(weight: Double, sums: ClusterSums)]) {
    guard let size = terms.first?.sums.trials.count else { return nil }
    precondition(terms.allSatisfy { $0.sums.trials.count == size }, "terms of other clusters")
    var value = 0.0
    var residuals = Array(repeating: 0.0, count: size)
    for (weight, sums) in terms {
      guard let ratio = sums.ratio else { return nil }
      value += weight * ratio
      let scale = weight / Double(sums.allTrials)
      for cluster in 0..<size {
        residuals[cluster] +=
          scale * (sums.amounts[cluster] - ratio * Double(sums.trials[cluster]))
      }
    }
    let groups = (0..<size).count { cluster in terms.contains { $0.sums.trials[cluster] > 0 } }
    self.value = value
    clusters = groups
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    standardError =
      groups < 2 ? .infinity : (Double(groups) / Double(groups - 1) * squares).squareRoot()
  }

  /// Half the width of the interval at a confidence in (0, 1), by t with `clusters` - 1 degrees of
  /// freedom.
  public func halfWidth(confidence: Double = 0.95) -> Double {
    // Without spread nothing is uncertain, whatever the critical value.
    if standardError == 0 { return 0 }
    return CriticalValues(clusters: clusters, confidence: confidence).student * standardError
  }
}

/// Per cluster, the sum of an amount and the number of trials over which it was summed.
///
/// Amounts may be counts of successes or sums of measurements. Clusters are identified by their
/// place, so that several of these over the same clusters are paired.
public struct ClusterSums: Sendable, Equatable {
  /// The sum of the amounts of each cluster.
  public let amounts: [Double]
  /// The number of trials of each cluster, at least 0; without trials the amount must be 0.
  public let trials: [Int]
  /// What the trials weigh, of which amounts and numbers are sums.
  public let weights: Weights

  /// What trials weigh: the same each, or some of them once and others more.
  public struct Weights: Sendable, Equatable {
    /// Trials that were made and weigh more than once, or all where all weigh the same.
    public let heavyTrials: Int
    /// The mean weight of one, at least 1.
    public let heavyWeight: Double
    /// Events of each cluster that count once; empty where all trials weigh the same.
    public let light: [Int]

    /// Describes weights.
    public init(heavyTrials: Int, heavyWeight: Double, light: [Int]) {
      (self.heavyTrials, self.heavyWeight, self.light) = (heavyTrials, heavyWeight, light)
    }
  }

  /// Creates the sums; the arrays must have the same length (precondition).
  ///
  /// - Parameter weights: by default each trial counts once.
  public init(amounts: [Double], trials: [Int], weights: Weights? = nil) {
    precondition(amounts.count == trials.count, "one number of trials for each cluster")
    self.amounts = amounts
    self.trials = trials
    self.weights =
      weights ?? Weights(heavyTrials: trials.reduce(0, +), heavyWeight: 1, light: [])
  }

  /// The number of trials of all clusters.
  public var allTrials: Int { trials.reduce(0, +) }

  /// The sum of all amounts over the number of all trials; nil without trials.
  public var ratio: Double? {
    let trials = allTrials
    return trials == 0 ? nil : amounts.reduce(0, +) / Double(trials)
  }
}
