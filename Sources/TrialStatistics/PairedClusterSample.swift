/// The trials and the difference of successes of two policies in each cluster.
///
/// For what cannot be computed from moments: analyses that weigh each cluster equally, and the
/// exact sign-flip test. Values that are not defined are nil.
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

  private var rateDifferences: [Double] {
    zip(trials, differences).map { Double($1) / Double($0) }
  }

  /// The mean over clusters of d_g / n_g: each cluster weighs the same; nil without clusters.
  public var meanDifference: Double? {
    clusters == 0 ? nil : rateDifferences.reduce(0, +) / Double(clusters)
  }

  /// The standard error of `meanDifference`; nil with fewer than two clusters.
  public var standardError: Double? {
    guard clusters >= 2, let mean = meanDifference else { return nil }
    let values = rateDifferences
    // Equal values have no spread, though their mean may round away from them.
    guard values.contains(where: { $0 != values[0] }) else { return 0 }
    let squares = values.reduce(0.0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(clusters - 1) / Double(clusters)).squareRoot()
  }

  /// The one-sample t statistic of the clusters' rate differences; nil where its error is 0 or nil.
  public var t: Double? {
    guard let mean = meanDifference, let error = standardError, error > 0 else { return nil }
    return mean / error
  }

  /// The two-sided p-value of `t` with G - 1 degrees of freedom, nil where that is nil.
  public var p: Double? {
    t.map { StudentDistribution(degreesOfFreedom: Double(clusters - 1)).twoSidedTail($0) }
  }

  /// Durkalski's statistic (sum d/n)^2 / sum (d/n)^2; nil when every difference is 0.
  ///
  /// Durkalski, Palesch, Lipsitz and Rust 2003; compared with chi-square with one degree of
  /// freedom.
  public var durkalski: Double? {
    let values = rateDifferences
    let squares = values.reduce(0.0) { $0 + $1 * $1 }
    let sum = values.reduce(0, +)
    return squares > 0 ? sum * sum / squares : nil
  }

  /// The p-value of `durkalski`, nil where that is nil.
  public var durkalskiP: Double? { durkalski.map(ClusteredMcNemar.tail) }
}
