import TestSupport
import Testing

@testable import TrialStatistics

struct DistributionTests {
  /// Abramowitz and Stegun, tables 26.1, 26.2 and 26.6.
  @Test func normalQuantile() async {
    await each([
      (0.5, 0.0), (0.975, 1.959963984540054), (0.995, 2.575829303548901), (0.9, 1.2815515655446004),
      (0.001, -3.0902323061678136), (1e-10, -6.361340902404057),
    ]) { p, z in
      #expect((NormalDistribution.quantile(p) - z).magnitude <= 1e-14 * max(1, z.magnitude))
      #expect((NormalDistribution.cumulative(z) - p).magnitude <= 1e-14 * p)
    }
  }

  @Test func normalEnds() {
    #expect(NormalDistribution.quantile(0) == -.infinity)
    #expect(NormalDistribution.quantile(1) == .infinity)
    #expect(NormalDistribution.quantile(.nan).isNaN)
    #expect(NormalDistribution.cumulative(-.infinity) == 0)
    #expect(NormalDistribution.cumulative(.infinity) == 1)
    #expect(NormalDistribution.cumulative(0) == 0.5)
    #expect(NormalDistribution.criticalValue(alpha: 1) == 0)
    #expect(NormalDistribution.criticalValue(alpha: 0) == .infinity)
  }

  /// Far out, rounding x / sqrt(2) alone would cost x^2 units in the last place.
  @Test func lowerTail() async {
    await each([
      (-7.75, 4.5946274357785954e-15), (-5, 2.866515718791939e-07), (-1.96, 0.024997895148220435),
    ]) { x, p in
      #expect((NormalDistribution.cumulative(x) - p).magnitude <= 1e-15 * p)
    }
  }

  /// With one degree of freedom the distribution is Cauchy's, with two it has a closed form.
  @Test func studentClosedForms() async {
    await each([0.01, 0.5, 1, 3, 40]) { (t: Double) in
      let two = StudentDistribution(degreesOfFreedom: 2).twoSidedTail(t)
      #expect((two - (1 - t / (2 + t * t).squareRoot())).magnitude <= 1e-15)
      let one = StudentDistribution(degreesOfFreedom: 1)
      #expect((one.criticalValue(alpha: one.twoSidedTail(t)) - t).magnitude <= 1e-13 * t)
    }
  }

  @Test func studentEnds() {
    let student = StudentDistribution(degreesOfFreedom: 5)
    #expect(student.twoSidedTail(0) == 1)
    #expect(student.twoSidedTail(.infinity) == 0)
    #expect(student.criticalValue(alpha: 0) == .infinity)
    #expect(student.criticalValue(alpha: 1) == 0)
  }

  /// I_x(2, 3) = 6x^2 - 8x^3 + 3x^4, and I_x(a, 1) = x^a.
  @Test func betaPolynomials() async {
    await each([0.01, 0.2, 0.4, 0.5, 0.9, 0.999]) { (x: Double) in
      let beta = BetaDistribution(alpha: 2, beta: 3)
      let expected = x * x * (6 - 8 * x + 3 * x * x)
      #expect((beta.cumulative(x) - expected).magnitude <= 4e-15 * expected)
      // Back through the smaller tail, which is where a quantile is well determined.
      let back =
        x < 0.5
        ? beta.quantile(lowerTail: expected) : beta.quantile(upperTail: beta.upperTail(x))
      #expect((back - x).magnitude <= 1e-14)
      let power = BetaDistribution(alpha: 4, beta: 1)
      #expect((power.cumulative(x) - x * x * x * x).magnitude <= 4e-15 * x * x * x * x)
    }
  }

  @Test func betaEnds() {
    let beta = BetaDistribution(alpha: 0.5, beta: 7)
    #expect(beta.cumulative(0) == 0 && beta.upperTail(0) == 1)
    #expect(beta.cumulative(1) == 1 && beta.upperTail(1) == 0)
    #expect(beta.quantile(lowerTail: 0) == 0 && beta.quantile(lowerTail: 1) == 1)
    #expect(beta.quantile(upperTail: 0) == 1 && beta.quantile(upperTail: 1) == 0)
  }
}

@Suite("Quantiles")
struct QuantileTests {
  private static let fifths = [50.0, 10, 40, .nan, 20, .infinity, 30]

  @Test("are the values that reach the share")
  func reached() async {
    await each(
      [
        (-1, 10), (0, 10), (0.2, 10), (0.21, 20), (0.4, 20), (0.41, 30), (0.6, 30), (0.61, 40),
        (0.8, 40), (0.81, 50), (1, 50), (2, 50),
      ] as [(Double, Double)]
    ) { p, expected in
      #expect(quantile(p, of: Self.fifths) == expected)
    }
  }

  @Test("of no value there is none")
  func none() { #expect(quantile(0.5, of: [.nan]).isNaN) }
}

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
  @Test func finiteSum() async {
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

@Suite("Critical values")
struct CriticalValuesTests {
  /// Published tables of Student's t: clusters, confidence, value.
  @Test("The tables of t")
  func tables() async {
    await each([
      (2, 0.95, 12.706), (3, 0.95, 4.303), (11, 0.95, 2.228), (20, 0.95, 2.093), (20, 0.99, 2.861),
      (31, 0.95, 2.042), (121, 0.95, 1.980),
    ]) { clusters, confidence, expected in
      let values = CriticalValues(clusters: clusters, confidence: confidence)
      #expect(abs(values.student - expected) < 0.0005)
      let student = StudentDistribution(degreesOfFreedom: Double(clusters - 1))
      #expect(abs(student.twoSidedTail(values.student) - (1 - confidence)) <= 1e-15)
      #expect(abs(values.normal - (confidence == 0.95 ? 1.959_964 : 2.575_829)) < 1e-6)
    }
  }

  @Test("Fewer than two clusters tell nothing")
  func few() async {
    await each([0, 1]) { (clusters: Int) in
      #expect(CriticalValues(clusters: clusters).student == .infinity)
    }
  }

  @Test("Values made before give the same estimates and contrasts")
  func shared() {
    let moments = ClusterMoments([(10, [7, 8]), (20, [10, 15]), (15, [0, 3]), (9, [9, 9])])
    let critical = CriticalValues(clusters: 4)
    for policy in 0..<2 {
      #expect(
        RateEstimate(moments: moments, policy: policy, critical: critical)
          == RateEstimate(moments: moments, policy: policy))
    }
    #expect(
      PairedContrast(moments: moments, 0, 1, critical: critical)
        == PairedContrast(moments: moments, 0, 1))
  }
}
