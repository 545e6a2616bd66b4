/// Student's t distribution.
public struct StudentDistribution: Sendable, Equatable {
  /// The degrees of freedom, above 0; need not be a whole number.
  public let degreesOfFreedom: Double

  /// Creates the distribution; the degrees of freedom must be finite and above 0 (precondition).
  public init(degreesOfFreedom: Double) {
    precondition(degreesOfFreedom > 0 && degreesOfFreedom.isFinite)
    self.degreesOfFreedom = degreesOfFreedom
  }

  private var transformed: BetaDistribution {
    BetaDistribution(alpha: degreesOfFreedom / 2, beta: 0.5)
  }

  /// The probability of a magnitude of at least |t|: 1 at t = 0, 0 at infinite t.
  ///
  /// It is I_x(v/2, 1/2) at x = v / (v + t^2) (Abramowitz and Stegun 26.7.1).
  public func twoSidedTail(_ t: Double) -> Double {
    if t.isNaN { return .nan }
    if t == 0 { return 1 }
    let square = t * t
    let sum = degreesOfFreedom + square
    guard sum.isFinite else { return 0 }
    let y = square / sum
    // t so small that its square underflows is 0 for this purpose.
    guard y > 0 else { return 1 }
    return IncompleteBeta(degreesOfFreedom / 2, 0.5, x: degreesOfFreedom / sum, y: y).lower
  }

  /// The value exceeded in magnitude with probability `alpha`: the two-sided critical value.
  ///
  /// Infinity at alpha <= 0 and 0 at alpha >= 1; below about 1e-150 with few degrees of freedom it
  /// stops growing.
  public func criticalValue(alpha: Double) -> Double {
    if alpha.isNaN { return .nan }
    if alpha <= 0 { return .infinity }
    if alpha >= 1 { return 0 }
    let logit = transformed.logitQuantile(lowerTail: alpha)
    return degreesOfFreedom.squareRoot() * PortableMath.exponential(-0.5 * logit)
  }
}

/// The quantiles behind every interval at one confidence and one number of clusters.
///
/// Finding them takes as long as all the rest of an estimate, and the estimates of a study share
/// them: make them once and pass them on.
public struct CriticalValues: Sendable, Equatable {
  /// The confidence, in (0, 1).
  public let confidence: Double
  /// The number of clusters.
  public let clusters: Int
  /// The two-sided value of t with `clusters` - 1 degrees of freedom; infinite with fewer than two
  /// clusters.
  public let student: Double
  /// The two-sided value of the normal distribution.
  public let normal: Double

  /// Finds the values; a confidence outside (0, 1) is a precondition failure.
  public init(clusters: Int, confidence: Double = 0.95) {
    precondition(confidence > 0 && confidence < 1, "the confidence is outside (0, 1)")
    self.confidence = confidence
    self.clusters = clusters
    let alpha = 1 - confidence
    normal = NormalDistribution.criticalValue(alpha: alpha)
    student =
      clusters < 2
      ? .infinity
      : StudentDistribution(degreesOfFreedom: Double(clusters - 1)).criticalValue(alpha: alpha)
  }

  /// The two-sided value of t at other degrees of freedom, above 0 (precondition).
  func student(degreesOfFreedom: Double) -> Double {
    if degreesOfFreedom == Double(clusters - 1) { return student }
    return StudentDistribution(degreesOfFreedom: degreesOfFreedom)
      .criticalValue(alpha: 1 - confidence)
  }
}
