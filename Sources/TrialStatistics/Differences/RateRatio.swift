/// The ratio of two clustered rates with its 95% interval, for rates that matter by how many times
/// as high one is.
///
/// The interval holds every ratio r that a / b may be by the error of a - r b (Fieller 1954): the
/// solutions of (a - r b)^2 = D(r)^2, where D is how far a - r b may lie from its estimate.
///
/// - Over the same clusters D^2 = t^2 (V_a - 2 r C + r^2 V_b) with clustered (CR1) variances and
///   covariance, so what the clusters have in common cancels.
/// - Where an event is rare on either side such errors say too little: then D^2 squares and adds
///   the distances of both rates to their own limits (MOVER: Zou and Donner 2008; of ratios Donner
///   and Zou 2012, equation 9). It takes the rates for independent, and is wider than needed on
///   the same trials.
///
/// So r is left out exactly where the interval of a - r b leaves 0 out. Nothing in it is ever NaN.
public struct RateRatio: Sendable, Equatable {
  /// a / b; infinity where b has no event.
  public let value: Double
  /// The limits of the interval, 0 <= low <= value <= high; infinity where nothing bounds it.
  public let low, high: Double

  /// Rates of one rule, which cannot differ.
  public static let same = RateRatio(value: 1, low: 1, high: 1)

  private init(value: Double, low: Double, high: Double) {
    (self.value, self.low, self.high) = (value, low, high)
  }

  /// The ratio of the rates; nil where neither has an event, or one has no trials.
  ///
  /// - Parameter shared: how both vary over the same clusters; nil where they have none in common.
  public init?(of a: RateSummary, over b: RateSummary, shared: SharedErrors? = nil) {
    guard a.trials > 0, b.trials > 0, a.events > 0 || b.events > 0 else { return nil }
    let (first, second) = (a.rate, b.rate)
    let (below, above): (ErrorSquares, ErrorSquares)
    if let shared, shared.tells, !a.isSparse, !b.isSparse {
      (below, above) = (shared.squares, shared.squares)
    } else {
      func square(_ distance: Double) -> Double { distance * distance }
      below = ErrorSquares(first: square(first - a.low), second: square(b.high - second))
      above = ErrorSquares(first: square(a.high - first), second: square(second - b.low))
    }
    value = second > 0 ? first / second : .infinity
    // Rounding must not leave the estimate out.
    low = min(value, Parabola(first, second, below).lower)
    high = max(value, Parabola(first, second, above).upper)
  }

  /// The ratio b / a.
  public var swapped: RateRatio { RateRatio(value: 1 / value, low: 1 / high, high: 1 / low) }
}

/// How two rates vary over the same clusters.
public struct SharedErrors: Sendable, Equatable {
  fileprivate let squares: ErrorSquares
  private let clusters: Int

  /// Of policies `a` and `b`, each in 0..<moments.policies, on the same trials.
  ///
  /// - Parameter critical: the values of as many clusters (precondition).
  public init(moments: ClusterMoments, _ a: Int, _ b: Int, critical: CriticalValues) {
    precondition(critical.clusters == moments.clusters, "critical values of other clusters")
    let rates = [a, b].map {
      ClusteredRate(moments: moments, policy: $0).standardErrorCR1 ?? .infinity
    }
    self.init(
      rates, difference: ClusteredDifference(moments: moments, a, b).standardError,
      clusters: moments.clusters, critical)
  }

  /// Of sums over the same clusters, such as batches of the same people; nil where they have other
  /// numbers of clusters or no trials.
  public init?(_ a: ClusterSums, _ b: ClusterSums) {
    guard a.trials.count == b.trials.count,
      let first = RatioContrast([(1, a), (0, b)]), let second = RatioContrast([(0, a), (1, b)]),
      let difference = RatioContrast([(1, a), (-1, b)])
    else { return nil }
    self.init(
      [first.standardError, second.standardError], difference: difference.standardError,
      clusters: difference.clusters, CriticalValues(clusters: difference.clusters, confidence: 0.95)
    )
  }

  private init(_ errors: [Double], difference: Double, clusters: Int, _ critical: CriticalValues) {
    self.clusters = clusters
    // Infinite errors have no covariance.
    guard clusters >= 2 else {
      squares = ErrorSquares(first: .infinity, second: .infinity)
      return
    }
    let scale = critical.student * critical.student
    let (first, second) = (errors[0] * errors[0], errors[1] * errors[1])
    squares = ErrorSquares(
      first: scale * first, second: scale * second,
      both: scale * (first + second - difference * difference) / 2)
  }

  /// Whether both rates have an error.
  fileprivate var tells: Bool { clusters >= 2 && squares.first > 0 && squares.second > 0 }
}

/// The squared distance of a - r b from its limit: `first` - 2 r `both` + r^2 `second`.
private struct ErrorSquares: Sendable, Equatable {
  var first, second: Double
  var both = 0.0
}

