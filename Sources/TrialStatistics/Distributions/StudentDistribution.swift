/// Student's t distribution.
public struct StudentDistribution: Sendable, Equatable {
  /// The degrees of freedom, above 0; need not be a whole number.
  public let degreesOfFreedom: Double

  /// Creates the distribution; the degrees of freedom must be finite and above 0 (precondition).
  public init(degreesOfFreedom: Double) {
    precondition(degreesOfFreedom > 0 && degreesOfFreedom.isFinite)
    self.degreesOfFreedom = degreesOfFreedom
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

  /// The value exceeded in magnitude with probability `alpha`: the two-sided critical value.
  ///
  /// Infinity at alpha <= 0 and 0 at alpha >= 1; below about 1e-150 with few degrees of freedom it
  /// stops growing.
  public func criticalValue(alpha: Double) -> Double {
    if alpha.isNaN { return .nan }
    if alpha <= 0 { return .infinity }
    if alpha >= 1 { return 0 }
    let logit = BetaDistribution(alpha: degreesOfFreedom / 2, beta: 0.5)
      .logitQuantile(lowerTail: alpha)
    return degreesOfFreedom.squareRoot() * PortableMath.exponential(-0.5 * logit)
  }
}

/// The quantiles behind every interval at one confidence and one number of clusters.
///
/// Finding them takes as long as all the rest of an estimate, and the estimates of a study share
/// them: make them once and pass them on.
public struct CriticalValues: Sendable, Equatable {
  /// The confidence, in (0, 1).
  public let confidence: Double
  /// The number of clusters.
  public let clusters: Int
  /// The two-sided value of t with `clusters` - 1 degrees of freedom; infinite with fewer than two
  /// clusters.
  public let student: Double
  /// The two-sided value of the normal distribution.
  public let normal: Double

  /// Finds the values; a confidence outside (0, 1) is a precondition failure.
  public init(clusters: Int, confidence: Double = 0.95) {
    precondition(confidence > 0 && confidence < 1, "the confidence is outside (0, 1)")
    (self.confidence, self.clusters) = (confidence, clusters)
    let alpha = 1 - confidence
    normal = NormalDistribution.criticalValue(alpha: alpha)
    student =
      clusters < 2
      ? .infinity
      : StudentDistribution(degreesOfFreedom: Double(clusters - 1)).criticalValue(alpha: alpha)
  }

  /// The two-sided value of t at other degrees of freedom, above 0 (precondition).
  func student(degreesOfFreedom: Double) -> Double {
    if degreesOfFreedom == Double(clusters - 1) { return student }
    return StudentDistribution(degreesOfFreedom: degreesOfFreedom)
      .criticalValue(alpha: 1 - confidence)
  }
}

/// The standard normal distribution.
public enum NormalDistribution {
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

extension NormalDistribution {
  /// The value with probability `p` below it; minus infinity at p <= 0, infinity at p >= 1.
  ///
  /// Wichura 1988, algorithm AS 241 (PPND16): relative accuracy about 1e-16 for p down to 1e-316.
  /// Odd about p = 1/2.
  public static func quantile(_ p: Double) -> Double {
    if p.isNaN { return .nan }
    if p <= 0 { return -.infinity }
    if p >= 1 { return .infinity }
    let q = p - 0.5
    if q.magnitude <= 0.425 {
      let r = 0.180_625 - q * q
      return q * ratio(centralNumerator, centralDenominator, r)
    }
    let r = (-PortableMath.logarithm(q < 0 ? p : 1 - p)).squareRoot()
    let size =
      r <= 5
      ? ratio(middleNumerator, middleDenominator, r - 1.6)
      : ratio(tailNumerator, tailDenominator, r - 5)
    return q < 0 ? -size : size
  }

  /// The value exceeded in magnitude with probability `alpha`: the two-sided critical value.
  ///
  /// Infinity at alpha <= 0 and 0 at alpha >= 1.
  public static func criticalValue(alpha: Double) -> Double {
    alpha >= 1 ? 0 : -quantile(alpha / 2)
  }

  private typealias Coefficients = (Double, Double, Double, Double, Double, Double, Double, Double)

  private static func polynomial(_ c: Coefficients, _ r: Double) -> Double {
    ((((((c.7 * r + c.6) * r + c.5) * r + c.4) * r + c.3) * r + c.2) * r + c.1) * r + c.0
  }

  private static func ratio(_ top: Coefficients, _ bottom: Coefficients, _ r: Double) -> Double {
    polynomial(top, r) / polynomial(bottom, r)
  }

  private static let centralNumerator: Coefficients = (
    3.387_132_872_796_366_608_0, 1.331_416_678_917_843_774_5e2, 1.971_590_950_306_551_442_7e3,
    1.373_169_376_550_946_112_5e4, 4.592_195_393_154_987_145_7e4, 6.726_577_092_700_870_085_3e4,
    3.343_057_558_358_812_810_5e4, 2.509_080_928_730_122_672_7e3
  )
  private static let centralDenominator: Coefficients = (
    1, 4.231_333_070_160_091_125_2e1, 6.871_870_074_920_579_083_0e2,
    5.394_196_021_424_751_107_7e3, 2.121_379_430_158_659_586_7e4, 3.930_789_580_009_271_061_0e4,
    2.872_908_573_572_194_267_4e4, 5.226_495_278_852_854_561_0e3
  )
  private static let middleNumerator: Coefficients = (
    1.423_437_110_749_683_577_34, 4.630_337_846_156_545_295_90, 5.769_497_221_460_691_405_50,
    3.647_848_324_763_204_605_04, 1.270_458_252_452_368_382_58, 2.417_807_251_774_506_117_70e-1,
    2.272_384_498_926_918_458_33e-2, 7.745_450_142_783_414_076_40e-4
  )
  private static let middleDenominator: Coefficients = (
    1, 2.053_191_626_637_758_821_87, 1.676_384_830_183_803_849_40,
    6.897_673_349_851_000_045_50e-1, 1.481_039_764_274_800_745_90e-1,
    1.519_866_656_361_645_719_66e-2, 5.475_938_084_995_344_946_00e-4,
    1.050_750_071_644_416_843_24e-9
  )
  private static let tailNumerator: Coefficients = (
    6.657_904_643_501_103_777_20, 5.463_784_911_164_114_369_90, 1.784_826_539_917_291_335_80,
    2.965_605_718_285_048_912_30e-1, 2.653_218_952_657_612_309_30e-2,
    1.242_660_947_388_078_438_60e-3, 2.711_555_568_743_487_578_15e-5,
    2.010_334_399_292_288_132_65e-7
  )
  private static let tailDenominator: Coefficients = (
    1, 5.998_322_065_558_879_376_90e-1, 1.369_298_809_227_358_053_10e-1,
    1.487_536_129_085_061_485_25e-2, 7.868_691_311_456_132_591_00e-4,
    1.846_318_317_510_054_681_80e-5, 1.421_511_758_316_445_888_70e-7,
    2.044_263_103_389_939_785_64e-15
  )
}
