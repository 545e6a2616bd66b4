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

  /// The probability of a value above `t`, accurate for large positive `t`.
  public func upperTail(_ t: Double) -> Double {
    t >= 0 ? 0.5 * twoSidedTail(t) : 1 - 0.5 * twoSidedTail(t)
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

  /// The value with probability `p` below it; infinite at 0 and 1, odd about p = 1/2.
  public func quantile(_ p: Double) -> Double {
    p <= 0.5 ? -criticalValue(alpha: 2 * p) : criticalValue(alpha: 2 * (1 - p))
  }
}
