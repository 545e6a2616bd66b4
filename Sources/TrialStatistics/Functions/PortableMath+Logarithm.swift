extension PortableMath {
  /// The natural logarithm; error below 0.6 ulp.
  ///
  /// Minus infinity at 0, nan below.
  public static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let parts = logarithmParts(x)
    return parts.high + parts.low
  }

  /// log(1 + x), accurate for small x too; error below 0.8 ulp.
  ///
  /// Minus infinity at -1, nan below.
  public static func logarithmOnePlus(_ x: Double) -> Double {
    guard x > -1 else { return x == -1 ? -.infinity : .nan }
    // Below 2^-54 the next term of the series is lost in rounding; this also keeps -0.
    guard x.magnitude >= 0x1p-54, x < .infinity else { return x }
    let sum = TwoPart.sum(1, x)
    let parts = logarithmParts(sum.high)
    return parts.high + (parts.low + sum.low / sum.high)
  }

  /// The natural logarithm of a positive finite number, to about 18 digits.
  static func logarithmParts(_ x: Double) -> TwoPart {
    // x = 2^power m with m in [sqrt 1/2, sqrt 2): there the logarithm passes smoothly through 0.
    let isNormal = x >= .leastNormalMagnitude
    let bits = Int64(bitPattern: (isNormal ? x : x * 0x1p54).bitPattern)
    let exponent = (bits &- Int64(bitPattern: 0.5.squareRoot().bitPattern)) &>> 52
    let m = Double(bitPattern: UInt64(bitPattern: bits &- (exponent &<< 52)))
    let power = Double(isNormal ? exponent : exponent - 54)
    // ln m = 2 artanh s with s = (m - 1) / (m + 1), |s| < 0.172; the series is 2 s^(2j+1) / (2j+1).
    let s = TwoPart.quotient(TwoPart(m - 1), TwoPart.sum(m, 1))
    let square = s.high * s.high
    var series = 2.0 / 23
    series = series * square + 2.0 / 21
    series = series * square + 2.0 / 19
    series = series * square + 2.0 / 17
    series = series * square + 2.0 / 15
    series = series * square + 2.0 / 13
    series = series * square + 2.0 / 11
    series = series * square + 2.0 / 9
    series = series * square + 2.0 / 7
    series = series * square + 2.0 / 5
    series = series * square + 2.0 / 3
    let main = TwoPart.sum(power * ln2.high, 2 * s.high)
    let rest = main.low + (2 * s.low + (s.high * square * series + power * ln2.low))
    return TwoPart.sum(main.high, rest)
  }

  /// ln 2: the first part has 42 bits, so that its product with an exponent is exact.
  static let ln2 = TwoPart(0x1.62e4_2fef_a38p-1, 5.497_923_018_708_371e-14)
}
