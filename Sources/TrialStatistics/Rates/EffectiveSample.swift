/// The independent trials and the degrees of freedom that a clustered rate is worth.
///
/// A design effect estimated from a handful of events is hardly known: one event, or none, always
/// says 1, and few say too little more often than too much. So its excess over 1, d - 1, is
/// averaged with the excess x = r (sum n^2 / N - 1) of a correlation r between the trials of a
/// cluster (Kish 1965) that other contestants show on the same trials, or that is assumed. The
/// weights are e = k / d, the effective number of events (of the rarer outcome), and 2 x: with
/// less, the upper limit would fall as the first events are seen. The assumption may widen an
/// interval and never narrows it.
///
/// Where an ordinary trial stands for several, that many take the place of 1, as of a design effect
/// that needs no estimate.
///
/// Where clusters differ in size, G* = N^2 / sum n^2 stands for their number, in the variance and
/// in its degrees of freedom (Potthoff, Woodbury and Manton 1992; Carter, Schnepel and Steigerwald
/// 2017). Few events leave fewer degrees of freedom than G* - 1: those of Satterthwaite (1946) for
/// a variance whose estimated part, the excess of d over 1, has e of them.
struct EffectiveSample: Sendable, Equatable {
  /// The number of independent trials as informative: at most the number of trials, above 0.
  let trials: Double
  /// The degrees of freedom of the variance: from 1 to the number of clusters - 1.
  let degreesOfFreedom: Double

  /// What a rate of at least two clusters (precondition) is worth; `trialsSquared` is sum n^2, and
  /// `correlation` what few events are taken to have, `eventWeight` what independent ones weigh
  /// where that is not the design's weight.
  init(
    _ clustered: ClusteredRate, trialsSquared: Int,
    correlation: Double = IntervalMethod.assumedCorrelation, eventWeight: Double? = nil
  ) {
    precondition(clustered.clusters >= 2, "two clusters are needed")
    let (size, events) = (clustered.trials, clustered.successes)
    let total = Double(size)
    let groups = Self.groups(clustered, trialsSquared)
    let estimated = Self.designEffect(clustered, groups)
    let rarer = Double(min(events, size - events))
    let effectiveEvents = rarer / estimated
    let known = eventWeight ?? Double(clustered.design.weight)
    let excess =
      clustered.design.excess(
        correlation: correlation, trials: size, trialsSquared: trialsSquared) + known
      - Double(clustered.design.weight)
    let weight = Self.assumptionWeight * excess
    // No excess is assumed for clusters of one trial each, whose trials are independent.
    let averaged =
      weight > 0
      ? 1 + (effectiveEvents * (estimated - 1) + weight * excess) / (effectiveEvents + weight)
      : 1
    let designEffect = max(estimated, averaged)
    trials = total / designEffect
    let uncertainty = (estimated - known).magnitude / designEffect
    let freedom = effectiveEvents / (uncertainty * uncertainty)
    // Without an excess it is 0 / 0 or infinite, and the clusters alone decide.
    degreesOfFreedom =
      uncertainty > 0 ? min(groups - 1, max(Self.fewestDegrees, freedom)) : groups - 1
  }

  /// How many effective events a unit of the assumed excess weighs as much as.
  private static let assumptionWeight = 2.0

  /// Where events are fewer still, the exact interval is wide on their account already.
  private static let fewestDegrees = 8.0

  /// N^2 / sum n^2, from 2 to the number of clusters, and exactly that for clusters of one size.
  private static func groups(_ clustered: ClusteredRate, _ trialsSquared: Int) -> Double {
    let (clusters, trials) = (clustered.clusters, clustered.trials)
    if Int128(trials) * Int128(trials) == Int128(clusters) * Int128(trialsSquared) {
      return Double(clusters)
    }
    let size = Double(trials)
    return min(max(2, size / Double(trialsSquared) * size), Double(clusters))
  }

  /// The correlation between trials of a cluster that a rate shows, at least 0; nil where fewer
  /// than 20 effective events tell it, or clusters have one trial each.
  static func correlation(_ clustered: ClusteredRate, trialsSquared: Int) -> Double? {
    guard clustered.clusters >= 2 else { return nil }
    let estimated = designEffect(clustered, groups(clustered, trialsSquared))
    let rarer = min(clustered.successes, clustered.trials - clustered.successes)
    guard Double(rarer) / estimated >= 20 else { return nil }
    return clustered.design.correlation(
      effect: estimated, trials: clustered.trials, trialsSquared: trialsSquared)
  }

  /// The variance of the rate over the binomial variance, at least 1; 1 if all trials are alike.
  private static func designEffect(_ clustered: ClusteredRate, _ groups: Double) -> Double {
    let failures = clustered.trials - clustered.successes
    guard clustered.successes > 0, failures > 0 else { return 1 }
    let spread = groups / (groups - 1) * clustered.residualSquares
    return max(1, spread / (clustered.rate * Double(failures)))
  }
}

/// Figures of many populations, each known from two samples of its people, freed of sampling error.
///
/// What few people show of a population varies more than the population's own figure does. Two
/// independent samples of each vary together only as far as the true figures do, so their
/// covariance is the variance of the true ones (split-half reliability; Spearman 1910). Figures are
/// drawn towards their mean until they vary as much as that: then their quantiles, and how many of
/// them lie beyond a limit, are about those of the true ones (Louis 1984, JASA 79:393; Ghosh 1992,
/// JASA 87:533), nearer than those of the plain figures or of the best estimates of single ones.
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