/// (a - r b)^2 less the squared distance to the limit: `square` r^2 - 2 `half` r + `constant`.
private struct Parabola {
  private let square, half, constant: Double

  init(_ a: Double, _ b: Double, _ errors: ErrorSquares) {
    square = b * b - errors.second
    half = a * b - errors.both
    constant = a * a - errors.first
  }

  /// Half the distance of the roots times `square`; they exist, as a / b lies between them.
  private var root: Double { max(0, half * half - square * constant).squareRoot() }

  /// The lower limit of r: 0 where a may be 0.
  ///
  /// Written so that no difference of like numbers decides, and so that b = 0 is allowed.
  var lower: Double {
    if constant <= 0 { return 0 }
    return half >= 0 ? constant / (half + root) : (half - root) / square
  }

  /// The upper limit of r: none where b may be 0.
  var upper: Double {
    if square <= 0 { return .infinity }
    return half >= 0 ? (half + root) / square : constant / (half - root)
  }
}

/// A weighted sum of pooled ratios over the same clusters, with a clustered error.
///
/// For what counts with equal trials cannot express: means of measurements, differences of rates
/// with other trials, and differences of differences. With ratios r_t = A_t / N_t, the residual of
/// a cluster is the sum over terms of w_t (a_tg - r_t n_tg) / N_t (linearisation), and the error is
/// CR1 over the clusters with trials in any term: up to rounding that of `ClusteredRate` for one
/// term of counts, that of `PairedContrast` for two with the same trials.
public struct RatioContrast: Sendable, Equatable {
  /// The weighted sum.
  public let value: Double
  /// The CR1 standard error; infinity with fewer than two clusters.
  public let standardError: Double
  /// The number of clusters with trials.
  public let clusters: Int

  /// Sums terms of the same number of clusters (precondition); nil when one has no trials.
  public init?(_ terms: [(weight: Double, sums: ClusterSums)]) {
    guard let size = terms.first?.sums.trials.count else { return nil }
    precondition(terms.allSatisfy { $0.sums.trials.count == size }, "terms of other clusters")
    var value = 0.0
    var residuals = Array(repeating: 0.0, count: size)
    for (weight, sums) in terms {
      guard let ratio = sums.ratio else { return nil }
      value += weight * ratio
      let scale = weight / Double(sums.allTrials)
      for cluster in 0..<size {
        residuals[cluster] +=
          scale * (sums.amounts[cluster] - ratio * Double(sums.trials[cluster]))
      }
    }
    let groups = (0..<size).count { cluster in terms.contains { $0.sums.trials[cluster] > 0 } }
    self.value = value
    clusters = groups
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    standardError =
      groups < 2 ? .infinity : (Double(groups) / Double(groups - 1) * squares).squareRoot()
  }

  /// Half the width of the interval at a confidence in (0, 1), by t with `clusters` - 1 degrees of
  /// freedom.
  public func halfWidth(confidence: Double = 0.95) -> Double {
    // Without spread nothing is uncertain, whatever the critical value.
    if standardError == 0 { return 0 }
    return CriticalValues(clusters: clusters, confidence: confidence).student * standardError
  }
}

/// Per cluster, the sum of an amount and the number of trials over which it was summed.
///
/// Amounts may be counts of successes or sums of measurements. Clusters are identified by their
/// place, so that several of these over the same clusters are paired.
public struct ClusterSums: Sendable, Equatable {
  /// The sum of the amounts of each cluster.
  public let amounts: [Double]
  /// The number of trials of each cluster, at least 0; without trials the amount must be 0.
  public let trials: [Int]
  /// What the trials weigh, of which amounts and numbers are sums.
  public let weights: Weights

  /// What trials weigh: the same each, or some of them once and others more.
  public struct Weights: Sendable, Equatable {
    /// Trials that were made and weigh more than once, or all where all weigh the same.
    public let heavyTrials: Int
    /// The mean weight of one, at least 1.
    public let heavyWeight: Double
    /// Events of each cluster that count once; empty where all trials weigh the same.
    public let light: [Int]

    package init(heavyTrials: Int, heavyWeight: Double, light: [Int]) {
      (self.heavyTrials, self.heavyWeight, self.light) = (heavyTrials, heavyWeight, light)
    }
  }

  /// Creates the sums; the arrays must have the same length (precondition).
  ///
  /// - Parameter weights: by default each trial counts once.
  public init(amounts: [Double], trials: [Int], weights: Weights? = nil) {
    precondition(amounts.count == trials.count, "one number of trials for each cluster")
    (self.amounts, self.trials) = (amounts, trials)
    self.weights = weights ?? Weights(heavyTrials: trials.reduce(0, +), heavyWeight: 1, light: [])
  }

  /// The number of trials of all clusters.
  public var allTrials: Int { trials.reduce(0, +) }

  /// The sum of all amounts over the number of all trials; nil without trials.
  public var ratio: Double? {
    let trials = allTrials
    return trials == 0 ? nil : amounts.reduce(0, +) / Double(trials)
  }
}
