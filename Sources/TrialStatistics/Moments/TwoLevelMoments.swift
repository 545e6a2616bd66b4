/// Mean and covariances of measurements that come in clusters, such as strokes of people: what
/// differs between clusters, apart from what differs within one.
///
/// Moment estimates of a one-way random-effects model (Searle, Casella and McCulloch 1992):
/// unbiased for any distribution, and for any numbers of observations that do not depend on the
/// measurements.
public struct TwoLevelMoments: Sendable, Equatable {
  /// Mean of the means of the clusters that are large enough; each counts the same.
  public let mean: [Double]
  /// Covariance within a cluster: pooled over all, with one degree of freedom less per cluster.
  public let within: [[Double]]
  /// Covariance between the clusters' true means: that of the means seen, less what their finite
  /// size adds to it (`within` times the mean of 1 / size).
  ///
  /// Unbiased, and therefore not always positive definite.
  public let between: [[Double]]
  /// Number of clusters that are large enough.
  public let clusters: Int
  /// Number of observations in all clusters.
  public let observations: Int

  /// Computes the moments; nil unless two clusters are large enough.
  ///
  /// - Parameters:
  ///   - groups: the observations of each cluster, all of one length (precondition).
  ///   - leastSize: smaller clusters (at least 1) count for `within` alone.
  public init?(_ groups: [[[Double]]], leastSize: Int) {
    let groups = groups.filter { !$0.isEmpty }
    let size = groups.first?.first?.count ?? 0
    precondition(groups.joined().allSatisfy { $0.count == size })
    let large = groups.filter { $0.count >= max(leastSize, 1) }
    observations = groups.reduce(0) { $0 + $1.count }
    clusters = large.count
    guard clusters >= 2, observations > groups.count else { return nil }
    var pooled = Self.zero(size)
    for group in groups {
      Self.addProducts(of: group, about: Self.mean(of: group), to: &pooled)
    }
    let degrees = Double(observations - groups.count)
    within = pooled.map { $0.map { $0 / degrees } }
    let means = large.map(Self.mean)
    mean = Self.mean(of: means)
    var seen = Self.zero(size)
    Self.addProducts(of: means, about: mean, to: &seen)
    let freedom = Double(clusters - 1)
    let share = large.reduce(0) { $0 + 1 / Double($1.count) } / Double(clusters)
    var between = seen
    for row in 0..<size {
      for column in 0..<size {
        between[row][column] = seen[row][column] / freedom - within[row][column] * share
      }
    }
    self.between = between
  }

  private static func zero(_ size: Int) -> [[Double]] {
    [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
  }

  private static func mean(of rows: [[Double]]) -> [Double] {
    var sums = [Double](repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      for place in sums.indices { sums[place] += row[place] }
    }
    return sums.map { $0 / Double(rows.count) }
  }

  private static func addProducts(
    of rows: [[Double]], about center: [Double], to sums: inout [[Double]]
  ) {
    for row in rows {
      for first in center.indices {
        let left = row[first] - center[first]
        for second in center.indices {
          sums[first][second] += left * (row[second] - center[second])
        }
      }
    }
  }
}

/// Mean and weight of a beta distribution of shares over people, by the method of moments.
///
/// The weight is the sum of both shape parameters: the larger, the more alike people are.
public struct BetaMoments: Sendable, Equatable {
  /// Mean share over people, each counting the same.
  public let mean: Double
  /// Sum of the shape parameters, .5 to 1000.
  public let weight: Double

  /// Estimates from how often something happened to each person; nil for fewer than two people with
  /// two trials.
  ///
  /// What finite numbers of trials add to the variance of the shares is taken off, without bias:
  /// p (1 - p) / (n - 1) for each person. A mean of 0 or 1 says nothing about the weight, which is
  /// then 1000.
  public init?(successes: [Int], trials: [Int]) {
    precondition(successes.count == trials.count)
    let people = zip(successes, trials).filter { $1 >= 2 }
    guard people.count >= 2 else { return nil }
    let shares = people.map { Double($0) / Double($1) }
    let count = Double(people.count)
    let mean = shares.reduce(0, +) / count
    var variance = shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    for (share, person) in zip(shares, people) {
      variance -= share * (1 - share) / Double(person.1 - 1) / count
    }
    self.mean = mean
    weight = variance > 0 ? min(max(mean * (1 - mean) / variance - 1, 0.5), 1000) : 1000
  }
}

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

  package init() {}

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

  /// The CR1 error of the ratio (`ClusterResiduals`), which is that of the linearised estimator
  /// (Cochran 1977, section 6.4); nil with fewer than two clusters.
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
