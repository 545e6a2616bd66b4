/// The standard normal distribution.
public enum NormalDistribution {
  /// The density at `x`.
  public static func density(_ x: Double) -> Double {
    PortableMath.exponential(-0.5 * x * x - SaddlePoint.halfLogTwoPi)
  }

  /// The probability of a value of at most `x`; accurate in the lower tail, where it is erfc / 2.
  public static func cumulative(_ x: Double) -> Double {
    let product = TwoPart.product(-x, rootHalf)
    let y = product.high
    let main = PortableMath.complementaryError(y)
    // Rounding -x / sqrt(2) costs a relative error of about x^2 ulp; the first-order term restores
    // it. Beyond |y| = 27 the tail has underflowed or is 2.
    guard y.magnitude < 27 else { return 0.5 * main }
    let rounding = product.low - x * rootHalfRemainder
    return 0.5 * (main - PortableMath.twoOverRootPi * PortableMath.exponential(-y * y) * rounding)
  }

  /// sqrt(1/2) as a double and what it leaves out.
  private static let rootHalf = 0.707_106_781_186_547_6
  private static let rootHalfRemainder = -4.833_646_656_726_456_5e-17

  /// The probability of a value above `x`, accurate where it is small.
  public static func upperTail(_ x: Double) -> Double { cumulative(-x) }
}
