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
