/// The difference of two clustered rates, b - a unless something else is said, with its error,
/// interval and p-value; never NaN.
public struct RateDifference: Sendable, Equatable {
  /// The difference of the rates, in [-1, 1].
  public let difference: Double
  /// The standard error; infinity where it is unknown.
  public let standardError: Double
  /// The limits of the interval, in [-1, 1].
  public let low, high: Double
  /// The two-sided p-value of no difference.
  public let p: Double

  /// A difference with limits that take it in and do not go beyond -1 and 1.
  package init(_ difference: Double, error: Double, low: Double, high: Double, p: Double) {
    self.difference = difference
    standardError = error
    self.low = max(-1, min(low, difference))
    self.high = min(1, max(high, difference))
    self.p = p
  }

  /// The difference of two policies on the same trials, the first minus the second as the contrast
  /// has it.
  public init(_ contrast: PairedContrast) {
    self.init(
      contrast.difference, error: contrast.standardError, low: contrast.low, high: contrast.high,
      p: contrast.p)
  }

  /// The same difference the other way round.
  public var swapped: RateDifference {
    RateDifference(-difference, error: standardError, low: -high, high: -low, p: p)
  }

  /// No difference at all: the same trials with the same events.
  public static let none = RateDifference(0, error: 0, low: 0, high: 0, p: 1)

  /// The difference of rates of independent clusters.
  ///
  /// The error is sqrt(s_a^2 + s_b^2), judged by t with the degrees of freedom of Welch (1947) and
  /// Satterthwaite (1946), (s_a^2 + s_b^2)^2 / (s_a^4 / (G_a - 1) + s_b^4 / (G_b - 1)). Where
  /// neither side has an error it is `squareAndAdd`, which also is for rates that are sparse.
  public static func independent(
    from a: RateSummary, to b: RateSummary, confidence: Double = 0.95
  ) -> RateDifference {
    let difference = b.rate - a.rate
    let sides = [a, b].map {
      (variance: $0.standardError * $0.standardError, freedom: Double($0.clusters - 1))
    }
    let variance = sides[0].variance + sides[1].variance
    guard variance.isFinite, sides.allSatisfy({ $0.freedom >= 1 }) else {
      return RateDifference(difference, error: .infinity, low: -1, high: 1, p: 1)
    }
    guard variance > 0 else { return squareAndAdd(from: a, to: b, confidence: confidence) }
    // Shares of the variance, not variances: their squares do not underflow.
    let inverse = sides.reduce(0.0) {
      $0 + ($1.variance / variance) * ($1.variance / variance) / $1.freedom
    }
    let student = StudentDistribution(degreesOfFreedom: 1 / inverse)
    let error = variance.squareRoot()
    let half = student.criticalValue(alpha: 1 - confidence) * error
    return RateDifference(
      difference, error: error, low: difference - half, high: difference + half,
      p: student.twoSidedTail(difference / error))
  }
}

extension RateDifference {
  /// The difference of independent rates from the intervals of the rates alone.
  ///
  /// Newcombe (1998), "Interval estimation for the difference between independent proportions",
  /// method 10, with the intervals at hand in place of Wilson's: each side squares and adds the
  /// distances from the rates to their limits,
  /// low = d - sqrt((r_b - l_b)^2 + (u_a - r_a)^2), and high likewise. Zou and Donner (2008) show
  /// that it inherits the coverage of the intervals that go in. It is for rare events, where errors
  /// are 0 or hardly known, and an error of 0 would claim certainty. Rates of the same trials do
  /// not vary independently; then it is too wide as a rule.
  ///
  /// Both sides are held for equally lumpy: the one with the smaller design effect gets limits at
  /// least as wide as the other's design effect asks for. Few events tell too little about their
  /// own, and none tell nothing; simulated, equal rates of 0.5% were else called different in 8%
  /// of runs of 100 people.
  ///
  /// The p-value is that of the normal deviate whose limit nearest 0 would be the interval's: below
  /// 1 - `confidence` exactly where the interval leaves 0 out. `confidence` must be that of the
  /// intervals.
  public static func squareAndAdd(
    from a: RateSummary, to b: RateSummary, confidence: Double = 0.95
  ) -> RateDifference {
    let effect = max(a.designEffect, b.designEffect)
    let sides = [a, b].map { $0.widened(toDesignEffect: effect, confidence: confidence) }
    let change = squareAndAdd(
      from: (a.rate, sides[0].low, sides[0].high), to: (b.rate, sides[1].low, sides[1].high),
      critical: NormalDistribution.criticalValue(alpha: 1 - confidence))
    return RateDifference(
      change.difference, error: root(a.standardError, b.standardError),
      low: change.difference - change.down, high: change.difference + change.up, p: change.p)
  }

