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
