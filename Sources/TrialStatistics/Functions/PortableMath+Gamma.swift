extension PortableMath {
  /// The natural logarithm of the gamma function; error below 5 ulp, near its zeros 1 and 2 too.
  ///
  /// Infinity at 0, nan below.
  public static func logarithmGamma(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? .infinity : .nan }
    if x >= 10 { return stirling(x) }
    if x < 1 {
      // gamma(x) = gamma(x + 1) / x.
      let logarithm = logarithmParts(x)
      return (x * (x - 1) * overZeros(x - 0.5) - logarithm.low) - logarithm.high
    }
    // gamma(x) = (x - 1) (x - 2) ... gamma(rest), rest in [1, 2].
    var rest = x
    var factor = TwoPart(1)
    while rest > 2 {
      rest -= 1
      let product = TwoPart.product(factor.high, rest)
      factor = TwoPart(product.high, product.low + factor.low * rest)
    }
    let logarithm = logarithmParts(factor.high)
    let low = logarithm.low + factor.low / factor.high
    return ((rest - 1) * (rest - 2) * overZeros(rest - 1.5) + low) + logarithm.high
  }

  /// Stirling's formula: (x - 1/2) log x - x + log(2 pi) / 2, and its series.
  private static func stirling(_ x: Double) -> Double {
    // Beyond 1e16 the rest is lost in rounding, and halves of digits would overflow far out.
    guard x < 1e16 else { return x * (logarithm(x) - 1) }
    let logarithm = logarithmParts(x)
    let product = TwoPart.product(x - 0.5, logarithm.high)
    let main = TwoPart.sum(product.high, -x)
    let low = product.low + (x - 0.5) * logarithm.low + main.low
    return main.high + (0.918_938_533_204_672_8 + (stirlingSeries(x) + low))
  }

  /// What Stirling's formula leaves out of log gamma(x), for x from 10 on; error below 3e-17.
  ///
  /// The series 1 / (12 x) - 1 / (360 x^3) and so on (Abramowitz and Stegun 6.1.41).
  static func stirlingSeries(_ x: Double) -> Double {
    let w = 1 / (x * x)
    let tail = 1.0 / 1188 - w * (691.0 / 360_360 - w / 156)
    return (1.0 / 12 - w * (1.0 / 360 - w * (1.0 / 1260 - w * (1.0 / 1680 - w * tail)))) / x
  }

  /// log gamma(x) / ((x - 1) (x - 2)) at x = 1.5 + t, |t| <= 1/2: free of the zeros.
  private static func overZeros(_ t: Double) -> Double { polynomial(zeroFree, t) }

  /// Its Chebyshev interpolation in 60-digit arithmetic; relative error below 4e-17.
  private static let zeroFree: [Double] = [
    5.104_618_216_100_186_4e-6, -7.970_873_319_492_813e-6, 5.129_828_644_815_147e-6,
    -8.079_529_250_421_59e-6, 1.734_263_784_459_851e-5, -2.735_644_476_106_712_4e-5,
    4.163_513_614_890_271_6e-5, -6.609_271_409_301_556e-5, 0.000_105_644_748_841_318_82,
    -0.000_168_927_194_027_037_23, 0.000_271_275_053_547_731_54, -0.000_437_991_934_856_901_24,
    0.000_711_522_384_890_600_8, -0.001_164_414_671_607_125_7, 0.001_922_916_135_507_949_7,
    -0.003_212_074_069_736_748, 0.005_446_457_844_650_585, -0.009_425_622_448_625_905,
    0.016_797_098_631_185_916, -0.031_308_487_501_009_494, 0.062_911_401_074_564_94,
    -0.145_959_895_914_306_08, 0.483_128_950_540_980_9,
  ]
}
