/// Figures of many populations, each known from two samples of its people, freed of sampling error.
///
/// What few people show of a population varies more than the population's own figure does. Two
/// independent samples of each vary together only as far as the true figures do, so their
/// covariance is the variance of the true ones (split-half reliability; Spearman 1910). Figures
/// are drawn towards their mean until they vary as much as that: then their quantiles, and how
/// many of them lie beyond a limit, are about those of the true ones (Louis 1984, JASA 79:393;
/// Ghosh 1992, JASA 87:533), nearer than those of the plain figures or of the best estimates of
/// single ones.
public struct SplitHalves: Sendable, Equatable {
  /// The figure of each population over both of its samples.
  public let plain: [Double]
  /// How far a figure's distance to the mean is kept, 0 to 1: the standard deviation of the true
  /// figures by that of the plain ones.
  public let kept: Double

  /// - Parameters:
  ///   - first: a rate of each population in one sample.
  ///   - second: the same in another as large; as many values.
  public init(_ first: [Double], _ second: [Double]) {
    plain = zip(first, second).map { ($0 + $1) / 2 }
    let count = Double(max(plain.count, 1))
    let means = (first.reduce(0, +) / count, second.reduce(0, +) / count)
    let together = zip(first, second).reduce(0) { $0 + ($1.0 - means.0) * ($1.1 - means.1) }
    let mean = (means.0 + means.1) / 2
    let all = plain.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    kept = all > 0 ? min(max(together / all, 0), 1).squareRoot() : 1
  }

  /// The figures with the spread of the true ones, in the same order and around the same mean.
  public var figures: [Double] {
    let mean = plain.reduce(0, +) / Double(max(plain.count, 1))
    return plain.map { mean + kept * ($0 - mean) }
  }
}

/// The smallest of some values with at least the share `p` of them at or below it (Hyndman and Fan
/// 1996, type 1), so that whole numbers have whole quantiles.
///
/// `p` is held within 0 to 1; values that are not finite are left out, and nan is the quantile of
/// none. Shares within 1e-12 of `p` count as reached, as those of products are rounded.
public func quantile(_ p: Double, of values: [Double]) -> Double {
  let sorted = values.filter(\.isFinite).sorted()
  let reached = sorted.indices.first {
    Double($0 + 1) / Double(sorted.count) >= p - 1e-12
  }
  return reached.map { sorted[$0] } ?? sorted.last ?? .nan
}