  /// The same of bare rates and limits: the distances from the difference to its limits.
  ///
  /// `critical` is the two-sided normal value of the intervals' confidence.
  static func squareAndAdd(
    from a: (rate: Double, low: Double, high: Double),
    to b: (rate: Double, low: Double, high: Double), critical: Double
  ) -> (difference: Double, down: Double, up: Double, p: Double) {
    let difference = b.rate - a.rate
    let down = root(b.rate - b.low, a.high - a.rate)
    let up = root(b.high - b.rate, a.rate - a.low)
    let half = difference > 0 ? down : up
    var p = 1.0
    if difference != 0 {
      p = half > 0 ? 2 * NormalDistribution.upperTail(critical * difference.magnitude / half) : 0
    }
    return (difference, down, up, p)
  }

  private static func root(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
}

extension RateDifference {
  /// The difference over the same clusters, such as batches of the same people.
  ///
  /// - The same trials in every cluster, and whole numbers of events: `PairedContrast`, which also
  ///   holds where few trials or none differ.
  /// - Otherwise `RatioContrast`: linearised residuals of each cluster, CR1, t with one degree of
  ///   freedom fewer than clusters. It needs more than a few events on both sides.
  ///
  /// - Returns: nil where a side has no trials, there are fewer than two clusters, or other trials
  ///   do not vary: none of these tells an error.
  public static func paired(
    from a: ClusterSums, to b: ClusterSums, confidence: Double = 0.95
  ) -> RateDifference? {
    if let contrast = sameTrials(a, b, confidence) {
      return contrast.clusters < 2 ? nil : RateDifference(contrast)
    }
    guard let contrast = RatioContrast([(weight: 1, sums: b), (weight: -1, sums: a)]),
      contrast.clusters >= 2, contrast.standardError > 0
    else { return nil }
    let half = contrast.halfWidth(confidence: confidence)
    let student = StudentDistribution(degreesOfFreedom: Double(contrast.clusters - 1))
    return RateDifference(
      contrast.value, error: contrast.standardError, low: contrast.value - half,
      high: contrast.value + half, p: student.twoSidedTail(contrast.value / contrast.standardError))
  }

  /// b - a where both are counts of events of the same trials, else nil.
  private static func sameTrials(
    _ a: ClusterSums, _ b: ClusterSums, _ confidence: Double
  ) -> PairedContrast? {
    let (own, other) = (a.weights, b.weights)
    guard a.trials == b.trials, own.light.count == other.light.count,
      own.heavyTrials == other.heavyTrials,
      let unit = Int(exactly: own.heavyWeight.rounded()), unit >= 1,
      let moments = moments([a.amounts, b.amounts], of: a.trials, weight: unit)
    else { return nil }
    let critical = CriticalValues(clusters: moments.clusters, confidence: confidence)
    var strata: WeightStrata?
    if !own.light.isEmpty {
      let singles = [own.light, other.light].map { $0.map { Double($0) } }
      guard let light = Self.moments(singles, of: a.trials, weight: 1) else { return nil }
      let heavier = zip([a, b], [own, other]).map { sums, weights in
        let count = sums.amounts.reduce(0, +) - Double(weights.light.reduce(0, +))
        return Int((count / weights.heavyWeight).rounded())
      }
      strata = WeightStrata(
        light: light, heavyTrials: own.heavyTrials, heavyWeight: own.heavyWeight,
        heavyEvents: heavier, isScreened: false)
    }
    // Clusters are batches of many people, whose heavier events are hardly one person's.
    return PairedContrast(
      moments: moments, strata: strata, 1, 0, critical: critical, correlation: 0)
  }

  /// The moments of two counts of events; nil where they are none.
  private static func moments(
    _ amounts: [[Double]], of trials: [Int], weight: Int
  ) -> ClusterMoments? {
    var moments = ClusterMoments(policies: 2, design: ClusterDesign(weight: weight, members: 1))
    for (cluster, trials) in trials.enumerated() {
      let events = amounts.map { Int32(exactly: $0[cluster]) ?? -1 }
      guard events.allSatisfy({ (0...trials).contains(Int($0)) }) else { return nil }
      moments.add(trials: trials, successes: events.map { Int($0) })
    }
    return moments
  }
}
