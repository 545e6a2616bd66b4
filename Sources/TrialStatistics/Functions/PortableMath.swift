/// Elementary functions in double precision, the same bits on every platform.
///
/// The C library's differ between platforms, and between versions of one, in the last digits of
/// intervals and p-values. These are made of +, -, *, / and the bits of a number, each exactly
/// defined by IEEE 754. Stated errors are the largest found against correctly rounded values (see
/// the tests), in units in the last place of the result (ulp); a correctly rounded result has 0.5.
///
/// Coefficients are those of power series, or of Chebyshev interpolation in 60-digit arithmetic.
public enum PortableMath {
  /// A polynomial by its coefficients, the highest power's first.
  @inline(__always) static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
    var sum = 0.0
    for coefficient in coefficients { sum = sum * x + coefficient }
    return sum
  }
}

extension PortableMath {
  /// e to the power x; error below 0.7 ulp, and one unit of 2^-1074 below 2^-1022; infinity above
  /// 709.78, 0 below -745.13.
  public static func exponential(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return 0 }
    let reduced = Reduced(x)
    let sum = TwoPart.sum(1, reduced.rest.high)
    return scaled(sum.high + (sum.low + reduced.tail), byPowerOfTwo: reduced.power)
  }

  /// exp(x) - 1, accurate for small x too; error below 1.1 ulp.
  public static func exponentialMinusOne(_ x: Double) -> Double {
    // Below 2^-54 the next term of the series is lost in rounding; this also keeps -0.
    guard x.magnitude >= 0x1p-54 else { return x }
    guard x > -38 else { return -1 }
    // From 2^53 on, the 1 is at most a rounding.
    guard x < 37 else { return exponential(x) - 1 }
    let reduced = Reduced(x)
    // exp(x) - 1 = 2^n ((1 - 2^-n) + (exp(r) - 1)), the first of which is exact here.
    let sum = TwoPart.sum(1 - powerOfTwo(-reduced.power), reduced.rest.high)
    return (sum.high + (sum.low + reduced.tail)) * powerOfTwo(reduced.power)
  }

  /// x = n ln 2 + r with |r| <= ln 2 / 2, and exp(r) - 1.
  private struct Reduced {
    /// n.
    let power: Int
    /// r.
    let rest: TwoPart
    /// exp(r) - 1 less the upper part of r.
    let tail: Double

    @inline(__always) init(_ x: Double) {
      // Adding and subtracting 1.5 * 2^52 rounds to a whole number.
      let whole = (x * 1.442_695_040_888_963_4 + 0x1.8p52) - 0x1.8p52
      power = Int(whole)
      let r = TwoPart.sum(x - whole * ln2.high, -whole * ln2.low)
      rest = r
      // The power series; on |r| <= ln 2 / 2 its first omitted term is below 1e-19.
      let x = r.high
      var series = 1.0 / 87_178_291_200
      series = series * x + 1.0 / 6_227_020_800
      series = series * x + 1.0 / 479_001_600
      series = series * x + 1.0 / 39_916_800
      series = series * x + 1.0 / 3_628_800
      series = series * x + 1.0 / 362_880
      series = series * x + 1.0 / 40_320
      series = series * x + 1.0 / 5_040
      series = series * x + 1.0 / 720
      series = series * x + 1.0 / 120
      series = series * x + 1.0 / 24
      series = series * x + 1.0 / 6
      series = series * x + 0.5
      tail = x * x * series + (r.low + r.low * x)
    }
  }

  /// 2 to a whole power: 0 below -1074, infinity above 1023.
  public static func powerOfTwo(_ power: Int) -> Double { scaled(1, byPowerOfTwo: power) }

  /// A number times a power of two: exact but where the result is below 2^-1022 or overflows.
  @inline(__always) static func scaled(_ x: Double, byPowerOfTwo power: Int) -> Double {
    // In two steps, so that the factors are numbers where the result is one.
    let half = max(-1100, min(1100, power)) / 2
    let rest = max(-1100, min(1100, power)) - half
    return x * bits(exponent: half) * bits(exponent: rest)
  }

  /// 2^exponent within the normal numbers.
  @inline(__always) private static func bits(exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }
}

extension PortableMath {
  /// The natural logarithm; error below 0.6 ulp; minus infinity at 0, nan below.
  public static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let parts = logarithmParts(x)
    return parts.high + parts.low
  }

  /// log(1 + x), accurate for small x too; error below 0.8 ulp; minus infinity at -1, nan below.
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

/// The unevaluated sum of two doubles, `low` at most a rounding of `high`: a number to 32 digits.
///
/// Results that keep their last digit need intermediate values with more. The errors of a sum and
/// of a product are doubles themselves (Knuth 1969, section 4.2.2; Dekker 1971, Numerische
/// Mathematik 18:224), found by plain arithmetic, without a fused multiply-add.
struct TwoPart {
  /// The nearest double, or nearly.
  var high: Double
  /// What that leaves out.
  var low: Double

  init(_ high: Double, _ low: Double = 0) { (self.high, self.low) = (high, low) }

  /// a + b exactly.
  @inline(__always) static func sum(_ a: Double, _ b: Double) -> TwoPart {
    let high = a + b
    let second = high - a
    return TwoPart(high, (a - (high - second)) + (b - second))
  }

  /// a b exactly, for magnitudes between 1e-140 and 1e140.
  @inline(__always) static func product(_ a: Double, _ b: Double) -> TwoPart {
    let (a1, b1) = (upperHalf(a), upperHalf(b))
    let (a2, b2) = (a - a1, b - b1)
    let high = a * b
    return TwoPart(high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// The leading 26 bits, so that the rest fits 26 bits too and halves multiply exactly.
  @inline(__always) private static func upperHalf(_ x: Double) -> Double {
    let large = x * 134_217_729  // 2^27 + 1
    return large - (large - x)
  }

  /// a / b to about 31 digits.
  @inline(__always) static func quotient(_ a: TwoPart, _ b: TwoPart) -> TwoPart {
    let high = a.high / b.high
    let back = product(high, b.high)
    let rest = ((a.high - back.high) - back.low) + (a.low - high * b.low)
    return TwoPart(high, rest / b.high)
  }

  /// a - b c, rounded once or nearly: nothing is lost where a and b c nearly cancel.
  static func difference(_ a: Double, _ b: Double, times c: Double) -> Double {
    let product = product(b, c)
    let sum = sum(a, -product.high)
    return sum.high + (sum.low - product.low)
  }
}
