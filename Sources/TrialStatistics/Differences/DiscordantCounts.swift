/// The trials on which two policies disagree, and what few of them say about a paired difference.
///
/// On the same trials a difference of rates is (b - c) / N: b trials on which only the first policy
/// succeeded, c on which only the second did. The error of a difference is estimated from just
/// these, so with few of them it is hardly known, and with none it is 0, which is no proof that the
/// policies agree on other trials. Then the counts themselves bound the difference.
///
/// Disagreements of one cluster come in lumps. Their size s is taken as the larger design effect of
/// the two rates, which tells how lumpy events are; but not as more than sum d^2 / |sum d|, the
/// size that the differences d_g show themselves. In lumps, b - c = sum d / s and b + c =
/// sum d^2 / s^2. A few people who always disagree, none of whom was seen, no such count can bound:
/// without events, or with few, swipes are taken to be no lumpier than they showed. Where ordinary
/// trials stand for several, few disagreements are counted in lumps of that size at least: one that
/// was not seen would have been as large.
struct DiscordantCounts: Sendable, Equatable {
  /// The lumps on which only the first or only the second policy succeeded; at least 0, and whole
  /// numbers only where lumps are single trials.
  let first, second: Double
  /// The lumps that all trials make.
  let lumps: Double

  /// Counts of fewer than this many lumps in all are too few for an error estimated from them.
  ///
  /// Simulated coverage (`PairedCoverageTests`) is nominal from here on; below, it falls to 50%.
  static let few = 10.0

  /// Whether they are too few for an error that is estimated from them.
  ///
  /// Fewer lumps than `few`, unless the events are spread over as many clusters at least and there
  /// are more disagreements than such clusters, even if they all came in lumps: with hundreds of
  /// trials in a cluster the design effect is large, but disagreements everywhere are no lumps.
  let isFew: Bool

  /// Takes the counts from the moments of policies `a` and `b`, with at least one trial.
  init(moments: ClusterMoments, _ a: Int, _ b: Int) {
    let total = Double(moments.successes(a) - moments.successes(b))
    let squares = Double(moments.differenceSquared(a, b))
    let weight = Double(moments.design.weight)
    let effects = [a, b].map {
      ClusteredRate(moments: moments, policy: $0).designEffect ?? weight
    }
    var size = max(1, effects[0], effects[1])
    let spread = min(Self.clustersWithEvents(moments, a), Self.clustersWithEvents(moments, b))
    let isSpread = spread >= Self.few && squares >= spread * size
    if total != 0 { size = min(size, squares / total.magnitude) }
    if squares / (size * size) < Self.few, !isSpread { size = max(size, weight) }
    self.init(
      sum: max(squares / (size * size), total.magnitude / size), difference: total / size,
      lumps: Double(moments.trials) / size, isSpread: isSpread)
  }

  /// The clusters that hold the rarer outcome of a policy, by Kish's count (sum x)^2 / sum x^2: all
  /// if they share it evenly, fewer if some have most.
  private static func clustersWithEvents(_ moments: ClusterMoments, _ policy: Int) -> Double {
    var sum = moments.successes(policy)
    var squares = moments.product(policy, policy)
    if 2 * sum > moments.trials {
      squares += moments.trialsSquared - 2 * moments.successesTimesTrials(policy)
      sum = moments.trials - sum
    }
    return squares == 0 ? 0 : Double(sum) * (Double(sum) / Double(squares))
  }

  /// For clusters that all differ by the same per trial, which leaves no error: each trial by which
  /// the policies differ counts as a disagreement, and there are no others.
  init(constant total: Int, trials: Int) {
    self.init(
      sum: Double(total.magnitude), difference: Double(total), lumps: Double(trials),
      isSpread: false)
  }

  private init(sum: Double, difference: Double, lumps: Double, isSpread: Bool) {
    // Rounding must not leave what is possible.
    first = min(max(0, (sum + difference) / 2), lumps)
    second = min(max(0, (sum - difference) / 2), lumps)
    self.lumps = lumps
    isFew = sum < Self.few && !isSpread
  }

  /// The interval of the difference.
  ///
  /// Newcombe's square and add (1998, method 10; Zou and Donner 2008) of the exact intervals
  /// (Clopper and Pearson 1934) of b / N and c / N. For few clusters counts shrink by (z / t)^2, t
  /// having G - 1 degrees of freedom (Korn and Graubard 1998). With N single trials of which none
  /// is in disagreement that is +- 3.69 / N for many clusters.
  ///
  /// The p-value is that of the normal deviate whose limit nearest 0 would be the interval's, and
  /// close to that of the exact sign test of b and c. `critical` must be of two or more clusters.
  func estimate(_ critical: CriticalValues) -> (low: Double, high: Double, p: Double) {
    let ratio = critical.normal / critical.student
    let shrink = min(1, ratio * ratio)
    let (a, b) = (side(first, shrink, critical), side(second, shrink, critical))
    let change = RateDifference.squareAndAdd(from: b, to: a, critical: critical.normal)
    return (
      max(-1, change.difference - change.down), min(1, change.difference + change.up), change.p
    )
  }

  private func side(
    _ count: Double, _ shrink: Double, _ critical: CriticalValues
  ) -> (rate: Double, low: Double, high: Double) {
    let interval = ProportionInterval.clopperPearson(
      successes: min(count, lumps) * shrink, trials: lumps * shrink, alpha: 1 - critical.confidence)
    let rate = count / lumps
    return (rate, min(interval.low, rate), max(interval.high, rate))
  }
}
