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
    guard a.trials == b.trials else { return nil }
    var moments = ClusterMoments(policies: 2)
    for (cluster, trials) in a.trials.enumerated() {
      guard let eventsA = Int32(exactly: a.amounts[cluster]), 0 <= eventsA, eventsA <= trials,
        let eventsB = Int32(exactly: b.amounts[cluster]), 0 <= eventsB, eventsB <= trials
      else { return nil }
      moments.add(trials: trials, successes: [Int(eventsA), Int(eventsB)])
    }
    return PairedContrast(moments: moments, 1, 0, confidence: confidence)
  }
}
