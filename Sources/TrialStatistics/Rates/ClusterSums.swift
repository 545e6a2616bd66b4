/// Per cluster, the sum of an amount and the number of trials over which it was summed.
///
/// Amounts may be counts of successes or sums of measurements. Clusters are identified by their
/// place, so that several of these over the same clusters are paired.
public struct ClusterSums: Sendable, Equatable {
  /// The sum of the amounts of each cluster.
  public let amounts: [Double]
  /// The number of trials of each cluster, at least 0; without trials the amount must be 0.
  public let trials: [Int]

  /// Creates the sums; the arrays must have the same length (precondition).
  public init(amounts: [Double], trials: [Int]) {
    precondition(amounts.count == trials.count, "one number of trials for each cluster")
    self.amounts = amounts
    self.trials = trials
  }

  /// The number of trials of all clusters.
  public var allTrials: Int { trials.reduce(0, +) }

  /// The sum of all amounts over the number of all trials; nil without trials.
  public var ratio: Double? {
    let trials = allTrials
    return trials == 0 ? nil : amounts.reduce(0, +) / Double(trials)
  }
}
