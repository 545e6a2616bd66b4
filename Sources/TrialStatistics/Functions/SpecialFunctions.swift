extension PortableMath {
  /// 1 - erf(x), accurate where it is small; error below 5 ulp; 0 above 27.3, where it underflows.
  public static func complementaryError(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x.magnitude < 0.5 { return 1 - centralError(x) }
    if x < 0 { return 2 - complementaryError(-x) }
    guard x < 28 else { return 0 }
    // f(x) = exp(x^2) erfc(x) is w = 4 / (x + 4) times a smooth function of w.
    let w = 4 / (x + 4)
    let close = w * polynomial(tail, w - 0.5)
    // The rounded w belongs to another x; the slope of f leads back: f' = 2 x f - 2 / sqrt(pi).
    let sum = TwoPart.sum(x, 4)
    let product = TwoPart.product(sum.high, w)
    let step = ((product.high - 4) + (product.low + sum.low * w)) / w
    let value = close + (2 * x * close - twoOverRootPi) * step
    let square = TwoPart.product(x, x)
    let bell = exponential(-square.high)
    return (bell - bell * square.low) * value
  }

  static let twoOverRootPi = 1.128_379_167_095_512_6

  /// erf(x) for |x| < 1/2 by its power series, 2 / sqrt(pi) times (-1)^j x^(2j+1) / (j! (2j+1)).
  private static func centralError(_ x: Double) -> Double {
    let square = x * x
    return x * twoOverRootPi * (1 - square * polynomial(central, square))
  }

  /// The coefficients for j from 12 down to 1; the first omitted term is below 1e-18.
  private static let central: [Double] = [
    -1.0 / 11_975_040_000, 1.0 / 918_086_400, -1.0 / 76_204_800, 1.0 / 6_894_720, -1.0 / 685_440,
    1.0 / 75_600, -1.0 / 9_360, 1.0 / 1_320, -1.0 / 216, 1.0 / 42, -1.0 / 10, 1.0 / 3,
  ]

  /// Chebyshev interpolation of exp(x^2) erfc(x) / w in w - 1/2 for x from 0.5 to 28, in 60-digit
  /// arithmetic: relative error below 6e-17.
  private static let tail: [Double] = [
    0.001_893_670_994_119_861_4, -0.000_266_556_366_551_183_8, -0.004_628_437_100_897_899,
    1.235_776_085_678_441_7e-5, 0.008_304_956_931_596_759, 0.002_439_329_868_938_617,
    -0.013_892_478_004_563_278, -0.011_661_233_231_147_18, 0.019_231_344_260_100_616,
    0.038_626_514_655_197_45, -0.003_722_625_820_288_71, -0.090_528_125_789_663_32,
    -0.116_493_477_724_344_64, 0.035_962_733_293_822_775, 0.391_171_561_712_748_2,
    0.843_841_706_925_58, 1.222_104_238_552_588_7, 1.392_087_497_919_031_6, 1.323_406_351_512_024_7,
    1.081_707_662_626_472_6, 0.773_208_702_265_237_2, 0.488_274_364_540_441,
    0.273_998_915_250_122_77,
  ]
}

extension PortableMath {
  /// The natural logarithm of the gamma function; error below 5 ulp, near its zeros 1 and 2 too,
  /// infinity at 0, nan below.
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

extension PortableMath {
  /// The angle of the point (x, y) from the x axis, from -pi to pi; error below 0.6 ulp.
  ///
  /// Signs of zeros and infinite coordinates count as IEEE 754 (9.2.1) has it for `atan2`.
  public static func arctangent(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (rise, run) = (y.magnitude, x.magnitude)
    var angle =
      rise <= run ? octant(rise, run) : difference(halfPi.high, halfPi.low, octant(run, rise))
    if x.sign == .minus { angle = difference(2 * halfPi.high, 2 * halfPi.low, angle) }
    return Double(signOf: y, magnitudeOf: angle.high + angle.low)
  }

  private static func difference(_ high: Double, _ low: Double, _ angle: TwoPart) -> TwoPart {
    let sum = TwoPart.sum(high, -angle.high)
    return TwoPart(sum.high, sum.low + (low - angle.low))
  }

  /// The angle whose tangent is rise / run, for 0 <= rise <= run.
  private static func octant(_ rise: Double, _ run: Double) -> TwoPart {
    if rise == run { return rise == 0 ? TwoPart(0) : ofEighths[8] }
    // So small an angle is its tangent; this also takes an infinite run.
    guard rise >= run * 0x1p-60, run < .infinity else { return TwoPart(rise / run) }
    // Near 1, where no product underflows or overflows.
    let a = Double(sign: .plus, exponent: -run.exponent, significand: rise)
    let b = run.significand
    // atan(a / b) = atan(c) + atan((a - b c) / (b + a c)) with c the nearest eighth.
    let index = Int((a / b * 8 + 0x1.8p52) - 0x1.8p52)
    let c = Double(index) / 8
    let (bc, ac) = (TwoPart.product(b, c), TwoPart.product(a, c))
    var (top, bottom) = (TwoPart.sum(a, -bc.high), TwoPart.sum(b, ac.high))
    top.low -= bc.low
    bottom.low += ac.low
    let u = TwoPart.quotient(top, bottom)
    // The power series; on |u| <= 1/16 its first omitted term is below 3e-19 u.
    let square = u.high * u.high
    let main = TwoPart.sum(ofEighths[index].high, u.high)
    let tail = u.high * square * polynomial(series, square)
    return TwoPart(main.high, main.low + (ofEighths[index].low + (u.low + tail)))
  }

  private static let series: [Double] = [
    -1.0 / 15, 1.0 / 13, -1.0 / 11, 1.0 / 9, -1.0 / 7, 1.0 / 5, -1.0 / 3,
  ]

  private static let halfPi = TwoPart(1.570_796_326_794_896_6, 6.123_233_995_736_766e-17)

  /// The angles whose tangents are the eighths from 0 to 1.
  private static let ofEighths = [
    TwoPart(0),
    TwoPart(0.124_354_994_546_761_44, -3.125_324_142_453_938_3e-18),
    TwoPart(0.244_978_663_126_864_14, 1.069_875_561_873_445_1e-17),
    TwoPart(0.358_770_670_270_572_25, -2.462_381_558_263_863_5e-17),
    TwoPart(0.463_647_609_000_806_1, 2.269_877_745_296_168_7e-17),
    TwoPart(0.558_599_315_343_562_4, -5.455_630_548_591_626_4e-18),
    TwoPart(0.643_501_108_793_284_4, 1.583_478_505_144_428_6e-17),
    TwoPart(0.718_829_999_621_624_5, -2.147_838_844_445_698_3e-17),
    TwoPart(0.785_398_163_397_448_3, 3.061_616_997_868_383e-17),
  ]
}
