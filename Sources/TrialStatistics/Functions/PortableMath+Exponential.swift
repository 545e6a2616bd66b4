extension PortableMath {
  /// e to the power x; error below 0.7 ulp, and one unit of 2^-1074 below 2^-1022.
  ///
  /// Infinity above 709.78, 0 below -745.13.
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

    @inline(__always)
    init(_ x: Double) {
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
  @inline(__always)
  static func scaled(_ x: Double, byPowerOfTwo power: Int) -> Double {
    // In two steps, so that the factors are numbers where the result is one.
    let half = max(-1100, min(1100, power)) / 2
    let rest = max(-1100, min(1100, power)) - half
    return x * bits(exponent: half) * bits(exponent: rest)
  }

  /// 2^exponent within the normal numbers.
  @inline(__always)
  private static func bits(exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }
}
