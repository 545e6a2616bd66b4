extension PortableMath {
  /// 1 - erf(x), accurate where it is small; error below 5 ulp.
  ///
  /// 0 above 27.3, where it underflows.
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
