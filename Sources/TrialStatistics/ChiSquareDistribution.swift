/// The chi-square distribution.
public struct ChiSquareDistribution: Sendable, Equatable {
  /// The degrees of freedom, above 0; need not be a whole number.
  public let degreesOfFreedom: Double

  /// Creates the distribution; the degrees of freedom must be finite and above 0 (precondition).
  public init(degreesOfFreedom: Double) {
    precondition(degreesOfFreedom > 0 && degreesOfFreedom.isFinite)
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The probability of a value above `x`: the regularised upper incomplete gamma function.
  ///
  /// 1 at x <= 0, 0 at infinity, accurate where it is small. Series below the mean and continued
  /// fraction above it (Abramowitz and Stegun 6.5.29 and 6.5.31), with Poisson terms in
  /// saddle-point form; two normal tails at one degree of freedom.
  public func upperTail(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    if x <= 0 { return 1 }
    if x == .infinity { return 0 }
    if degreesOfFreedom == 1 { return 2 * NormalDistribution.upperTail(x.squareRoot()) }
    let shape = degreesOfFreedom / 2
    let half = x / 2
    return half < shape + 1
      ? max(0, 1 - Self.lowerSeries(shape, half)) : min(1, Self.upperFraction(shape, half))
  }

  /// x^a e^-x / gamma(a + 1), the Poisson probability of a at mean x.
  private static func poisson(_ a: Double, _ x: Double) -> Double {
    let deviance = SaddlePoint.deviance(a, mean: x, difference: a - x)
    return PortableMath.exponential(
      -SaddlePoint.stirlingError(a) - deviance - SaddlePoint.halfLogTwoPi)
      / a.squareRoot()
  }

  private static func lowerSeries(_ a: Double, _ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for j in 1...1_000_000 {
      term *= x / (a + Double(j))
      sum += term
      if term <= 1e-17 * sum { break }
    }
    return poisson(a, x) * sum
  }

  private static func upperFraction(_ a: Double, _ x: Double) -> Double {
    let tiny = 1e-300
    var b = x + 1 - a
    var c = 1 / tiny
    var d = 1 / b
    var fraction = d
    for j in 1...1_000_000 {
      let numerator = -Double(j) * (Double(j) - a)
      b += 2
      d = numerator * d + b
      d = 1 / (d.magnitude < tiny ? tiny : d)
      c = b + numerator / c
      if c.magnitude < tiny { c = tiny }
      let change = c * d
      fraction *= change
      if (change - 1).magnitude <= 1e-16 { break }
    }
    return poisson(a, x) * a * fraction
  }
}
