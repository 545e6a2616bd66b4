/// Trials that weigh unequally in two strata: those that count once, and heavier ones of which few
/// or none are events.
///
/// An error that is estimated from clusters says nothing of a heavier event that might have been
/// seen and was not, and one that was seen says too much. So the strata are judged each by what is
/// known of it, and their intervals combined by squares (MOVER: Zou and Donner 2008): light events
/// by clusters, heavier ones by their number, which is nearly a Poisson count.
public struct WeightStrata: Sendable, Equatable {
  /// The events that count once, in the clusters of all trials and with their weights as trials.
  let light: ClusterMoments
  /// The heavier trials that were made, and the mean weight of one.
  let heavyTrials: Int
  let heavyWeight: Double
  /// The heavier events of each policy.
  private let heavyEvents: [Int]
  /// The most heavier events that there may be for each light one; nil where nothing tells.
  private let mostPerLight: Double?

  /// Takes the strata apart.
  ///
  /// - Parameters:
  ///   - light: the events that count once; trials and clusters are those of all trials.
  ///   - heavyTrials: how many heavier trials were made.
  ///   - heavyWeight: the mean weight of one.
  ///   - heavyEvents: how many of them were events, of each policy.
  ///   - isScreened: whether all heavier trials are what a screening has left over: then they are
  ///     events of any policy more seldom than those that it has found.
  /// - Returns: nil without heavier trials.
  public init?(
    light: ClusterMoments, heavyTrials: Int, heavyWeight: Double, heavyEvents: [Int],
    isScreened: Bool
  ) {
    guard heavyTrials > 0, heavyEvents.count == light.policies,
      heavyEvents.allSatisfy({ (0...heavyTrials).contains($0) })
    else { return nil }
    self.light = light
    (self.heavyTrials, self.heavyWeight, self.heavyEvents) = (heavyTrials, heavyWeight, heavyEvents)
    let known = (0..<light.policies).filter { light.successes($0) >= Self.tellingEvents }
    mostPerLight =
      isScreened
      ? known.map { policy in
        Self.limits(heavyEvents[policy], of: heavyTrials, clump: 1, alpha: 0.05).high
          / Double(light.successes(policy))
      }.max() : nil
  }

  /// Light events of a policy that tell how many heavier ones there are for each.
  private static let tellingEvents = 100

  /// Heavier events from which on clusters tell their error.
  static let few = 10

  /// The heavier events of a policy.
  func events(_ policy: Int) -> Int { heavyEvents[policy] }

  /// The heavier events of only the first and only the second of two policies, from what their
  /// difference has more squares by clusters than that of light ones alone.
  func discordant(_ a: Int, _ b: Int, of all: ClusterMoments) -> (first: Int, second: Int) {
    let (own, other) = (heavyEvents[a], heavyEvents[b])
    if own == 0 || other == 0 { return (own, other) }
    let squares = Double(all.differenceSquared(a, b) - light.differenceSquared(a, b))
    let found = Int((squares / (heavyWeight * heavyWeight)).rounded())
    let sum = min(max(found, abs(own - other)), own + other)
    // Events of both leave an even number.
    let odd = (own + other - sum) % 2
    return ((sum - odd + own - other) / 2, (sum - odd + other - own) / 2)
  }

  /// Limits of the rate of heavier events, as part of the rate by weights.
  ///
  /// - Parameters:
  ///   - events: how many were seen.
  ///   - light: the light events beside them.
  ///   - correlation: between trials of one member of a cluster.
  func limits(
    _ events: Int, beside light: Int, correlation: Double, alpha: Double
  ) -> (rate: Double, low: Double, high: Double) {
    let members = Double(self.light.clusters * self.light.design.members)
    let clump = 1 + correlation * max(0, Double(heavyTrials) / members - 1)
    var (low, high) = Self.limits(events, of: heavyTrials, clump: clump, alpha: alpha)
    if events == 0, let mostPerLight {
      let count = Double(light)
      high = min(high, mostPerLight * (count + 2 * count.squareRoot() + 3))
    }
    let unit = heavyWeight / Double(self.light.trials)
    let found = Double(events)
    (low, high) = (min(low, found), max(high, found))
    return (found * unit, low * unit, high * unit)
  }

  /// Jeffreys' limits of the expected number of events, which come in clumps of a size: nominal on
  /// average over rates (Brown, Cai and DasGupta 2001), where exact limits are wider.
  private static func limits(
    _ events: Int, of trials: Int, clump: Double, alpha: Double
  ) -> (low: Double, high: Double) {
    let size = max(1, Double(trials) / clump)
    let count = min(Double(events) / clump, size)
    let beta = BetaDistribution(alpha: count + 0.5, beta: size - count + 0.5)
    let scale = size * clump
    return (
      events == 0 ? 0 : beta.quantile(lowerTail: alpha / 2) * scale,
      events == trials ? scale : beta.quantile(upperTail: alpha / 2) * scale
    )
  }
}

