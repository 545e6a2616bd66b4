/// Both tails of the regularised incomplete beta function at one point.
///
/// The smaller tail keeps full relative accuracy: the continued fraction (DLMF 8.17.22, its even
/// part as in Didonato and Morris 1992) is evaluated on the side of the mean where all its leading
/// terms are positive, and the factor in front of it is in saddle-point form.
struct IncompleteBeta {
  /// log of x^a y^b / B(a, b), which is also the derivative of the lower tail in log(x / y).
  let logFactor: Double
  /// Whether the continued fraction gave the lower tail, else the upper one.
  let lowerIsDirect: Bool
  /// The tail that was computed, divided by exp(logFactor).
  let ratio: Double

  /// Evaluates at 0 < x < 1 with y = 1 - x given apart, for a > 0 and b > 0.
  init(_ a: Double, _ b: Double, x: Double, y: Double) {
    let difference = SaddlePoint.difference(a, b, x, y)
    logFactor =
      SaddlePoint.logCore(a, b, x, y) + 0.5 * PortableMath.logarithm(a * b / (a + b))
      - SaddlePoint.halfLogTwoPi
    lowerIsDirect = difference >= 0
    ratio =
      lowerIsDirect
      ? Self.fraction(a, b, x: x, difference: difference)
      : Self.fraction(b, a, x: y, difference: -difference)
  }

  private var direct: Double { min(1, PortableMath.exponential(logFactor) * ratio) }

  /// I_x(a, b), in [0, 1].
  var lower: Double { lowerIsDirect ? direct : 1 - direct }

  /// 1 - I_x(a, b), in [0, 1].
  var upper: Double { lowerIsDirect ? 1 - direct : direct }

  /// log I_x(a, b), finite even where I_x(a, b) underflows.
  var logLower: Double {
    lowerIsDirect
      ? logFactor + PortableMath.logarithm(ratio) : PortableMath.logarithmOnePlus(-direct)
  }

  /// I_x(a, b) divided by its derivative in log(x / y).
  var lowerOverSlope: Double {
    lowerIsDirect ? ratio : (1 - direct) / PortableMath.exponential(logFactor)
  }

  /// The continued fraction by the modified Lentz recurrence; needs about sqrt(max(a, b)) terms.
  private static func fraction(_ a: Double, _ b: Double, x: Double, difference: Double) -> Double {
    var f = a * (difference + 1) / (a + 1)
    var c = f
    var d = 0.0
    for step in 1...4_000_000 {
      let m = Double(step)
      let w = m * (b - m) * x / (a + 2 * m - 1)
      let numerator = (a + m - 1) * ((a + b + m - 1) * x / (a + 2 * m - 1)) * w
      let denominator =
        m + w + (a + m) / (a + 2 * m + 1) * (difference + 1 + m * (2 - x))
      d = 1 / nonzero(denominator + numerator * d)
      c = nonzero(denominator + numerator / c)
      let change = c * d
      f *= change
      if (change - 1).magnitude <= 1e-16 { break }
    }
    return 1 / f
  }

  private static func nonzero(_ value: Double) -> Double {
    value.magnitude < 1e-300 ? 1e-300 : value
  }
}
