/// The beta distribution on [0, 1].
///
/// Relative accuracy of the smaller tail is about 1e-14 for moderate parameters and better than
/// 1e-10 up to 1e9; time grows as the square root of the larger parameter.
public struct BetaDistribution: Sendable, Equatable {
  /// The first shape parameter, above 0.
  public let alpha: Double
  /// The second shape parameter, above 0.
  public let beta: Double

  /// Creates the distribution; both shapes must be finite and above 0, which is a precondition.
  public init(alpha: Double, beta: Double) {
    precondition(alpha > 0 && beta > 0 && alpha.isFinite && beta.isFinite)
    self.alpha = alpha
    self.beta = beta
  }

  /// The probability of a value of at most `x`: the regularised incomplete beta function I_x.
  ///
  /// 0 for x <= 0 and 1 for x >= 1; never decreasing.
  public func cumulative(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return IncompleteBeta(alpha, beta, x: x, y: 1 - x).lower
  }

  /// The probability of a value above `x`, accurate where it is small.
  public func upperTail(_ x: Double) -> Double {
    if x <= 0 { return 1 }
    if x >= 1 { return 0 }
    return IncompleteBeta(alpha, beta, x: x, y: 1 - x).upper
  }
}
