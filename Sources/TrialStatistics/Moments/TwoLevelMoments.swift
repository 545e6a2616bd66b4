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
