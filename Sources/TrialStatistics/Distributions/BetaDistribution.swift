/// The beta distribution on [0, 1].
///
/// Relative accuracy of the smaller tail is about 1e-14 for moderate parameters and better than
/// 1e-10 up to 1e9; time grows as the square root of the larger parameter.
public struct BetaDistribution: Sendable, Equatable {
  /// The first shape parameter, above 0.
  public let alpha: Double
  /// The second shape parameter, above 0.
  public let beta: Double

  /// Creates the distribution; both shapes must be finite and above 0, which is a precondition.
  public init(alpha: Double, beta: Double) {
    precondition(alpha > 0 && beta > 0 && alpha.isFinite && beta.isFinite)
    (self.alpha, self.beta) = (alpha, beta)
  }

  /// The value with probability `p` below it; 0 at p <= 0 and 1 at p >= 1.
  public func quantile(lowerTail p: Double) -> Double {
    if p <= 0 { return 0 }
    if p >= 1 { return 1 }
    return Self.logistic(logitQuantile(lowerTail: p))
  }

  /// The value with probability `q` above it, accurate for small `q`; 1 at q <= 0, 0 at q >= 1.
  public func quantile(upperTail q: Double) -> Double {
    if q <= 0 { return 1 }
    if q >= 1 { return 0 }
    return Self.logistic(logitQuantile(upperTail: q))
  }

  /// log(x / (1 - x)) of the quantile: keeps the digits of both x and 1 - x near the ends.
  func logitQuantile(lowerTail p: Double) -> Double {
    p <= 0.5 ? lowerHalfLogit(p) : -reflected.lowerHalfLogit(1 - p)
  }

  /// As `logitQuantile(lowerTail:)` with the probability above the value.
  func logitQuantile(upperTail q: Double) -> Double { -reflected.logitQuantile(lowerTail: q) }

  private var reflected: BetaDistribution { BetaDistribution(alpha: beta, beta: alpha) }

  static func logistic(_ u: Double) -> Double { 1 / (1 + PortableMath.exponential(-u)) }

  /// Newton's method for log I = log p in the variable u = log(x / (1 - x)), p in (0, 1/2].
  ///
  /// log I is increasing and concave in u, so every step after the first ends left of the root and
  /// the steps shrink; in the tail it is nearly a straight line, so few are needed.
  private func lowerHalfLogit(_ p: Double) -> Double {
    let target = PortableMath.logarithm(p)
    let centre = PortableMath.logarithm(alpha / beta)
    let spread = (1 / alpha + 1 / beta).squareRoot()
    var u = centre + min(0, NormalDistribution.quantile(p) * spread)
    var previous = Double.infinity
    for _ in 0..<200 {
      u = min(max(u, -700), 700)
      let point = IncompleteBeta(alpha, beta, x: Self.logistic(u), y: Self.logistic(-u))
      let step = (target - point.logLower) * point.lowerOverSlope
      guard step.isFinite else { break }
      u += step
      let size = step.magnitude
      if size <= 2e-16 * max(1, u.magnitude) || (size < 1e-9 && size >= previous) { break }
      previous = size
    }
    return min(max(u, -700), 700)
  }
}

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
      let denominator = m + w + (a + m) / (a + 2 * m + 1) * (difference + 1 + m * (2 - x))
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

/// The pieces of Loader's saddle-point form of binomial and Poisson probabilities.
///
/// Differences of log-gamma values lose digits as their arguments grow: about 2e-6 of relative
/// error at 1e9. Splitting off the Stirling error and the deviance keeps full accuracy at any
/// size. Source: Loader 2000, "Fast and accurate computation of binomial probabilities".
enum SaddlePoint {
  static let halfLogTwoPi = 0.918_938_533_204_672_741_780_329_736_406

  /// log(gamma(z + 1)) - log(sqrt(2 pi z) (z / e)^z) for z > 0: what Stirling's formula leaves out.
  static func stirlingError(_ z: Double) -> Double {
    guard z >= 10 else {
      return PortableMath.logarithmGamma(z + 1) - (z + 0.5) * PortableMath.logarithm(z) + z
        - halfLogTwoPi
    }
    return PortableMath.stirlingSeries(z)
  }

  /// x log(x / mean) + mean - x for x > 0 and mean > 0; never negative, 0 only at x = mean.
  ///
  /// `difference` is x - mean, passed in because the caller can often form it without rounding.
  static func deviance(_ x: Double, mean: Double, difference: Double) -> Double {
    guard difference.magnitude < 0.1 * (x + mean) else {
      return x * PortableMath.logarithm(x / mean) - difference
    }
    // Series in v = (x - mean) / (x + mean), free of the cancellation of the closed form.
    let v = difference / (x + mean)
    let square = v * v
    var sum = difference * v
    var term = 2 * x * v
    for j in 1..<200 {
      term *= square
      let next = sum + term / Double(2 * j + 1)
      if next == sum { break }
      sum = next
    }
    return sum
  }

  /// log of gamma(a + b + 1) x^a y^b / (gamma(a + 1) gamma(b + 1)) without its square-root factor.
  static func logCore(_ a: Double, _ b: Double, _ x: Double, _ y: Double) -> Double {
    let n = a + b
    let difference = Self.difference(a, b, x, y)
    let stirling = stirlingError(a) + stirlingError(b)
    let deviances =
      deviance(a, mean: n * x, difference: difference)
      + deviance(b, mean: n * y, difference: -difference)
    // Sums of like parts, so that exchanging (a, x) and (b, y) changes no digit.
    return stirlingError(n) - stirling - deviances
  }

  /// a - (a + b) x where y = 1 - x, formed from the smaller of x and y, which carries more digits.
  static func difference(_ a: Double, _ b: Double, _ x: Double, _ y: Double) -> Double {
    x <= y ? TwoPart.difference(a, a + b, times: x) : -TwoPart.difference(b, a + b, times: y)
  }
}