extension RateEstimate {
  /// Estimates the rate of a policy in 0..<moments.policies.
  ///
  /// - `wilsonEffective` by default: Wilson's interval at n_eff trials with the t quantile in place
  ///   of the normal one.
  /// - `exactEffective` when no or all trials succeed or n_eff min(p, 1 - p) is below
  ///   `IntervalMethod.exactCut`: Clopper and Pearson's interval at n_eff (z / t)^2 trials, z and t
  ///   being the normal and the t quantile (Korn and Graubard 1998).
  /// - `uninformative`, the interval [0, 1], with fewer than two clusters, which includes no trials
  ///   at all.
  ///
  /// n_eff is at most `effectiveTrials`, and t has at most G - 1 degrees of freedom. Both are less
  /// with few events, and with clusters of unequal size, where the design effect is an uncertain
  /// estimate: then it is averaged with that of the correlation that is assumed. Without any event,
  /// or any failure, only that assumption is left. The limits are never further from the rate than
  /// those that hold for any clusters: alpha / 2 times the rate, and likewise for failures.
  ///
  /// Where trials are in strata and few heavier events are seen, the interval combines both strata;
  /// otherwise clusters tell all.
  ///
  /// - Parameters:
  ///   - moments: of all trials by their weights.
  ///   - critical: those of `moments.clusters` (precondition); by default at 95%.
  ///   - correlation: the correlation within clusters that few events are taken to have.
  public init(
    moments: ClusterMoments, strata: WeightStrata? = nil, policy: Int,
    critical: CriticalValues? = nil, correlation: Double = IntervalMethod.assumedCorrelation
  ) {
    let critical = critical ?? CriticalValues(clusters: moments.clusters)
    var all = RateEstimate(
      moments: moments, policy: policy, critical: critical, correlation: correlation,
      eventWeight: strata.map { $0.eventWeight(policy) })
    if let strata, all.clusters >= 2, strata.events(policy) < WeightStrata.few {
      let light = RateEstimate(
        moments: strata.light, policy: policy, critical: critical, correlation: correlation)
      let heavy = strata.limits(
        strata.events(policy), beside: light.successes, correlation: correlation,
        alpha: 1 - critical.confidence)
      all.combine(
        down: (light.rate - light.low, heavy.rate - heavy.low),
        up: (light.high - light.rate, heavy.high - heavy.rate))
    }
    self = all
  }
}

extension WeightStrata {
  /// The mean weight of a policy's events, by weight: what the variance of independent ones has
  /// more than that of events that count once (Kish 1965).
  fileprivate func eventWeight(_ policy: Int) -> Double {
    let (single, heavier) = (Double(light.successes(policy)), Double(heavyEvents[policy]))
    let sum = single + heavyWeight * heavier
    return sum > 0 ? (single + heavyWeight * heavyWeight * heavier) / sum : heavyWeight
  }
}

extension PairedContrast {
  /// Contrasts policies `a` and `b`, each in 0..<moments.policies.
  ///
  /// A policy against itself has difference, error and limits exactly 0. Against another with the
  /// same successes in each of two or more clusters difference and error are 0 too, but the limits
  /// are not: of N trials some 3.7 in disagreement may have been missed. Both have p exactly 1.
  ///
  /// Where trials are in strata, with few heavier events on which the policies disagree, its
  /// interval and p combine both strata; otherwise clusters tell all.
  ///
  /// - Parameters:
  ///   - moments: of all trials by their weights.
  ///   - critical: those of `moments.clusters` (precondition); by default at 95%.
  public init(
    moments: ClusterMoments, strata: WeightStrata? = nil, _ a: Int, _ b: Int,
    critical: CriticalValues? = nil, correlation: Double = IntervalMethod.assumedCorrelation
  ) {
    let critical = critical ?? CriticalValues(clusters: moments.clusters)
    var all = PairedContrast(moments, a, b, critical)
    if let strata, a != b, all.clusters >= 2 {
      let heavy = strata.discordant(a, b, of: moments)
      if heavy.first + heavy.second < WeightStrata.few {
        let light = PairedContrast(strata.light, a, b, critical)
        let singles = strata.light.discordant(a, b)
        func side(_ events: Int, _ light: Int) -> (rate: Double, low: Double, high: Double) {
          strata.limits(
            events, beside: light, correlation: correlation, alpha: 1 - critical.confidence)
        }
        let (first, second) = (side(heavy.first, singles.first), side(heavy.second, singles.second))
        all.combine(
          light, down: (first.rate - first.low, second.high - second.rate),
          up: (first.high - first.rate, second.rate - second.low), critical: critical.normal)
      }
    }
    self = all
  }
}

extension ClusterMoments {
  /// The most events that only the first and only the second of two policies may have: fewer where
  /// those of one cluster are of both.
  fileprivate func discordant(_ a: Int, _ b: Int) -> (first: Int, second: Int) {
    let (squares, sum) = (differenceSquared(a, b), successes(a) - successes(b))
    return (
      min(max(0, squares + sum) / 2, successes(a)), min(max(0, squares - sum) / 2, successes(b))
    )
  }
}
