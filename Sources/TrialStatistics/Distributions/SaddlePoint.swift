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
