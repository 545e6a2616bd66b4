/// Clustered forms of McNemar's test that need only moments.
///
/// With per-cluster differences d_g = y_ag - y_bg and G clusters. The statistics are compared with
/// chi-square with one degree of freedom; all are nil when every d_g is 0.
public struct ClusteredMcNemar: Sendable, Equatable {
  /// The number of clusters G.
  public let clusters: Int
  /// The sum of d_g.
  public let sum: Int
  /// The sum of d_g^2.
  public let squares: Int

  /// Compares policies `a` and `b`, each in 0..<moments.policies.
  public init(moments: ClusterMoments, _ a: Int, _ b: Int) {
    clusters = moments.clusters
    sum = moments.successes(a) - moments.successes(b)
    squares = moments.differenceSquared(a, b)
  }

  /// Obuchowski's statistic (sum d)^2 (G - 1) / (G sum d^2); nil also with fewer than two clusters.
  ///
  /// Obuchowski 1998.
  public var obuchowski: Double? {
    guard clusters >= 2, let yang else { return nil }
    return yang * (Double(clusters - 1) / Double(clusters))
  }

  /// Yang, Sun and Hardin's statistic (sum d)^2 / sum d^2 (2010).
  public var yang: Double? {
    squares > 0 ? Double(sum) * (Double(sum) / Double(squares)) : nil
  }

  /// The p-value of `obuchowski`, nil where that is nil.
  public var obuchowskiP: Double? { obuchowski.map(Self.tail) }

  /// The p-value of `yang`, nil where that is nil.
  public var yangP: Double? { yang.map(Self.tail) }

  static func tail(_ statistic: Double) -> Double {
    ChiSquareDistribution(degreesOfFreedom: 1).upperTail(statistic)
  }
}
