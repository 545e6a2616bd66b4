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
