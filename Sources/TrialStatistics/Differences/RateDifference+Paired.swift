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
      return contrast.clusters < 2
        ? nil
        : RateDifference(
          contrast.difference, error: contrast.standardError, low: contrast.low,
          high: contrast.high, p: contrast.p)
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
