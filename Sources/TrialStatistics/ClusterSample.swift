/// The trials and successes of each cluster, for what cannot be computed from moments.
///
/// Values that are not defined are nil.
public struct ClusterSample: Sendable, Equatable {
  /// The number of trials of each cluster, all above 0.
  public let trials: [Int]
  /// The number of successes of each cluster, in the same order.
  public let successes: [Int]

  /// Creates the sample, leaving out clusters without trials.
  ///
  /// The arrays must have the same length and 0 <= successes <= trials (preconditions).
  public init(trials: [Int], successes: [Int]) {
    precondition(trials.count == successes.count)
    precondition(zip(trials, successes).allSatisfy { $1 >= 0 && $1 <= $0 })
    let kept = trials.indices.filter { trials[$0] > 0 }
    self.trials = kept.map { trials[$0] }
    self.successes = kept.map { successes[$0] }
  }

  /// The number of clusters with trials.
  public var clusters: Int { trials.count }

  /// The largest share of all trials that one cluster holds; nil without trials.
  ///
  /// Above about 0.1 a rate that weighs trials equally rests on few clusters.
  public var largestShare: Double? {
    trials.max().map { Double($0) / total }
  }

  private var total: Double { Double(trials.reduce(0, +)) }

  /// y_g - p n_g, formed from integers so that it is exactly 0 where it should be.
  private var residuals: [Double] {
    let allTrials = Int128(trials.reduce(0, +))
    let allSuccesses = Int128(successes.reduce(0, +))
    return zip(trials, successes).map {
      Double(Int128($1) * allTrials - allSuccesses * Int128($0)) / Double(allTrials)
    }
  }

  /// The CR2 standard error: each squared residual over 1 - n_g / N (Bell and McCaffrey 2002).
  ///
  /// Unbiased when trials are independent; nil with fewer than two clusters.
  public var standardErrorCR2: Double? { leveragedError { $0 } }

  /// The CR3 standard error: each squared residual over (1 - n_g / N)^2.
  ///
  /// Close to the jackknife and conservative with few or uneven clusters; nil with fewer than two.
  public var standardErrorCR3: Double? { leveragedError { $0 * $0 } }

  private func leveragedError(_ power: (Double) -> Double) -> Double? {
    guard clusters >= 2 else { return nil }
    let total = total
    var sum = 0.0
    for (n, residual) in zip(trials, residuals) {
      sum += residual * residual / power((total - Double(n)) / total)
    }
    return sum.squareRoot() / total
  }

  /// The intraclass correlation by analysis of variance; may be negative.
  ///
  /// Donner 1986. Nil with fewer than two clusters, with one trial in each, and when all trials
  /// are alike.
  public var intraclassCorrelation: Double? {
    let groups = Double(clusters)
    guard clusters >= 2, total > groups else { return nil }
    let total = total
    var between = 0.0
    var within = 0.0
    var squares = 0.0
    for (index, residual) in residuals.enumerated() {
      let (size, count) = (Double(trials[index]), Double(successes[index]))
      between += residual * residual / size
      within += count * ((size - count) / size)
      squares += size * size
    }
    between /= groups - 1
    within /= total - groups
    let size = (total - squares / total) / (groups - 1)
    let denominator = between + (size - 1) * within
    return denominator == 0 ? nil : (between - within) / denominator
  }

  /// Kish's design effect 1 + (sum n_g^2 / N - 1) ICC; nil where the correlation is nil.
  public var designEffectKish: Double? {
    guard let correlation = intraclassCorrelation else { return nil }
    let squares = trials.reduce(0.0) { $0 + Double($1) * Double($1) }
    return 1 + (squares / total - 1) * correlation
  }
}
