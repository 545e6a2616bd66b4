/// Integer moments over clusters of counts and totals: a mean with an error that respects clusters.
///
/// Each cluster g, a participant, gives a count n_g and a total s_g of a quantity in whole units
/// over those n_g. Integer sums make merging exact, commutative and associative. Every sum must fit
/// in an `Int`; the largest is that of s_g^2, which has room for 9.2e18: a million people with
/// totals of 3e6 units each. Beyond it the arithmetic traps rather than wrap silently.
public struct RatioMoments: Sendable, Equatable {
  /// Clusters with a count above 0.
  public private(set) var clusters = 0
  /// The sum N of n_g.
  public private(set) var count = 0
  /// The sum S of s_g.
  public private(set) var total = 0
  /// The sums of n_g^2, n_g s_g and s_g^2.
  private(set) var countsSquared = 0
  private(set) var cross = 0
  private(set) var totalsSquared = 0

  /// Creates the moments of no clusters.
  public init() {}

  /// Adds one cluster; one with a count of 0 is left out, and a count below 0 is a precondition
  /// failure.
  public mutating func add(count n: Int, total s: Int) {
    precondition(n >= 0, "a cluster has a negative count")
    guard n > 0 else { return }
    clusters += 1
    count += n
    total += s
    countsSquared += n * n
    cross += n * s
    totalsSquared += s * s
  }

  /// Adds the clusters of `other`.
  public mutating func merge(_ other: RatioMoments) {
    clusters += other.clusters
    count += other.count
    total += other.total
    countsSquared += other.countsSquared
    cross += other.cross
    totalsSquared += other.totalsSquared
  }

  /// The ratio S / N, which weighs each unit of the counts equally; nil without any.
  public var ratio: Double? { count == 0 ? nil : Double(total) / Double(count) }

  /// The cluster-robust CR1 error of the ratio; nil with fewer than two clusters.
  ///
  /// sqrt(G / (G - 1) sum e_g^2) / N with e_g = s_g - (S / N) n_g: the linearised ratio estimator
  /// (Cochran 1977, section 6.4), which is the form of Liang and Zeger (1986) for a mean. Formed
  /// from integers, so it is exactly 0 when every cluster has the same ratio.
  public var standardError: Double? {
    if clusters < 2 { return nil }
    let squares = ClusterResiduals.sumOfSquares(
      trials: count, total: total, squares: totalsSquared, cross: cross,
      trialsSquared: countsSquared)
    return ClusterResiduals.standardError(squares, clusters: clusters, trials: count)
  }

  /// All the integers in a fixed order, for storing a partial result.
  public var packed: [Int] { [clusters, count, total, countsSquared, cross, totalsSquared] }

  /// Restores moments from `packed`; nil when the number of values is wrong or a count negative.
  public init?(packed: [Int]) {
    guard packed.count == 6, packed[0] >= 0, packed[1] >= 0 else { return nil }
    (clusters, count, total) = (packed[0], packed[1], packed[2])
    (countsSquared, cross, totalsSquared) = (packed[3], packed[4], packed[5])
  }
}
