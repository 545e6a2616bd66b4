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
