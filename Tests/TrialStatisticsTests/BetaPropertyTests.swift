import TestSupport
import Testing

@testable import TrialStatistics

extension BetaDistribution {
  /// The probability of a value of at most `x`, from 0 to 1.
  func cumulative(_ x: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? 1 : IncompleteBeta(alpha, beta, x: x, y: 1 - x).lower
  }

  /// The probability of a value above `x`.
  func upperTail(_ x: Double) -> Double {
    x <= 0 ? 1 : x >= 1 ? 0 : IncompleteBeta(beta, alpha, x: 1 - x, y: x).lower
  }
}

struct BetaPropertyTests {
  /// A value spread evenly over decades.
  private func spread(_ from: Double, _ decades: Int, _ generator: inout TestGenerator) -> Double {
    let decade = Int(generator.next() % UInt64(decades))
    return (0..<decade).reduce(from * (1 + 9 * generator.uniform())) { value, _ in value * 10 }
  }

  @Test func quantilesInvertTails() {
    var generator = TestGenerator(seed: 31)
    var worst = WorstCase()
    for _ in 0..<3000 {
      let beta = BetaDistribution(
        alpha: spread(0.02, 6, &generator), beta: spread(0.02, 6, &generator))
      let p = spread(1e-9, 9, &generator) / 2
      let low = beta.quantile(lowerTail: p)
      // Where the quantile is next to 1 a double cannot hold it to the digits the tail needs.
      if low > 1e-290 && low < 0.99 { worst.relative(beta.cumulative(low), p, "\(beta) low \(p)") }
      let high = beta.quantile(upperTail: p)
      if high > 1e-290 && high < 0.99 {
        worst.relative(beta.upperTail(high), p, "\(beta) high \(p)")
      }
      #expect(low <= high)
    }
    #expect(worst.error <= 1e-9, "\(worst)")
    #expect(worst.comparisons > 2000)
  }

  @Test func tailsAddUpAndReflect() {
    var generator = TestGenerator(seed: 32)
    for _ in 0..<2000 {
      let beta = BetaDistribution(
        alpha: spread(0.02, 8, &generator), beta: spread(0.02, 8, &generator))
      let other = BetaDistribution(alpha: beta.beta, beta: beta.alpha)
      let x = Double(generator.next() >> 34) * 0x1p-30
      #expect((beta.cumulative(x) + beta.upperTail(x) - 1).magnitude <= 1e-15)
      #expect(beta.cumulative(x) == other.upperTail(1 - x))
    }
  }

  /// I_x(a + 1, b) = I_x(a, b) - x^a (1 - x)^b / (a B(a, b)), here for whole b as a finite sum:
  /// with b = 3 the tail is x^a (1 + a (1 - x) + a (a + 1) (1 - x)^2 / 2).
  @Test
  func finiteSum() async {
    await each([1, 5, 16, 40, 1000]) { (alpha: Int) in
      let a = Double(alpha)
      let x = a / (a + 3)
      let power = (0..<alpha).reduce(1.0) { value, _ in value * x }
      let expected = power * (1 + a * (1 - x) + a * (a + 1) / 2 * (1 - x) * (1 - x))
      let actual = BetaDistribution(alpha: a, beta: 3).cumulative(x)
      #expect((actual - expected).magnitude <= 1e-13 * expected)
    }
  }
}
